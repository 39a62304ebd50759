# ---- 18, The Alms Box
module-alms = The Alms Box
module-alms-about = A Thaler for the poor brings a secret vow; a vow kept brings points, one that is left costs a Thaler.
module-alms-words = M18, alms, box, vow, vows, dole, poor, alms box, vows kept
module-alms-help =
    Everybody has a secret vow: a color.
    In the cathedral an apprentice may give 1 Thaler to the poor instead of restoring; it goes into the box, and you draw another vow. You have 3 at most.
    After restoring a fresco tile that shows the color of one of your vows, you may show it: 2 points, and the vow is out of the game.
    After the income the last player in action order may take 2 Thalers out of the box, or have them turned into 1 basic paint.
    At the end each vow that is left costs 1 Thaler, if you have it. (M18)
kind-vow = deciding about a vow
ask-vow = { $segment } is restored. Do you keep a vow?
action-vow = keep the vow of { NAME($paint, of: "paint") }
pass-vow = keep your vows to yourself
kind-dole = deciding about the dole
ask-dole = The box is open to you. What do you take?
action-dole_coins = take 2 Thalers out of the box
action-dole = have 2 Thalers of the box turned into { NAME($paint, of: "paint") }
pass-dole = leave the box to others
action-alms = give 1 Thaler to the poor and draw a vow
refused-alms-hand = You have three vows already.
refused-alms-money = You have no Thaler to give.
refused-alms-pile = There are no vows left.
refused-alms-form = “{ $text }” says too much: it is always 1 Thaler. For example: alms
refused-vow-form = “{ $text }” names no color. For example: vow red
refused-vow-none = You have no vow of { NAME($paint, of: "paint") }.
refused-vow-tile = The tile just restored does not show { NAME($paint, of: "paint") }.
refused-dole-form = “{ $text }” is none of it. For example: dole red, or: dole thalers
refused-dole-paint = The dole is a basic paint.
event-alms_given = { PAINTER($who) } gives 1 Thaler to the poor.
event-vow_drawn = { PAINTER($who) } draws the vow of { NAME($vow, of: "paint") }.
event-vow_drawn-hidden = { PAINTER($who) } draws a vow.
event-vow_kept = { PAINTER($who) } keeps the vow of { NAME($vow, of: "paint") }.
event-vows_unkept = { PAINTER($who) } has left { $count ->
    [one] 1 vow
   *[other] { $count } vows
} unkept.
source-vows = vows
pool-vow = a vow
why-alms = for the poor
why-dole = out of the alms box
panel-alms = alms box
panel-box = { $count ->
    [one] 1 Thaler in it
   *[other] { $count } Thalers in it
}
panel-vow-pile = { $count ->
    [one] 1 vow left
   *[other] { $count } vows left
}
panel-vows = { $count ->
    [one] 1 vow
   *[other] { $count } vows
}
panel-vow = vow of { $paint }
panel-vows-kept = vows kept
pack-alms-six = there are vows of six colors
pack-alms-cards = there are two vows of each color, not { $cards }
