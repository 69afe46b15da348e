# The guide of a game, the key of its symbols
web-guide = One-page guide
web-guide-link = The game on one page
web-guide-play = Play
web-guide-turn = Your turn
web-guide-symbols = Symbols

# The rules for reading
web-rules-part-goal = Goal
web-rules-part-turn = Turn
web-rules-part-action = Actions
web-rules-part-end = End
web-rules-part-scoring = Scoring
web-rules-part-setup = Set-up
web-rules-part-pieces = Pieces
web-rules-part-variant = Variants
web-rules-part-ruling = Precisions
web-rules-part-glossary = Glossary
web-rules-example = Example.
web-rules-id = The number of this rule
web-rule-named = Rule: { $title }
js-rule-named = Rule: %what%
js-rules-ask = Ask in your own words: pay, move, win…
js-rules-guide = One-page guide
js-rules-symbols = Symbols
js-rules-now = Right now
js-rules-now-none = Nothing is asked of you now.
js-rules-show = Show me
js-rules-show-board = Show me on the board
js-rules-counts = counts now
js-rules-in-place = In the rules
js-rules-also = Also looked for: %what%.
js-rules-none = No rule speaks of “%what%”. Try another word.
js-rules-found-one = 1 rule for “%what%”.
js-rules-found = %number% rules for “%what%”.
js-rules-more = and %number% more like it
js-rules-parts = Parts of the rules
js-rules-shown = %number% places on the board
js-rules-alike = pay price cost afford expensive cheap | move walk go travel | win winner victory best | score points worth count | end finish over stop | start begin setup prepare | take pick draw grab get | build construct place put | tie draw equal level | turn round order who | bot alone solo automaton | money gold coins coin | hidden secret see | card cards hand | sell trade swap exchange
js-rules-small = how do does did is are am can could may must should many much the an in on of to my me you your it its this that when what which where why who whose if for with not no and or at be have has get there game play

# The key of symbols
js-key = Symbols on this table
js-key-text = Choose a symbol: its places light up on the board.
js-key-now = In play · %number%
js-key-all = All · %number%
web-key-goods = Resources
web-key-points = Points
web-key-counts = What counts
web-key-actions = Actions
web-key-pieces = Pieces
web-key-cards = Cards
web-key-places = Places
web-key-building = Buildings
js-tip-now = Here now: %number%
js-tip-places = %number% on the table
js-rules-shown-one = 1 place on the board
js-rules-more-one = and 1 more like it
