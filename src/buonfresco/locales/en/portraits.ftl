# ---- 1, Portraits
module-portraits = Portraits
module-portraits-about = In the studio one of your apprentices may paint one of two people, for a reward or a lasting favor.

kind-portrait = choosing a portrait
kind-merchant_paints = choosing the Merchant's paints
kind-leonardo_portrait = choosing a portrait for Leonardo
ask-portrait = Does one of your apprentices paint a portrait? Only one card a round is allowed.
ask-merchant_paints = Which two basic paints does the Merchant give you?
ask-leonardo_portrait = You guide Leonardo: which portrait does he take out of the game? Only its points count for him.

action-portrait = paint the portrait: { NAME($portrait, of: "portrait") }
action-merchant = take { PAINTS($paints) }
action-sexton = Sexton: pay 1 Thaler, bishop to { $bishop }

refused-portrait-gone = The portrait “{ NAME($portrait, of: "portrait") }” is not on display.
refused-portrait-once = You have taken a portrait in this visit; only one a round is allowed.
refused-portrait-form = “{ $text }” is not a portrait of this game. For example: portrait patron
refused-merchant-must = The Merchant's paints come at once; choose two.
refused-merchant-form = “{ $text }” does not name two basic paints. For example: merchant YR
refused-sexton-form = “{ $text }” does not name a segment of the fresco; they are A1 to E5. For example: sexton C4
refused-sexton-none = You do not have the Sexton.
refused-sexton-used = The Sexton has done his work for this round.
refused-sexton-stays = The bishop stands on { $segment } already; the Sexton moves him to another segment.
refused-sexton-money = The Sexton wants 1 Thaler, and you have none.
refused-sexton-nothing = The Sexton moves the bishop only before you restore a segment, and there is none you could restore.
refused-sexton-first = The Sexton has moved the bishop for you; now a segment has to be restored.

event-portrait_revealed = A new portrait is on display: { NAME($portrait, of: "portrait") }.
event-portrait_discarded = Nobody painted this portrait; it is out of the game: { NAME($portrait, of: "portrait") }.
event-portrait_taken = { PAINTER($who) } takes a portrait: { NAME($portrait, of: "portrait") }.
event-sexton_worked = { PAINTER($who) } pays 1 Thaler, and the Sexton moves the bishop to { $segment }.

end-portraits = the last two portraits were on display, so this was the final round
source-portraits = portraits

switch-portraits-card_and_money = What the apprentice who paints a portrait earns
switch-portraits-card_and_money-instead = only the card, instead of his 3 Thalers
switch-portraits-card_and_money-in_addition = the card in addition to his 3 Thalers

portrait-servant = God's Servant (1 more Thaler of income every round)
portrait-actor = Actor (mood +3 for each apprentice in the theater)
portrait-merchant = Merchant (two basic paints of your choice, 1 Thaler)
portrait-peer-3R = Peers (3 Thalers, red)
portrait-peer-3Y = Peers (3 Thalers, yellow)
portrait-peer-3B = Peers (3 Thalers, blue)
portrait-abbot = Abbot (every bishop's bonus 1 point higher)
portrait-sexton = Sexton (once a round the bishop to any segment for 1 Thaler)
portrait-patron = Patron (7 Thalers)
portrait-peer-2G = Peers (2 Thalers, green)
portrait-peer-2O = Peers (2 Thalers, orange)
portrait-girl = Pretty Girl (mood +3, 3 Thalers)
portrait-muse = Muse (mood to the top)
portrait-bishop = Bishop (5 points, 2 Thalers)
portrait-mary-4G = Virgin Mary (4 points, green)
portrait-mary-4O = Virgin Mary (4 points, orange)
portrait-mary-3P = Virgin Mary (3 points, purple)
portrait-self-portrait = Self-portrait (mood +2, 4 points)

pack-portraits-count = { $cards } cards; the rulebooks count 18
pack-portraits-kind = too few cards of the kind { $kind }, which the rulebooks name
pack-portraits-letter = no card has the letter { $letter } on its back
pack-portraits-id = an id must be one word
pack-portraits-permanent = abbot, actor, sexton and servant are permanent, all others are not; this is a { $kind }
pack-portraits-reward = this is not what the rulebooks say a { $kind } shows

pool-portrait = a portrait card
# ---- what was gained or paid for
why-portrait = for the portrait
why-sexton = for the Sexton

# ---- words of options and of the table
pass-portrait = paint nobody, just earn Thalers
plan-studio-portrait = One of them may paint a portrait.
panel-portraits = portraits
panel-owned = painted
panel-sexton = not used yet this round
label-portrait = { $portrait }
note-instead = this apprentice earns no { $thalers } Thalers
group-sexton = Sexton: move the bishop
portrait_short-servant = God's Servant
portrait_short-actor = Actor
portrait_short-merchant = Merchant
portrait_short-peer-3R = Peers (red)
portrait_short-peer-3Y = Peers (yellow)
portrait_short-peer-3B = Peers (blue)
portrait_short-abbot = Abbot
portrait_short-sexton = Sexton
portrait_short-patron = Patron
portrait_short-peer-2G = Peers (green)
portrait_short-peer-2O = Peers (orange)
portrait_short-girl = Pretty Girl
portrait_short-muse = Muse
portrait_short-bishop = Bishop
portrait_short-mary-4G = Virgin Mary (green)
portrait_short-mary-4O = Virgin Mary (orange)
portrait_short-mary-3P = Virgin Mary (purple)
portrait_short-self-portrait = Self-portrait
module-portraits-words = M1, portrait, portrait card, portrait cards, painted

module-portraits-help =
    Two of the 18 portrait cards lie open. In the studio one of your apprentices may take one of them; one card a round is all you may take.
    That apprentice earns no Thalers, the others 3 each (French edition: he earns his 3 as well).
    Most cards reward you at once and leave the game. Abbot, Actor, Sexton and God's Servant stay with you and work until the end.
    A card taken is not replaced in the same round; what is left at its end goes out, and two new ones come.
    When the last two are on display, the round is the final one: round 9 at the latest.
    Leonardo has to take an open card out of the game; only its points count for him. (M1)
