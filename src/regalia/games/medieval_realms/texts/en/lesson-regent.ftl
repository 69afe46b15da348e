# A lesson: Alone against the Regent.

lesson-regent-title = Alone against the Regent
lesson-regent-teaches = Foresee what the Regent takes, bids and plays.
lesson-regent-end = You know the Regent’s ways
lesson-regent-learned-1 = The Regent places by lot, after you: there is nothing to guess.
lesson-regent-learned-2 = It plays the dearest card it can pay; else it takes the first card of the panel that it may.
lesson-regent-learned-3 = It raises by one, up to 4, 5 or 6 by temper: bid that limit and win.
lesson-regent-learned-4 = Seven rounds, most points, as with two players.

lesson-regent-chapter-lot = By lot
lesson-regent-chapter-rules = Its rules
lesson-regent-chapter-realm = Your realm

lesson-regent-who-head = A rival without a will
lesson-regent-who = The Regent is our own solo variant. It has leaders, a palace and a realm as you have, and follows fixed rules. This one is gentle.

lesson-regent-decoys-head = It places by lot
lesson-regent-decoys = Your mayors are placed. The Regent’s leaders fall anywhere, after yours; a decoy stops it as well here as there.
lesson-regent-decoys-do = Place your decoys on the lit terrains.

lesson-regent-coast-head = Take what you need
lesson-regent-coast = Two together are rarely beaten by lot. The Merchant coast gives 2 gold and 1 production.
lesson-regent-coast-do = Send general and admiral there.

lesson-regent-turn-head = Its turn, in three lines
lesson-regent-turn = It plays the dearest card it can pay. If there is none, it takes the first card from slot 1 upward that it may. Else it passes.

lesson-regent-limit-head = It never bids beyond 4
lesson-regent-limit = It opened slot 1 with 1 gold, and always raises by one, to 4 at most. Bid 4, and the Mayor is yours.
lesson-regent-limit-do = Bid 4 gold.
lesson-regent-limit-later-bid = It would answer up to 4; beyond 4 is wasted.
lesson-regent-limit-later-drop = A seventh mayor works in every round.

lesson-regent-before-head = It goes up the panel
lesson-regent-before = Next it will open slot 2, then 3. The General in slot 3 is what you want: open it yourself.
lesson-regent-before-do = Choose the General, then bid 4.
lesson-regent-before-later-activate = The General would soon be up for sale.
lesson-regent-before-later-bid = Less it would answer; more is wasted.

lesson-regent-pay-head = Make it pay
lesson-regent-pay = It opens Flanders with 1 combat. You hold 3, it will go to 4: a bid of 3 makes it pay the whole.
lesson-regent-pay-do = Bid 3 combat.
lesson-regent-pay-later-drop = Then it would have Flanders for 1.
lesson-regent-pay-later-bid = A bid of 3 makes it pay 4.

lesson-regent-city-head = Slot 4 is its next
lesson-regent-city = It will call Hildegard, for it has most science. Leave her, and activate a city for your raw material.
lesson-regent-city-do = Choose Bologna.
lesson-regent-city-later-activate = Bologna can be built at once.

lesson-regent-build-head = Seven mayors, seven points
lesson-regent-build = A city counts 1 point per mayor, the new one too.
lesson-regent-build-do = Play Bologna.

lesson-regent-norway-head = It cannot answer
lesson-regent-norway = It played Hildegard, the dearest card it could pay. Flanders left it 1 combat: Norway is yours for 2, with 5 raw material.
lesson-regent-norway-do = Put Norway up, then bid 2.
lesson-regent-norway-later-activate = Norway costs no production.
lesson-regent-norway-later-bid = 1 it would answer; 3 is wasted.
lesson-regent-norway-later-pass = Norway is yours for 2 combat.

lesson-regent-pass-head = It goes on without you
lesson-regent-pass = It took the battle from slot 5. When you pass, it takes cards until nothing is allowed.
lesson-regent-pass-do = Pass.
lesson-regent-pass-later-activate = First watch it go on without you.

lesson-regent-end-head = How you win
lesson-regent-end = More points than the Regent after seven rounds. A fair one has one mayor more and bids to 5; a stern one a general too, and bids to 6.
