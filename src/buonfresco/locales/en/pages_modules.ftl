# Pages of “help WORD” about modules: more words by which a module is found, its page, and the cards and tiles with names.

# ---- 1, Portraits
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

# ---- 3, Special Blends

# ---- 4, Wishing Well
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

# ---- 6, Glaziers

# ---- 7, Scrolls

# ---- 8, Bells
topic-fresco-certificate = certificate, certificates, bell certificate, bell certificates, installment, installments, deposit, debt, taken
page-fresco-certificate = Bell certificate: its three numbers are price, points and golden bells. Paid in full it brings its points; with installments it brings 1 point for every 2 Thalers of the first deposit. (M8-AUD, M8-PAY)

# ---- 9, Wall Fresco

# ---- 10, Medico
topic-fresco-bottle = bottle, bottles, medicine, portion, portions
page-fresco-bottle = Bottle: each portion heals one ill apprentice after the theater; what is too much is lost. The price depends on its place, and you may have two at most. (M10-MKT, M10-HEAL)
topic-fresco-juice = juice, raspberry juice
page-fresco-juice = Juice: a bottle that heals nobody, but raises your mood by 1. (M10-HEAL-03)

# ---- 11, Bishop's Favors
topic-fresco-favor = favor, favor tile, favor tiles
page-fresco-favor = Favor: 1 or 5 Thalers, mood +1, one paint, or 1 point; it goes to whoever restores the segment on which the bishop stands. (M11-CATH)

# ---- 12, Ladies

# ---- 13, Catacombs
topic-fresco-statue = statue, statues
page-fresco-statue = Statue: a treasure of the catacombs, sold at once for its Thalers or kept for its points; you may keep any number. (M13-TREAS)
topic-fresco-chalice = chalice, chalices, Ch
page-fresco-chalice = Chalice: a treasure of the catacombs, sold at once for its Thalers or kept for its points; you may keep any number. (M13-TREAS)
topic-fresco-volume = volume, volumes, V, holy writing, holy writings, writing, writings
page-fresco-volume = Volume: a holy writing from the catacombs, 1 to 5, one of each kept. At the end: the highest number times how many different ones you have; all five bring 25. (M13-SCORE-03)

# ---- 14, Pews

# ---- 15, Dome

# ---- 16, Black Market

# ---- 17, Painters' Guild
