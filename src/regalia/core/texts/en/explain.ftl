# A first game explained as we go.

explain-tool = Explain as we go
js-explain-ask = Your first game of this?
js-explain-text = Settings for a first game, and the coach tells its reasons for your first decisions. One choice switches it off.
js-explain-yes = Explain as we go
js-explain-no = Just play
js-explain-first = A whole game, explained as we go
js-explain-on = Explained as we go: { $number } more
js-explain-off = Explaining is off.
js-explain-done = You play on without the coach’s reasons. The lamp asks for them at any time.
