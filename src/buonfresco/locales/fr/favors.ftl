# ---- 11, Faveurs de l'évêque
module-favors = Faveurs de l’évêque
module-favors-about = Une faveur est posée face cachée sur chaque tuile Fresque ; qui restaure la tuile sous l’évêque la reçoit.
switch-favors-take = Doit-on prendre la faveur de l’évêque ?
switch-favors-take-optional = on peut la laisser, mais sans l’avoir vue
switch-favors-take-mandatory = qui restaure la tuile la prend
source-favors = faveurs

kind-favor = décider de la faveur de l’évêque
ask-favor = L’évêque est sur la case que vous restaurez. Prenez-vous sa faveur ? Elle est face cachée et s’applique aussitôt. C’est { $segment }.
action-favor = prendre la faveur
refused-favor-form = « { $text } » en dit trop : c’est toujours la faveur de la case en cours de restauration. On écrit : favor

event-favor_revealed = { PAINTER($who) } retourne la faveur de l’évêque : { $gives ->
    [thalers] { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }
    [mood] humeur +1
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[other] { NAME($gives, of: "paint") }
}.
event-favor_lapsed = { PAINTER($who) } n’en tire rien.
event-favor_declined = { PAINTER($who) } laisse la faveur de l’évêque en { $segment } face cachée.

pack-favors-gift = une faveur donne 1 ou 5 thalers, humeur +1, 1 point ou 1 couleur, et il y en a au moins une
pack-favors-kind = aucune faveur ne donne ceci : { $gives } ({ $amount })
pack-favors-count = { $tiles } tuiles Faveur ; le livret de règles en compte 25

pool-favor = une tuile Faveur
# ---- à quel titre on reçoit ou paie
why-favor = par une faveur de l’évêque

# ---- raconté : où mènent les choix, la table
pass-favor = la laisser sans la voir
note-favor = une parmi { $count } jamais vues ; les points de la case suivent
panel-favors = faveurs
panel-favor = { $gives ->
    [thalers] { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    }
    [mood] humeur +1
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[other] { NAME($gives, of: "paint") }
}
panel-favors-unseen = pas encore vues : { $favors }
panel-favors-left = encore sur la fresque : { $count }
panel-favors-claimed = déjà vues : { $favors }
module-favors-words = M11, faveurs, pas encore vues

module-favors-help =
    Une tuile Faveur est posée face cachée sur chacune des 25 tuiles Fresque.
    Si l’évêque est sur la case que vous restaurez, vous pouvez prendre sa faveur (éditions anglaise et française : vous devez). Elle est révélée et appliquée aussitôt, puis quitte le jeu.
    S’il est ailleurs, la faveur quitte le jeu sans être vue. Un pas payé peut l’y conduire avant.
    Il y a des faveurs de 1 thaler, 5 thalers, humeur +1, une couleur, ou 1 point. Pour Leonardo, seul le point compte. (M11)
