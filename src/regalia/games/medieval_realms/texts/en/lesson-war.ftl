# A lesson: War.

lesson-war-title = War
lesson-war-teaches = Terrains, decoys and ties; how to win a War and pay for it.
lesson-war-end = You know how to make war
lesson-war-learned-1 = Where decoys are strongest, or two are equal, nobody gets anything.
lesson-war-learned-2 = A general counts 2, an admiral 1; combat tokens add nothing on the map.
lesson-war-learned-3 = A War goes to whoever holds most combat, and costs 7 of it to play.
lesson-war-learned-4 = One card of each seal may wait: while you hold a War, the next goes to somebody else.

lesson-war-chapter-map = The map
lesson-war-chapter-war = The War
lesson-war-chapter-peace = After it

lesson-war-arms-head = Six points for seven combat
lesson-war-arms = A War costs 7 combat to play and brings 6 points at once. You have 4. Your mayors are placed; now the map must bring three.

lesson-war-decoys-head = Two decoys on one terrain
lesson-war-decoys = A decoy counts 2, so both count 4: more than the 3 of her general and admiral. They win nothing, but neither does she.
lesson-war-decoys-do = Place both decoys on the Gold hills.
lesson-war-decoys-later-place_decoy = Alone a decoy is beaten by a general with an admiral.

lesson-war-march-head = All your strength in one place
lesson-war-march = The Border march gives 3 combat. General 2 and admiral 1 make 3: only decoys or more leaders would stop you.
lesson-war-march-do = Send both to the Border march.
lesson-war-march-later-place_general = Here are 3 combat to be had.
lesson-war-march-later-place_admiral = Together they are safer.

lesson-war-walls-head = Seven for you, three for her
lesson-war-walls = She marched to the Gold hills: your decoys kept them from her. The Border march is yours.

lesson-war-call-head = Call the War while you hold most
lesson-war-call = It goes to whoever holds most combat, whoever calls it. Tokens are compared, not spent yet.
lesson-war-call-do = Choose the Battle of Crécy.
lesson-war-call-later-activate = Spent combat would lose you the majority.
lesson-war-call-later-pass = Then the War leaves at the end of the round.

lesson-war-other-head = Why she got the other one
lesson-war-other = A War waits in your deployment area, which takes one card of each seal. So the second went to her, with 3 combat only.

lesson-war-fight-head = Fight it
lesson-war-fight = Seven combat are spent, six points are yours. She holds a War that she cannot pay for.
lesson-war-fight-do = Play the Battle of Crécy.
lesson-war-fight-later-activate = The six points are waiting.

lesson-war-bonus-head = A gift at every fifth point
lesson-war-bonus = Your marker passed the 5: one resource of your choice.
lesson-war-bonus-do = Choose any resource.

lesson-war-city-head = Back to building
lesson-war-city = Your mayors made raw material meanwhile. So far up the panel, activating Canterbury costs 3 production.
lesson-war-city-do = Choose Canterbury.
lesson-war-city-later-activate = Canterbury can be built at once.

lesson-war-build-head = One point per mayor
lesson-war-build = Decoys are mayors too: six points at the end.
lesson-war-build-do = Play Canterbury.

lesson-war-pass-head = Enough for this round
lesson-war-pass = Your combat is spent; so are your plans. What is left stays in your palace.
lesson-war-pass-do = Pass.

lesson-war-arming-head = When to arm
lesson-war-arming = Look at the upcoming events: arm a round before a War can be called, and block the terrain your rival needs.
