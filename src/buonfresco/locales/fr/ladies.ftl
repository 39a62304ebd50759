# ---- 12, Dames
module-ladies = Dames
module-ladies-about = Des dames attendent sur la piste de score ; qui en dépasse une peut l’épouser et l’envoyer dans un lieu, où elle aide avant les assistants.
switch-ladies-take = Un peintre doit-il épouser la dame qu’il dépasse ?
switch-ladies-take-optional = il peut l’épouser
switch-ladies-take-automatic = il l’épouse toujours
switch-ladies-exclusive_by = Quelle dame de même couleur, venue avant, en empêche une autre d’agir au même lieu
switch-ladies-exclusive_by-deployed = toute dame qui y a été envoyée
switch-ladies-exclusive_by-used = seulement une dame qui y a vraiment agi
switch-ladies-reservation_reuse = Quand une tuile Réservation revenue par une restauration peut être posée à nouveau
switch-ladies-reservation_reuse-at_once = à la prochaine occasion
switch-ladies-reservation_reuse-two_rounds = deux tours de jeu après avoir été posée
lady-pink = rose
lady-purple = violette

# ---- décisions
kind-wedding = décider d’un mariage
when-wedding = Cela est demandé quand vous dépassez une dame sur la piste de score.
ask-wedding = Vous dépassez la dame { NAME($lady, of: "lady") } de la case { $space }. L’épousez-vous ?
kind-lady_pink = envoyer la dame rose
ask-lady_pink = Où envoyez-vous votre dame rose ? Elle n’y a pas besoin d’assistant.
kind-lady_purple = envoyer la dame violette
ask-lady_purple = Où envoyez-vous votre dame violette ? Elle n’y a pas besoin d’assistant.
kind-lady_market = faire agir la dame au marché
ask-lady_market = Votre dame échange-t-elle deux tuiles Marché de différents stands ?
kind-lady_cathedral = faire agir la dame à la cathédrale
ask-lady_cathedral = Votre dame réserve-t-elle une tuile Fresque ? Jusqu’à la fin du tour suivant, personne d’autre ne peut la restaurer.
kind-lady_bishop = laisser la dame déplacer l’évêque
ask-lady_bishop = Votre dame déplace-t-elle l’évêque sur n’importe quelle case, pour 1 thaler ?
kind-lady_studio = faire agir la dame au studio
ask-lady_studio = Votre dame prend-elle 1 thaler pour chacun de vos assistants ici ?
kind-lady_workshop = faire agir la dame à l’atelier
ask-lady_workshop = Votre dame échange-t-elle une de vos couleurs primaires contre une autre ?
kind-lady_theater = faire agir la dame au théâtre
ask-lady_theater = Votre dame remet-elle votre humeur sur la case de départ ?

# ---- libellés des actions
action-marry = épouser la dame { NAME($lady, of: "lady") }
action-place_lady = dame { NAME($lady, of: "lady") } : { NAME($column, of: "column") }
action-keep_lady = laisser la dame { NAME($lady, of: "lady") } à la maison
action-lady_swap = échanger { $space } ({ $tile }) et { $other } ({ $second })
action-lady_thalers = prendre { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
action-lady_paint = échanger { PAINTS($from) } contre { NAME($paint, of: "paint") }
action-lady_mood = humeur sur la case de départ
action-lady_reserve = réserver { $segment } ({ PAINTS($paints) })
action-lady_lead = évêque en { $bishop }

# ---- refus
refused-marry-twice = Vous avez déjà une dame { NAME($lady, of: "lady") } ; chacun n’en a qu’une de chaque couleur.
refused-marry-other = Il s’agit de la dame de la case { $space } ; chacune vient à son tour.
refused-marry-form = « { $text } » n’est pas la couleur d’une dame. On écrit par exemple : marry pink
refused-lady-none = Vous n’avez pas de dame { NAME($lady, of: "lady") }.
refused-lady-first = Votre dame { NAME($lady, of: "lady") } se place quand le plan est fait jusque-là.
refused-lady-covered = La tuile « { NAME($tile, of: "tile") } » recouvre cette colonne ; aucune dame ne peut y aller.
refused-lady-together = Votre autre dame y est déjà ; elles ne vont jamais au même lieu.
refused-lady-plan-form = « { $text } » n’est pas une place pour une dame. On écrit par exemple : pink lady on market, ou no pink lady
refused-lady-absent = Vous n’avez envoyé aucune dame ici.
refused-lady-barred = Une dame { NAME($lady, of: "lady") } d’un autre peintre est venue ici avant la vôtre à ce tour.
refused-lady-late = Une dame agit avant les assistants, ni entre eux ni après.
refused-lady-thalers = Elle prend exactement 1 thaler pour chacun de vos assistants ici ; il y en a { $apprentices }.
refused-lady-basic = Elle échange une couleur primaire contre une autre : jaune, rouge et bleu.
refused-lady-form = « { $text } » n’est rien que fasse une dame. On écrit par exemple : lady takes 2 Thalers, lady Y for R ou lady resets mood
refused-swap-form = « { $text } » ne désigne pas deux cases de stands. On écrit par exemple : swap I.2 with III.1
refused-swap-booth = Les deux cases sont du même stand ; elle échange des tuiles de deux stands différents.
refused-reserve-bishop = L’évêque est en { $segment } ; cette tuile ne peut pas être réservée.
refused-reserved = La tuile en { $segment } est réservée pour { PAINTER($who) }.
refused-reserve-fifth = La dame ne réserve qu’à la première visite à la cathédrale ; ici, elle déplace l’évêque.
refused-reserve-lies = Votre tuile Réservation est en { $segment } ; tant qu’elle y est, rien d’autre ne peut être réservé.
refused-reserve-inactive = Votre tuile Réservation ne peut être reposée qu’à partir du tour de jeu { $round }.
refused-reserve-form = « { $text } » ne désigne pas de case de la fresque ; elles vont de A1 à E5. On écrit par exemple : reserve C4
refused-lead-stays = L’évêque est déjà là.
refused-lead-first = Une dame ne déplace l’évêque qu’à la seconde visite à la cathédrale, au dernier tour.
refused-lead-money = Faire déplacer l’évêque par une dame coûte 1 thaler, et vous n’en avez pas.
refused-lead-form = « { $text } » ne désigne pas de case de la fresque ; elles vont de A1 à E5. On écrit par exemple : lead bishop C4

# ---- ce qui s'est passé
event-wed = { PAINTER($who) } épouse la dame { NAME($lady, of: "lady") } de la case { $space }.
event-lady_declined = { PAINTER($who) } passe devant la dame { NAME($lady, of: "lady") } de la case { $space }.
event-lady_planned = { PAINTER($who) } prévoit la dame { NAME($lady, of: "lady") } : { NAME($column, of: "column") }.
event-lady_shown = { PAINTER($who) } envoie la dame { NAME($lady, of: "lady") } ici : { NAME($column, of: "column") }.
event-lady_barred = { PAINTER($who) } : la dame { NAME($lady, of: "lady") } arrive trop tard pour agir ici.
event-lady_idle = { PAINTER($who) } : la dame { NAME($lady, of: "lady") } ne fait rien.
event-lady_swapped = { PAINTER($who) } : la dame échange deux tuiles ; le stand { $booth } a maintenant { PAINTS($tile) }, le stand { $other } a { PAINTS($second) }.
event-lady_reserved = { PAINTER($who) } : la dame réserve { $segment }.
event-reservation_turned = { PAINTER($who) } : la réservation en { $segment } vaut encore un tour.
event-reservation_returned = { PAINTER($who) } récupère la tuile Réservation de { $segment }.
event-lady_led = { PAINTER($who) } : la dame déplace l’évêque en { $segment } pour 1 thaler.
event-lady_collected = { PAINTER($who) } : la dame { NAME($lady, of: "lady") } prend des thalers au studio.
event-lady_exchanged = { PAINTER($who) } : la dame échange { NAME($given, of: "paint") } contre { NAME($paint, of: "paint") }.
event-lady_cheered = { PAINTER($who) } : la dame { NAME($lady, of: "lady") } remet l’humeur sur la case de départ.

# ---- packs
pack-ladies-roses = à { $players } joueurs, le livret de règles compte { $count } cases Rosier, sur un côté du plateau
pack-ladies-spaces = les cases Rosier sont des nombres différents à partir de 1, en ordre croissant ({ $players } joueurs)

pool-lady = une dame
# ---- à quel titre on reçoit ou paie
why-lady = avec l’aide d’une dame

# ---- raconté : où mènent les choix, la table, la planification
pass-wedding = la laisser attendre
pass-lady_market = ne rien échanger
pass-lady_cathedral = ne rien réserver
pass-lady_bishop = laisser l’évêque
pass-lady_studio = ne rien prendre
pass-lady_workshop = ne rien échanger
pass-lady_theater = laisser l’humeur
bill-lady = mariage : dame { $what }
note-marry = elle aide dès le prochain plan
note-marry-late = trop tard pour l’envoyer quelque part
note-lady-market = échange deux tuiles Marché
note-lady-cathedral = réserve une tuile
note-lady-idle = rien : votre tuile Réservation ne peut pas être posée maintenant
note-lady-home = elle n’aide nulle part ce tour-ci
note-lady-studio = { $apprentices ->
    [0] rien : aucun des vôtres n’y est
    [one] { $apprentices } thaler de plus
   *[other] { $apprentices } thalers de plus
}
note-lady-workshop = échange une couleur primaire
note-lady-fifth = humeur sur la case de départ, maintenant { SIGNED($mood) }
note-lady-fifth-final = déplace l’évêque n’importe où pour 1 thaler
note-lady-rivals = sauf si une dame y est plus tôt ({ $rivals })
note-booth = stand { $booth } alors { $tiles }
note-reserve = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $payable ->
    [yes] vous avez les couleurs
   *[no] il manque des couleurs
}
note-lead = puis { $segment } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
group-booths = stands { $one } et { $two }
panel-ladies = dames
panel-lady-waits = { NAME($lady, of: "lady") } en { $space }
panel-roses = cases Rosier : { $spaces }
panel-married = mariés
panel-lady-at = { NAME($lady, of: "lady") } ({ $column })
panel-reserved = réservé : { $segment }, jusqu’à la fin { $night ->
    [yes] de ce tour
   *[no] du tour suivant
}
panel-may-reserve = peut réserver
sign-reserved = ✗
mark-reserved = réservé par d’autres
sign-reserved-own = ✓
mark-reserved-own = réservé par vous
plan-ladies-follow = { $count ->
    [one] On vous demandera ensuite où va votre dame.
   *[other] On vous demandera ensuite où vont vos dames.
}
module-ladies-words = M12, dame, mariage, épouser, mariés, mariées, réservation, réserver, réservé, dame rose, dame violette, rosier, case Rosier

module-ladies-help =
    Huit dames, roses et violettes, attendent sur la piste de score (six à deux ou trois). Si votre peintre en atteint ou dépasse une, vous pouvez l’épouser (édition française : vous l’épousez), une seule par couleur.
    Dès le plan suivant, vous l’envoyez dans un lieu, même sans assistant. Elle agit avant eux ; vos deux dames vont dans des lieux différents.
    Si quelqu’un avant vous y a une dame de même couleur, la vôtre ne fait rien (édition française : seulement si elle a servi).
    Marché : échanger deux tuiles de différents stands. Cathédrale : réserver une tuile Fresque pour ce tour et le suivant. Studio : 1 thaler par assistant présent. Atelier : échanger une couleur primaire. Théâtre : humeur à sa case de départ. Seconde visite : l’évêque n’importe où, pour 1 thaler.
    Leonardo se marie aussi, sans effet. (M12)
