# What there is to know about each game, in reading order: the words that lead to a page, and the page. Terminal and browser
# show them. What belongs to modules: pages_modules.ftl; what only the terminal adds: pages_terminal.ftl.

# ---- the board game
topic-fresco-order = turn order, order, order of turns, action order, turn, turns, round, phase, phases
page-fresco-order =
    Hours are chosen from the back of the score track to the front. Everything after that goes by hour, the earliest first.
    Market, cathedral, studio, workshop, theater: a location is finished for all before the next one begins, and you do all you have to do there in one go.
    Then the booths are filled again, income is paid, and the painters go back to bed. (B-ORDER, B-ROUND, B-ACT, B-PREP, X-ACT, X-PREP)
topic-fresco-wake = wake-up time, wake-up times, wake up, wake, get up, up at, hour, hours, hostel, bed, asleep, order of choice
page-fresco-wake =
    Whoever is last on the score track chooses an hour first, then the others from back to front. Each hour takes one painter.
    It decides three things for this round: how your mood changes at once, what a market tile costs you, and when you act: the earliest first.
    Early is first but expensive, and bad for the mood: at 7 o'clock your mood falls by 1, and a tile costs 2 Thalers. (B-WAKE, X-WAKE)
topic-fresco-mood = mood, mood track, mood display
page-fresco-mood =
    Up is better. On the top two spaces of the track you have an extra apprentice, on the bottom two you lose one.
    That is checked only when you get up, after the mood change of your hour. Whatever the theater or a card did before counts then.
    Nobody moves past the ends of the track; further steps are lost. At the end mood is worth nothing. (B-MOOD)
topic-fresco-apprentices = apprentices, apprentice, appr., extra apprentice, action, actions
page-fresco-apprentices =
    You have 5 of them; 6 in a very good mood (top two spaces), 4 in a very bad one (bottom two).
    All of them have to be planned. Each is one action at his location; what you cannot pay or do not want is lost. (B-MOOD-04 to 07, B-PLAN, B-ACT)
topic-fresco-plan = plan, plans, planning, action sheet, sheet, column, columns, location, locations, reveal, action tile, action tiles, covered
page-fresco-plan =
    All plan at the same time and in secret. Every apprentice goes on a column of your action sheet, at most three on one.
    The columns: market, cathedral, studio, workshop, theater.
    When the last plan is sealed, all are revealed. Until then you may withdraw yours and change it.
    Action tiles of modules cover a column; what they bring takes the place of its location. (B-PLAN, X-PLAN)
topic-fresco-market = market, M, booth, booths, I, II, III, IV, market tile, market tiles, tile price, price, market price, buy, close, bag
page-fresco-market =
    With at least one apprentice at the market you choose one booth that still has tiles. There you buy, or you close it.
    Buying: one tile for each apprentice, each at the price of your wake-up time. You get the paints on it.
    Afterwards all tiles of this booth, bought or not, go into the bag; it stays empty until the next round.
    Closing is free and empties one booth; you buy nothing then.
    Four players: 14 tiles, 4 booths, 1 tile stays in the bag. Two or three: 11 tiles, 3 booths, 2 stay in the bag. (B-MKT, X-MKT)
topic-fresco-fresco = fresco, cathedral, C, segment, segments, fresco tile, fresco tiles, tile, tiles, restore, restoration, A1, A2, A3, A4, A5, B1, B2, B3, B4, B5, C1, C2, C3, C4, C5, D1, D2, D3, D4, D5, E1, E2, E3, E4, E5
page-fresco-fresco =
    Each apprentice in the cathedral restores one segment, or the altar, one after the other.
    You pay exactly the paints on the tile; nothing may stand in for them. The number on it is its points, and the bishop may add 2 or 3.
    The tile then lies in front of you and pays 1 Thaler at the end of each round.
    Segments are named like C3, the center: columns A to E, rows 1 to 5. (B-CATH-01 to 08, X-CATH)
topic-fresco-bishop = bishop, bishop's bonus, bonus, ♝
page-fresco-bishop =
    If he stands on the segment that is restored, it brings 3 more points; on one of the up to eight segments around it, 2; otherwise nothing.
    Before each restoration of a segment you may pay 1 Thaler and move him by one segment in any direction; then you have to restore.
    After it he moves to the restored segment by himself. The altar does not concern him. (B-CATH-07 to 15)
topic-fresco-altar = altar
page-fresco-altar =
    Instead of a segment, an apprentice in the cathedral may restore the altar for three paints, once per visit (French edition: once per round).
    Yellow + red + blue: 2 points. For each of them any blended paint may stand in, also the same more than once, for 1 more point: 3, 4 or 5.
    Green + orange + purple: 6 points.
    The altar brings no tile, no income and no bishop's bonus, and it is never used up. (B-CATH-16 to 23)
topic-fresco-paints = paints, paint, color, colors, letters, basic paint, blended paint, yellow, red, blue, green, orange, purple, Y, R, B, G, O, P
page-fresco-paints =
    Basic paints: Y yellow, R red, B blue. Everybody begins with one of each.
    Blended paints: G green = yellow + blue, O orange = red + yellow, P purple = red + blue. They are made in the workshop; green and orange are also sold at the market.
    The supply never runs out. Your paints are hidden, and left over they are worth nothing at the end (but see the dome). (B-WORK, B-ACT-08)
topic-fresco-studio = studio, S
page-fresco-studio =
    Each apprentice there earns 3 Thalers. (B-STUDIO, X-STUDIO)
    With the portraits, module 1, one of them may take a portrait card.
topic-fresco-workshop = workshop, W, blend, blends, blending, mix
page-fresco-workshop =
    Each apprentice there may blend up to twice: two different basic paints become one blended paint.
    Yellow + blue = green, red + yellow = orange, red + blue = purple. A blended paint cannot be split again.
    The workshop comes after the cathedral, so blends serve the next round; in the final round, the second visit. (B-WORK, X-WORK)
topic-fresco-theater = theater, theatre, T
page-fresco-theater =
    Each apprentice there raises your mood by 2 spaces at once, as far as the top.
    Apprentices come or go only with the next getting up, after the mood change of your hour.
    In the final round a second visit to the cathedral takes its place. (B-THEA, X-THEA)
topic-fresco-thalers = Thalers, Thaler, money, coin, coins, income
page-fresco-thalers =
    Everybody begins with 12. An apprentice in the studio earns 3.
    Income: at the end of each round every fresco tile in front of you pays 1, but no more after the last round.
    They pay for market tiles and, 1 for each, for the bishop's steps. At the end 2 of them are 1 point, rounded down. (B-STUDIO, B-PREP-03, B-SCORE-01)
topic-fresco-score = score, score track, track, points, point, VP, victory points, starting space, starting spaces, start space, S1, S2, S3, S4, landing, painter, painters
page-fresco-score =
    The space of your painter on the score track is your score.
    S1 to S4 are the starting spaces, S1 at the very back. They are worth 0: your first points take you to the space of that number.
    No two painters share a space. If yours would end on a taken one, you choose the nearest free space in front of it or behind it. In final scoring he always goes forward (French edition: from the final round on).
    At the end of a round the foremost painter on a starting space goes to the back of those still there (French edition: after round 1 only). (B-TRACK, B-PREP-05)
topic-fresco-secret = screen, screens, behind your screen, secret, secrets, hidden
page-fresco-secret =
    Behind your screen, seen by you alone: your paints, your Thalers, and your plan until all are revealed.
    Open to all: score track, hours, mood, numbers of apprentices, market, fresco, the tiles in front of everybody.
    What is gained and paid is seen when it happens. (B-INFO)
topic-fresco-final = final round, last round, second visit, second visit to the cathedral
page-fresco-final =
    A round that begins with six fresco tiles or fewer is the final one; with the portraits or the Medico it is round 9 at the latest.
    There is no theater; after the workshop the cathedral is visited a second time, by the apprentices planned for it.
    No income is paid afterwards. If an ordinary round empties the whole fresco, it is played to its end and was the last one. (B-END)
topic-fresco-end = end, end of the game, final scoring, scoring, winner, win, tie
page-fresco-end =
    After the last round come the points of modules, in the order of their numbers, and then 1 point for every 2 Thalers. It goes by the hours of that round.
    A painter who would land on a taken space goes on to the next free one, so there is no tie.
    The most points win. Paints, restored tiles and mood are worth nothing by themselves. (B-SCORE, X-SCORE)
topic-fresco-leonardo = Leonardo, guide, guided, two players, ♟
page-fresco-leonardo =
    In a game for two he is the third painter. The two of you guide him in turns, a round each.
    He gets up like everybody, by his place on the score track; mood and prices mean nothing to him.
    At the market he closes a booth (French edition: if his guide wants him to). In the cathedral his painter steps onto a tile beside it, never diagonally, and restores it without paints, for its points and the bishop's bonus. If there is none, he jumps to the tile of lowest value.
    In the final round he does not restore. He has no Thalers, and he cannot win. (L, X-LEO)
topic-fresco-modules = modules, module, expansion, expansions
page-fresco-modules =
    Modules add rules to the board game; any set of them goes together. They are chosen for a new game.
    1 Portraits, 2 Bishop's Requests, 3 Special Blends, 4 Wishing Well, 5 Leaf Gold, 6 Glaziers, 7 Scrolls, 8 Bells, 9 Wall Fresco, 10 Medico, 11 Bishop's Favors, 12 Ladies, 13 Catacombs, 14 Pews, 15 Dome, 16 Black Market, 17 Painters' Guild.

# ---- the card game
topic-cards-turn = turn, turns, draw a card, pass, passing, phase, phases
page-cards-turn =
    You draw a market card. Then you do one of three things: exchange cards, restore fresco cards, or pass. At the end you keep at most 7 cards.
    Whoever passes with one or two cards in hand draws market cards until there are three. (C-TURN, C-ACT, C-PASS)
topic-cards-exchange = exchange, lay out, laid out, on the table, symbol, symbols, draw, draws, M, W, M/W
page-cards-exchange =
    You lay out any number of hand cards and draw a card for each symbol on them: from the market, from a workshop pile of your choice, or from either (who writes answers: M, W, M/W).
    You draw one by one and may look before you choose the next pile. Cards just drawn cannot be exchanged in the same turn.
    The laid-out cards are discarded after the last draw. (C-EXCH)
topic-cards-piles = piles, pile, market, market card, market cards, workshop, workshops, workshop card, workshop cards, round, pointed, rose, face down, discarded, discard pile
page-cards-piles =
    Four piles are drawn from: the market, and three workshops told apart by the window on the back: round, pointed, rose.
    There are 42 market cards and 42 workshop cards. Each pile has its own discard pile, which is shuffled when the pile is used up.
    Of another hand you see the backs: how many cards come from which pile. (C-SETUP, C-DRAW, C-INFO)
topic-cards-fresco = fresco card, fresco cards, fresco, to restore, restore, restored, restoration, value, values, with your cards
page-cards-fresco =
    Four fresco cards lie open. Each shows three colors; you pay each with a card of that color, with a blend, or with a paint tile, and nothing more.
    You may restore several in one turn; new ones are laid out only afterwards.
    It counts its lowest value. Every rotation brings the next higher one, three at most.
    For each you take one of the open action tiles. (C-REST)
topic-cards-colors = colors, color, letters, yellow, red, blue, green, orange, purple, Y, R, B, G, O, P
page-cards-colors =
    Yellow, red, blue; green, orange, purple. A fresco card is called by its three colors; who writes answers writes their letters, like YGO.
    Green is mixed from yellow and blue, orange from red and yellow, purple from red and blue. (C-MIX)
topic-cards-mixing = mixing card, mixing cards, mixing, mix, blend, blends, +
page-cards-mixing =
    Mixing cards are market cards with half a paint at each edge (who writes answers: +). Two of them count as one card of the blend: yellow + blue = green, red + yellow = orange, red + blue = purple.
    Each blend also turns the restored card up by one value. Alone, a mixing card is a card of its own color. (C-MIX)
topic-cards-rotation = rotation, rotations, rotation tile, bishop symbol, bishop symbols, bishop, *, turn up
page-cards-rotation =
    A rotation turns the card just restored to its next higher value, at most three times.
    One for each bishop symbol (who writes answers: *) on the cards you pay with, one for each blend, one if the favorite color is among its colors, and one for each rotation tile you spend.
    An unused rotation tile is 1 point at the end. (C-REST-04 to 06, C-TILE-01)
topic-cards-favorite = favorite color, favorite, favourite, favorite +1
page-cards-favorite =
    A restored card with the bishop's favorite color on it is turned up by one value, however you paid for that color.
    After a turn in which it was used, the tile leaves the game and the next of the 12 is laid open, as long as there are any. (C-REST-05, C-REST-10 to 12)
topic-cards-tiles = action tiles, action tile, tiles, tile, rewards, reward, paint tile, paint, exchange and restore
page-cards-tiles =
    Three of the 20 action tiles lie open; every restored card brings you one of them. Each is used once, as many in a turn as you like.
    Rotation: one more rotation. Paint: replaces a card of its color. Unused, these two are 1 point each at the end.
    Exchange and restore: lets you restore right after an exchange. Demand: every other player gives you a card of a color. (C-TILE)
topic-cards-demand = demand, demands, demand tile
page-cards-demand =
    On your turn you name a color: everybody else gives you one card of it, of their own choice. Who has none shows you their hand.
    The tile leaves the game in any case; unused it is worth nothing. (C-TILE-03, C-TILE-08)
topic-cards-hand = hand, hands, hand limit, limit, card, cards, hand by backs, backs
page-cards-hand =
    Everybody begins with 5 market cards. At the end of your turn you keep at most 7 and discard the others, as you choose.
    A card is named by its color and its symbols; + is a mixing card, * a bishop symbol. At the end hand cards are worth nothing. (C-HAND, C-SETUP-08)
topic-cards-end = end, the end, last round, final round, final scoring, score, points, VP, palette
page-cards-end =
    When somebody has restored 6 fresco cards (5 with four players), the round is played to its end, so that all have the same number of turns. The starting player has the palette.
    The values of your fresco cards count, and 1 point for each unused rotation or paint tile. The most points win; a tie is shared. (C-END, C-SCORE)

# ---- the dice game
topic-dice-bishop = bishop
page-dice-bishop =
    At the beginning of your turn you put him beside one of the five sections: you aim at that one.
    If your sum brings this fresco tile, it is worth 3 more points. (D-BISH, D-VP-01)
topic-dice-dice = dice, die, pip die, pip dice, throw, throws, set aside, keep
page-dice-dice =
    You throw exactly three times, first six pip dice and two color dice. After each throw one pip die is set aside; the others are thrown again.
    What the three dice count together is your sum. (D-TURN, D-ROLL)
topic-dice-color = color dice, color die, double, fourfold, x2, x4
page-dice-color =
    A color die that shows the color of the pip die you set aside doubles its pips; two of them count it fourfold.
    It is then set aside as well. You may leave it; it can never be added to a die of an earlier throw. (D-ROLL-03 to 06)
topic-dice-bets = bets, bet, bet tile, marked, marked tile, another fresco tile, other, wait
page-dice-bets =
    Before each throw the others may bet on its result, once per turn and face down: the marked fresco tile, another fresco tile, or a portrait.
    A right bet brings 3 points before the first throw, 2 before the second, 1 before the third; a wrong one costs nothing.
    If the dice bring neither tile nor portrait, no bet scores. (D-BET, D-VP)
topic-dice-favor = favor tile, favor, favour
page-dice-favor =
    At the beginning of every turn it goes to whoever is last on the score track; while two or more are still on the stairs, to nobody.
    On your own turn it lets you change your sum by 1, up or down, after the third die. (D-FAV, D-ROLL-08)
topic-dice-sums = sums, sum, section, sections, fresco, fresco tile, fresco tiles, tile, tiles, owned, result, 8, 13, 16, 19, 24
page-dice-sums =
    The sum of your three dice decides. 8, 13, 16, 19 or 24 brings the top fresco tile of that section and its points, 3 more where the bishop stands.
    Each section can be yours only once; a second time it brings nothing.
    The sums between them bring a portrait. Below 8 and above 24 there is nothing. (D-RES, D-VP)
topic-dice-portraits = portraits, portrait, woman, women, man, men, your portraits, 9-12, 14-15, 17-18, 20-23
page-dice-portraits =
    Sums of 9-12, 14-15, 17-18 or 20-23 bring the portrait on that space and its points at once; the next one is turned over.
    It then lies face down on your board. An empty space brings nothing.
    At the end, pairs of a woman and a man score once more. A fifth portrait makes the round the last one. (D-RES, D-SCORE)
topic-dice-score = score track, score, track, points, VP, stairs, staircase, spaces jumped over
page-dice-score =
    The space of your painter is your score; all begin on the stairs, at 0.
    Whoever would land on a taken space goes on to the next free one; what is jumped over counts, too. (D-TRACK)
topic-dice-wedding = wedding bonus, wedding, weddings, pair, pairs
page-dice-wedding =
    At the end, every pair of a woman and a man among your portraits scores the points of both once more.
    Each portrait is in one pair at most; the best ones count. The leader is scored first. (D-SCORE)
topic-dice-end = end, last round, final round, final scoring, bonus, fifth, palette, round
page-dice-end =
    Whoever has all five sections, or five portraits, at once takes one of the open portraits as a bonus and makes this round the last one.
    It is played to its end: the starting player, who has the palette, began it. Others may earn the bonus in it, too.
    Then come the wedding bonuses. The most points win. (D-END, D-SCORE)
topic-dice-odds = chances, chance, odds, average, percent, percentage, percentages, %
page-dice-odds =
    Percentages at sums are exact, for a painter who wants this sum and nothing else. Averages and the chances of bets are those of one who wants as many points as possible.
