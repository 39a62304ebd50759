# Pages of “help WORD” about modules: more words by which a module is found, its page, and the cards and tiles with names.

# ---- 1, Portraits
module-portraits-words = M1, portrait, portrait card, portrait cards, painted
module-portraits-help =
    Two of the 18 portrait cards lie open. In the studio one of your apprentices may take one of them; one card a round is all you may take.
    That apprentice earns no Thalers, the others 3 each (French edition: he earns his 3 as well).
    Most cards reward you at once and leave the game. Abbot, Actor, Sexton and God's Servant stay with you and work until the end.
    A card taken is not replaced in the same round; what is left at its end goes out, and two new ones come.
    When the last two are on display, the round is the final one: round 9 at the latest.
    Leonardo has to take an open card out of the game; only its points count for him. (M1)
topic-fresco-patron = Patron, patrons
page-fresco-patron = Patron: a portrait card that brings 7 Thalers at once. (M1-CARD-01)
topic-fresco-peers = Peers, peer
page-fresco-peers = Peers: a portrait card that brings the Thalers and the paint it shows, at once. (M1-CARD-02)
topic-fresco-merchant = Merchant, merchants
page-fresco-merchant = Merchant: a portrait card that brings two basic paints of your choice, also the same twice, and 1 Thaler. (M1-CARD-03)
topic-fresco-mary = Virgin Mary, Mary, portrait of the bishop, bishop's portrait
page-fresco-mary = Virgin Mary and Bishop: portrait cards that bring points and a paint, or points and Thalers, as shown on them. (M1-CARD-04)
topic-fresco-muse = Muse, muses
page-fresco-muse = Muse: a portrait card that takes your mood to the top. (M1-CARD-05)
topic-fresco-girl = Pretty Girl, girl
page-fresco-girl = Pretty Girl: a portrait card that raises your mood and brings Thalers, as shown on it. (M1-CARD-06)
topic-fresco-self = Self-portrait, self portrait
page-fresco-self = Self-portrait: a portrait card that raises your mood and brings points, as shown on it. (M1-CARD-06)
topic-fresco-abbot = Abbot, abbots
page-fresco-abbot = Abbot: a lasting portrait card. Each bishop's bonus you get is 1 point higher, 4 or 3; where there is none, it stays 0. (M1-CARD-08)
topic-fresco-actor = Actor, actors
page-fresco-actor = Actor: a lasting portrait card. Each of your apprentices in the theater raises your mood by 3 instead of 2. (M1-CARD-09)
topic-fresco-sexton = Sexton, sextons
page-fresco-sexton = Sexton: a lasting portrait card. Once a round, before you restore a segment, you may pay 1 Thaler and put the bishop on any segment. (M1-CARD-10)
topic-fresco-servant = God's Servant, servant
page-fresco-servant = God's Servant: a lasting portrait card. Your income is 1 Thaler higher every round. (M1-CARD-11)

# ---- 2, Bishop's Requests
module-requests-words = M2, request, general request, special request, purple request, orange request, green request, general, splash, splashes, stack
module-requests-help =
    12 request tiles lie open in four stacks: general, purple, orange, green. The best is on top: 6 points for the first general one, 10 for the first purple one.
    Once a round one of your apprentices in the workshop may fulfill a request instead of blending; the others blend as usual. It costs no paints.
    A general request takes three of your fresco tiles, a special one three that show a splash of its color on the back.
    You score its points. The three tiles lie stacked under it from then on: they serve no other request and pay no Thalers any more.
    Instead the request pays 1 Thaler and a paint every round: a special one its own color, a general one a basic paint of your choice (French edition: any).
    Leonardo may fulfill a request, too; the four tiles then leave the game. (M2)

# ---- 3, Special Blends
module-special_blends-words = M3, special blend, pink, brown, K, N
module-special_blends-help =
    Pink (K) = purple + red, brown (N) = orange + green. They count as blends like the others; a paint just made may go into the next blend at once.
    Seven new fresco tiles, worth 13 to 24 points, replace seven others; the 24 lies in the center.
    At the altar, each of green + orange + purple (6 points) may be replaced by pink for 3 more points or by brown for 5 more; three brown bring 21.
    The French edition allows that in every payment at the altar. Left over, both are worth nothing. (M3)

# ---- 4, Wishing Well
module-wishing_well-words = M4, well, penny, pennies, lucky penny, lucky pennies, wishing card, wishing cards, market symbol, market symbols, wish
module-wishing_well-help =
    Everybody begins with 3 lucky pennies. With your plan you may put up to 2 on the market symbol, if you send an apprentice to the market.
    At the beginning of your turn there you may throw them into the well; each draws one of the 20 wishing cards, which stay secret. The well takes 2 pennies a round from all together; what is not thrown comes back.
    A card helps one of your apprentices at its location, besides his action; one card per apprentice and round, then it leaves the game. Only the busker needs no apprentice.
    Cards: lucky guy, free paint, the bishop pays a visit, praise of the bishop, tip, alchemy, finder's reward, busker.
    At the end each penny becomes 1 Thaler; cards are worth nothing. Leonardo gets none. (M4)
topic-fresco-lucky_guy = lucky guy
page-fresco-lucky_guy = Lucky guy: a wishing card for the market. You take 2 lucky pennies from the supply. (M4-CARD-20)
topic-fresco-free_paint = free paint
page-fresco-free_paint = Free paint: a wishing card for the market. When you buy, you also get the pictured tile for free, if it lies at the same booth. (M4-CARD-22)
topic-fresco-visit = the bishop pays a visit, bishop pays a visit, bishop's visit, visit
page-fresco-visit = The bishop pays a visit: a wishing card for the cathedral. It moves the bishop to any segment for free (English and French edition: by one segment). (M4-CARD-26)
topic-fresco-praise = praise of the bishop, praise
page-fresco-praise = Praise of the bishop: a wishing card for the cathedral. It raises a bishop's bonus you get by 1 point. (M4-CARD-28)
topic-fresco-tip = tip
page-fresco-tip = Tip: a wishing card for the studio. It brings 1 Thaler and 1 lucky penny more. (M4-CARD-30)
topic-fresco-alchemy = alchemy
page-fresco-alchemy = Alchemy: a wishing card for the workshop. One more blend: any three basic paints become green, orange or purple, as you like. (M4-CARD-32)
topic-fresco-finder = finder's reward, finder, reward
page-fresco-finder = Finder's reward: a wishing card for the theater. It brings 3 Thalers. (M4-CARD-34)
topic-fresco-busker = busker
page-fresco-busker = Busker: a wishing card for getting up. After the mood change of your hour your mood rises by 1; once a round, without an apprentice. (M4-WAKE)

# ---- 5, Leaf Gold
module-leaf_gold-words = M5, gold, gild, gilding, color of the round, disc, arrow, arrows, basket
module-leaf_gold-help =
    Arrows point at two spaces of the market. Whoever buys the tile there also gets 1 or 2 leaf gold, for free; from a closed booth nobody gets any.
    A disc shows the color of the round: one of six, never the same twice in a row.
    If you restore a fresco tile with that color among its paints, you may add exactly 1 leaf gold: 3 more points with the bishop on the segment, 2 with him beside it, 1 elsewhere. That comes on top of the bishop's bonus. Not at the altar.
    At the end each leaf gold becomes 1 Thaler. Leonardo gets none. (M5)

# ---- 6, Glaziers
module-glaziers-words = M6, glaziery, glazier, glass, window, windows, pane, panes, bench, penalty, penalties, altar window
module-glaziers-help =
    Plan: your glaziery tile may cover a column. Instead of its location you visit the glaziery: two apprentices are printed on the tile, one of yours may be the third.
    Each buys one glass: blue or yellow for 1 Thaler, red or green for 2. Every round 2 per player lie open.
    Twelve segments have a window. Whoever restores one has to take a window from the bench as well, for 0 to 3 Thalers. It brings its points; each pane you give no glass for costs points: yellow 2, blue 4, red 6, green 8. Fresco, window and bishop together never fall below 0.
    At the altar each glass brings 1 point, at most one of each color.
    Leonardo takes the free window, for all its points. Glass left over is worth nothing. (M6)

# ---- 7, Scrolls
module-scrolls-words = M7, scroll, row, rows, horizontal, vertical, played
module-scrolls-help =
    Everybody gets two secret scrolls, one row and one column of the fresco. No two players have the same line.
    After you have restored a segment on such a line you may play its scroll: 2 points for each restored segment of the line, whoever restored it; 10 at most.
    On the segment where your two lines cross you may play both together: 3 points per segment, each line counted by itself; 30 at most.
    English and French edition: for one scroll, the bishop must have stood on its line before; French edition: for both, on the crossing itself.
    A played scroll leaves the game; one not played is worth nothing. Leonardo has none. (M7)

# ---- 8, Bells
module-bells-words = M8, bell, audience, bell track
module-bells-help =
    Plan: your audience tile may cover a column; it has no room for an apprentice. When that location comes, you have to take one of the open bell certificates, one per player lying there each round.
    Pay all of it and score its points at once, or pay in installments: 1 point for every 2 Thalers of the deposit, and never more.
    As long as you owe something, every Thaler you receive goes there first. What you already had stays free.
    At the end paid certificates count their bells, those partly paid subtract theirs. The bell track brings points, and so does your rank on it; the bishop takes part with the bells nobody bought and wins ties.
    With two players four certificates belong to Leonardo. (M8)
topic-fresco-certificate = certificate, certificates, bell certificate, bell certificates, installment, installments, deposit, debt, taken
page-fresco-certificate = Bell certificate: its three numbers are price, points and golden bells. Paid in full it brings its points; with installments it brings 1 point for every 2 Thalers of the first deposit. (M8-AUD, M8-PAY)

# ---- 9, Wall Fresco
module-wall_fresco-words = M9, wall, wall tile, wall tiles, exchange tile, exchange tiles, in reach
module-wall_fresco-help =
    A second fresco with 18 sections. Plan: your wall fresco tile covers a column, with exactly one apprentice on it; instead of that location he restores a section.
    It has to touch, side by side, what is finished, beginning at the bottom left. It costs 1 paint of the blended color shown and brings 4 points.
    The tile in front of you then brings its basic paint at the end of each round; of each color only one counts.
    In the workshop an apprentice may, instead of blending, exchange two wall tiles of different colors for the exchange tile of their blend. It brings that paint every round; one of each blend per player.
    No bishop's bonus here. With the requests wall tiles serve like fresco tiles. Leonardo stays away. (M9)

# ---- 10, Medico
module-medico-words = M10, infection, infections, infected, ill, illness, ill apprentice, contagion, healing, heal, saint
module-medico-help =
    After planning an infection tile names a location. Whoever sent healthy apprentices there has one of them fall ill after acting.
    The ill may go to the cathedral (not next to the bishop, who is not moved for them; the altar is free), to the studio (1 paint for 3 Thalers) or to the workshop (one blend), or stay out. In the same place all your healthy ones fall ill, too.
    From round 2 your Medico tile may cover the market: you have to buy a bottle, and one apprentice may still buy paint. After the theater bottles are used.
    If your mood costs you an apprentice, you may give up an ill one.
    When one infection tile is left, the round is the final one. In the money scoring each of your apprentices who is not ill counts as 5 Thalers. Leonardo is never ill. (M10)
topic-fresco-bottle = bottle, bottles, medicine, portion, portions
page-fresco-bottle = Bottle: each portion heals one ill apprentice after the theater; what is too much is lost. The price depends on its place, and you may have two at most. (M10-MKT, M10-HEAL)
topic-fresco-juice = juice, raspberry juice
page-fresco-juice = Juice: a bottle that heals nobody, but raises your mood by 1. (M10-HEAL-03)

# ---- 11, Bishop's Favors
module-favors-words = M11, not seen yet
module-favors-help =
    A favor tile lies face down on each of the 25 fresco tiles.
    If the bishop stands on the segment you restore, you may take its favor (English and French edition: you have to). It is turned up and carried out at once; then it leaves the game.
    If he stands elsewhere, the favor leaves the game unseen. A paid step may take him there first.
    There are favors of 1 Thaler, 5 Thalers, mood +1, a paint, and 1 point. For Leonardo only the point counts. (M11)
topic-fresco-favor = favor, favor tile, favor tiles
page-fresco-favor = Favor: 1 or 5 Thalers, mood +1, one paint, or 1 point; it goes to whoever restores the segment on which the bishop stands. (M11-CATH)

# ---- 12, Ladies
module-ladies-words = M12, lady, wedding, marry, married, reservation, reserve, reserved, pink lady, purple lady, rose, roses
module-ladies-help =
    Eight ladies, pink and purple, wait on the score track (six with two or three players). If your painter reaches or passes one, you may marry her (French edition: you do), but only one of each color.
    From the next plan on you send her to a location, also one without an apprentice. She acts before your apprentices; your two ladies go to different locations.
    If somebody before you has a lady of the same color there, yours does nothing (French edition: only if that one was used).
    Market: swap two tiles of different booths. Cathedral: reserve a fresco tile for this round and the next. Studio: 1 Thaler for each of your apprentices there. Workshop: exchange a basic paint for another. Theater: mood to its start space. Second visit: the bishop anywhere, for 1 Thaler.
    Leonardo marries, too, without effect. (M12)

# ---- 13, Catacombs
module-catacombs-words = M13, catacomb, room, rooms, map, maps, treasure, treasures, explore, exploring, cartographer, found
module-catacombs-help =
    Under each fresco tile lies a room with a treasure; restoring uncovers it. To take it you need a map that marks the room.
    Who gets up at 5, 6 or 7 may buy the top map of that hour for 1 Thaler: four, three or two rooms.
    Plan: a map lies on a column and leaves one space for an apprentice. There you explore, before or after his action, and take every treasure in uncovered rooms of the map; then it is used up.
    Each treasure is sold at once for its Thalers or kept for its points; +mood counts either way. A volume you already have must be sold.
    At the end statues and chalices count their points, volumes the highest number times how many different ones: 25 for all five.
    Leonardo gets maps for free, keeps all and scores it. (M13)
topic-fresco-statue = statue, statues
page-fresco-statue = Statue: a treasure of the catacombs, sold at once for its Thalers or kept for its points; you may keep any number. (M13-TREAS)
topic-fresco-chalice = chalice, chalices, Ch
page-fresco-chalice = Chalice: a treasure of the catacombs, sold at once for its Thalers or kept for its points; you may keep any number. (M13-TREAS)
topic-fresco-volume = volume, volumes, V, holy writing, holy writings, writing, writings
page-fresco-volume = Volume: a holy writing from the catacombs, 1 to 5, one of each kept. At the end: the highest number times how many different ones you have; all five bring 25. (M13-SCORE-03)

# ---- 14, Pews
module-pews-words = M14, pew, beam, beams
module-pews-help =
    Twelve pews need 1, 2 or 3 beams each; their points are hidden until they are restored.
    Everybody has 6 beams, not yet their own. Six market tiles also show one or two: who buys one takes as many, at the same price.
    Plan: your pew tile may cover a column. One apprentice is printed on it, up to two of yours join him. Instead of that location you restore pews.
    Each apprentice carries one beam, so a pew of 3 beams takes three apprentices and three beams. You name all pews first, then they are turned over (French edition: one by one). The beams go back to your supply.
    Beams left over are worth nothing. Leonardo restores no pews. (M14)

# ---- 15, Dome
module-dome-words = M15, dome tile, dome tiles
module-dome-help =
    Under each of the nine inner fresco tiles (B2 to D4) lies a dome tile, unknown until somebody restores there.
    Whoever does takes it as well, for free, and lays it open; it brings nothing yet and pays no income.
    At the end, before the money, each dome tile brings its points if you still have the paints it shows. Every paint serves one tile only; the best choice is made for you, and nothing is blended any more.
    What Leonardo takes is lost. (M15)

# ---- 16, Black Market
module-black_market-words = M16, barrel
module-black_market-help =
    One of your apprentices at the market may, instead of buying at a booth, draw a market tile from the bag and buy it at your usual price, unseen. You cannot refuse it.
    Once a turn, and not if you close a booth. Your other apprentices may buy at a booth before or after it; without that, no booth is emptied.
    The tile lies on the barrel and goes back into the bag at the end of the round. With an empty bag nothing can be drawn.
    Leonardo does not go there. (M16)

# ---- 17, Painters' Guild
module-guild-words = M17, painters guild
module-guild-help =
    One basic and one blended paint always lie at the guild, for all to see.
    In the workshop an apprentice does up to two things: he blends, or he exchanges a paint of yours for the one lying there, basic for basic, blended for blended, each kind once.
    Blends and exchanges come in any order; a paint just taken may be blended at once, and a paint just blended exchanged.
    Pink and brown cannot be exchanged. Leonardo exchanges nothing. (M17)
