# Le jeu de cartes : ses objets, ses questions et ses choix et où ils mènent, sa table, ce qui s'est passé ; ce que ses
# règles refusent, et ce qui peut clocher dans ses packs.

# ---- piles et tuiles Action, comme les phrases les nomment
cards-pile-market = pile du marché
cards-pile-round = pile d’atelier à la fenêtre ronde
cards-pile-pointed = pile d’atelier à la fenêtre en ogive
cards-pile-rose = pile d’atelier à la rosace
cards-tile-rotation = rotation
cards-tile-exchange = échanger et restaurer
cards-tile-demand = demande
cards-tile-paint-Y = couleur jaune
cards-tile-paint-R = couleur rouge
cards-tile-paint-B = couleur bleue
cards-tile-paint-G = couleur verte
cards-tile-paint-O = couleur orange
cards-tile-paint-P = couleur violette
piece-fresco-card = { PAINTS($id, between: "-") }
cards-back-market = marché
cards-back-round = rond
cards-back-pointed = ogive
cards-back-rose = rosace
cards-window-round = fenêtre ronde
cards-window-pointed = fenêtre en ogive
cards-window-rose = rosace
cards-none = aucune

# ---- cartes : la couleur s'accorde avec le mot « carte »
cards-hue-Y = jaune
cards-hue-R = rouge
cards-hue-B = bleue
cards-hue-G = verte
cards-hue-O = orange
cards-hue-P = violette
cards-hues-Y = jaunes
cards-hues-R = rouges
cards-hues-B = bleues
cards-hues-G = vertes
cards-hues-O = orange
cards-hues-P = violettes
cards-called = { $count ->
    [one] { $mixing ->
        [yes] carte de mélange
       *[no] carte
    } { NAME($hue, of: "cards-hue") }
   *[other] { $mixing ->
        [yes] cartes de mélange
       *[no] cartes
    } { NAME($hue, of: "cards-hues") }
}{ $bishop ->
    [yes] {" "}à évêque
   *[no] {""}
}
cards-card = { $count ->
    [one] { $hue ->
       *[other] une { $card }
    }
   *[other] { $count } { $card }
}
cards-detailed = { $card } ({ $details })
cards-exchanged = échange : { $draws }
cards-short-market = { $count ->
    [one] marché
   *[other] { $count } marché
}
cards-short-workshop = { $count ->
    [one] atelier
   *[other] { $count } atelier
}
cards-short-either = { $count ->
    [one] marché ou atelier
   *[other] { $count } marché ou atelier
}
cards-draws-market = { $count ->
    [one] { $count } carte Marché
   *[other] { $count } cartes Marché
}
cards-draws-workshop = { $count ->
    [one] { $count } carte Atelier
   *[other] { $count } cartes Atelier
}
cards-draws-either = { $count ->
    [one] { $count } carte Marché ou Atelier
   *[other] { $count } cartes Marché ou Atelier
}
cards-backs-market = { $count ->
    [one] { $count } carte Marché
   *[other] { $count } cartes Marché
}
cards-backs-workshop = { $count ->
    [one] { $count } carte Atelier
   *[other] { $count } cartes Atelier
} ({ $window })
cards-mainly = surtout { PAINTS($colour) } ({ $most } sur { $count })
cards-alike = { PAINTS($colours) } à parts égales
cards-left = encore { $cards }
cards-shuffled = les { $cards } cartes défaussées sont mélangées
cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-range = { $low } à { $high } points

# ---- tuiles Action
cards-tile-quoted = « { NAME($tile, of: "cards-tile") } »
cards-sort-rotation = rotation
cards-sort-exchange = échanger et restaurer
cards-sort-demand = demande
cards-sort-paint = couleur
cards-about-rotation = fait monter d’une valeur une carte que vous restaurez
cards-about-exchange = permet une fois de restaurer juste après un échange
cards-about-demand = une fois à votre tour : nommez une couleur, chacun vous en donne une carte
cards-about-paint = remplace une fois une carte de cette couleur

# ---- décisions : nom court, et la question
kind-cards-turn = choisir ce que vous faites à votre tour
kind-cards-lay = poser des cartes à échanger
kind-cards-draw = piocher pour les cartes posées
kind-cards-pay = payer une carte Fresque
kind-cards-rotate = utiliser ou non une tuile Rotation
kind-cards-take = choisir une tuile Action
kind-cards-more = restaurer ou non une autre carte Fresque
kind-cards-give = donner une carte demandée
kind-cards-window = utiliser ou non une tuile Demande
kind-cards-discard = défausser jusqu’à la limite de main
when-cards-turn = Cela se fait au début d’un tour.
when-cards-draw = On pioche après avoir posé d’autres cartes.
when-cards-pay = Une carte Fresque se paie quand on la restaure.
when-cards-rotate = Les tuiles Rotation s’utilisent juste après une restauration.
when-cards-take = Les tuiles Action se prennent après une restauration.
when-cards-give = On donne des cartes quand quelqu’un exige une couleur.
when-cards-discard = On défausse à la fin d’un tour, si la main est trop grande.
ask-cards-turn = Restaurer une carte Fresque, échanger des cartes ou passer ?
ask-cards-lay = Votre échange { $count ->
    [0] ne rapporte rien
   *[other] rapporte { $draws }
}. Piochez-vous, ou posez-vous d’autres cartes ?
ask-cards-draw = Reste à piocher : { $draws }. De quelle pile ?
ask-cards-pay = Vous restaurez la carte Fresque { $fresco }. Avec quoi payez-vous { PAINTS($colour) } (couleur { $number } sur { $count }) ?
ask-cards-rotate = Votre carte Fresque { $fresco } vaut { $value }. La tournez-vous à { $next } avec une tuile Rotation ?
ask-cards-take = Votre récompense : quelle tuile Action prenez-vous ?
ask-cards-more = { $more ->
    [restore] Restaurez-vous une autre carte Fresque ?
    [exchanged] L’échange est fait. Restaurez-vous aussi, avec votre tuile « { $tile } » ?
   *[demand] Vous ne pouvez rien restaurer maintenant. Utilisez-vous votre tuile Demande ?
}
ask-cards-give = { $to } demande une carte : { PAINTS($colour) }. Laquelle donnez-vous ?
ask-cards-window = Avant la fin de votre tour : utilisez-vous votre tuile Demande ?
ask-cards-discard = Vous avez { $held } cartes et la limite est de { $most } : { $surplus } de trop. Laquelle défaussez-vous ?

# ---- choix
action-cards-lay = échanger { $card }
action-cards-draw = { $pile ->
    [market] piocher au marché
   *[other] piocher à l’atelier ({ NAME($pile, of: "cards-window") })
}
action-cards-restore = restaurer { $fresco }
action-cards-pay = payer avec { $card }
action-cards-mix = mélanger { $card } et { $other }
action-cards-paint = utiliser la tuile « { $tile } »
action-cards-take = prendre la tuile « { NAME($tile, of: "cards-tile") } »
action-cards-demand = demander à tous : { PAINTS($colour) }
action-cards-give = donner { $card }
action-cards-discard = défausser { $card }
pass-cards-turn = passer
action-cards-stop = { $more ->
    [demand] garder la tuile Demande
   *[other] rien de plus
}
action-cards-finish = finir l’échange : il n’y a rien à piocher
action-cards-rotate = utiliser une tuile Rotation
action-cards-leave = laisser la carte ainsi
group-cards-restore = restaurer une carte Fresque
group-cards-lay = échanger des cartes
group-cards-demand = utiliser une tuile Demande

# ---- où mènent les choix
bill-cards-tile = { $sign ->
    [minus] consomme « { $what } »
   *[plus] alors { $then }× { $what }
}
note-cards-worth = { $points }
note-cards-lay = rapporte { $draws }
note-cards-rotations = { $count ->
    [0] aucune rotation
    [one] { $count } rotation
   *[other] { $count } rotations
}
note-cards-ends = à la fin { $points }
note-cards-held = { $count ->
    [0] vous n’en avez pas
   *[other] vous en avez { $count }
}
note-cards-of-colour = { $count ->
    [one] votre seule carte en { PAINTS($colour) }
   *[other] une de vos { $count } cartes en { PAINTS($colour) }
}
note-cards-lost = il la faut pour { $frescoes }
note-cards-few = vous piochez au marché jusqu’à { $count } cartes
note-cards-many = puis en défausser { $count }, on en garde { $most } au plus

# ---- signes sur les cartes Fresque, et ce que la table montre en plus
sign-cards-payable = ✓
sign-cards-missing = ✗
sign-cards-favoured = +1
sign-cards-restoring = …
mark-cards-payable = vous pouvez payer : { $points }
mark-cards-missing = { $which ->
    [some] { $count ->
        [one] manque : une parmi { $colours }
       *[other] manque : { $count } parmi { $colours }
    }
   *[these] manque : { $colours }
}
mark-cards-restoring = en restauration : { $paid ->
        [0] rien de payé
        [one] une couleur payée
       *[other] { $paid } couleurs payées
    } sur { $count }
mark-cards-favoured = [préférée +1]
phase-cards-draw = piocher une carte
phase-cards-act = choisir l’action
phase-cards-exchange = échanger
phase-cards-restore = restaurer
phase-cards-demand = demande
phase-cards-limit = limite de main
phase-cards-scoring = décompte final
phase-cards-over = terminé
panel-cards-rewards = récompenses
panel-cards-tiles = tuiles : { $tiles }
panel-cards-discarded = défausse : { $count }, dessus { $card }
panel-cards-piles = face cachée
panel-cards-left = cartes Fresque : { $frescoes }, tuiles Action : { $tiles }
panel-cards-restored = restaurées : { $name }
panel-cards-tile-kinds = tuiles
panel-cards-on-table = sur la table
panel-cards-end = la fin
panel-cards-end-when = le dernier tour de jeu est celui où quelqu’un restaure sa carte n° { $count }
panel-cards-fresco = { $fresco } : { $value }
panel-cards-about = { $sort } : { $about }{ $points ->
    [0] {""}
    [one]  ; inutilisée : { $points } point
   *[other]  ; inutilisée : { $points } points
}

# ---- ce qui s'est passé : qui l'a fait se trouve devant
cards-did = { $who } { $did }.
cards-pays = paie avec { $things }
cards-restores = restaure la carte Fresque { $fresco } avec { $things } : { $result }
cards-shown = Nouveau sur la table : { $things }.
event-cards-round_began = Le tour de jeu { $round } commence.
event-cards-drew = pioche { $card }
event-cards-drew-hidden = pioche { $card }
event-cards-reshuffled = mélange la défausse de la { NAME($pile, of: "cards-pile") }
event-cards-passed = passe
event-cards-laid = pose { $card }
event-cards-began_restoring = commence à restaurer la carte Fresque { $fresco }
event-cards-paid = { $card }
event-cards-mixed = { PAINTS($colour) } (mélange : { $one } et { $other })
event-cards-painted = la tuile Couleur ({ PAINTS($colour) })
event-cards-restored = { $rotations ->
    [0] aucune rotation
    [one] { $rotations } rotation
   *[other] { $rotations } rotations
}{ $favourite ->
    [yes] {" "}(couleur préférée)
   *[no] {""}
}, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
event-cards-rotated = la tourne à { $value } points
event-cards-tile_spent = utilise la tuile « { NAME($tile, of: "cards-tile") } »
event-cards-tile_taken = prend la tuile « { NAME($tile, of: "cards-tile") } »
event-cards-fresco_shown = { $count ->
    [one] carte Fresque { $fresco }
   *[other] cartes Fresque { $fresco }
}
event-cards-tile_shown = { $count ->
    [one] tuile Action { $tile }
   *[other] tuiles Action { $tile }
}
event-cards-favourite_shown = couleur préférée : { PAINTS($colour) }
event-cards-favourites_over = plus de couleur préférée
event-cards-demanded = demande à tous : { PAINTS($colour) }
event-cards-gave = donne { $card } à { $to }
event-cards-gave-hidden = donne { $pile ->
    [market] une carte Marché
   *[other] une carte Atelier ({ NAME($pile, of: "cards-window") })
} à { $to }
event-cards-had_none = n’a aucune carte de cette couleur ({ PAINTS($colour) })
event-cards-saw_hand = voit les cartes en main ({ $whose }) : { $cards }
event-cards-discarded = défausse { $card }
event-cards-triggered = a maintenant restauré { $number } cartes Fresque : c’est le dernier tour de jeu
event-cards-scored = a { $frescoes } points sur ses cartes Fresque et { $tiles } sur ses tuiles Action
event-cards-ended = La partie est terminée : { NAME($reason, of: "end-cards") }.

# ---- la fin
end-cards-frescoes = quelqu’un avait restauré assez de cartes Fresque, et le tour de jeu est allé jusqu’au bout
end-cards-rounds = le nombre de tours de jeu convenu a été joué
source-cards-frescoes = fresques
source-cards-tiles = tuiles

# ---- refus
refused-cards-one-action = À votre tour, vous échangez des cartes, ou restaurez, ou passez. Vous avez déjà choisi.
refused-cards-exchange-first = À votre tour, l’échange vient avant les restaurations, jamais après.
refused-cards-not-held = Vous n’avez pas en main une telle carte : { $card }.
refused-cards-no-exchange = On pioche dans la { NAME($pile, of: "cards-pile") } pour des cartes posées à échanger ; vous n’en avez posé aucune.
refused-cards-no-symbol = Il ne reste aucun symbole qui permette de piocher dans la { NAME($pile, of: "cards-pile") }.
refused-cards-used-up = La { NAME($pile, of: "cards-pile") } est vide, et sa défausse aussi.
refused-cards-drawing = Vous piochez déjà ; les cartes à échanger se posent avant la première pioche.
refused-cards-owed = D’abord l’échange : on pioche une carte pour chaque symbole posé.
refused-cards-not-open = La carte Fresque { NAME($fresco, of: "fresco-card") } n’est pas visible.
refused-cards-colours = Vos cartes et vos tuiles Couleur ne donnent pas les trois couleurs de la carte Fresque { NAME($fresco, of: "fresco-card") }.
refused-cards-restoring = Une carte Fresque après l’autre : terminez d’abord celle que vous restaurez.
refused-cards-other-colour = La couleur à payer maintenant : { PAINTS($colour) }.
refused-cards-no-mixing = Un mélange demande deux cartes de mélange ; { $card } n’en est pas une.
refused-cards-top = La carte Fresque { NAME($fresco, of: "fresco-card") } montre sa valeur la plus haute ; aucune tuile ne la tourne plus loin.
refused-cards-needed = Les couleurs qui restent ne pourraient alors plus être payées.
refused-cards-no-tile = Il vous faut pour cela une tuile Action « { NAME($tile, of: "cards-tile") } », et vous n’en avez pas.
refused-cards-no-window = Une tuile Demande s’utilise à votre propre tour, mais pas à ce moment-là.
refused-cards-tile-not-open = Aucune tuile Action « { NAME($tile, of: "cards-tile") } » n’est visible.
refused-cards-give = Il faut une carte de la couleur demandée : { PAINTS($colour) }.
refused-cards-card-form = « { $text } » ne désigne pas de carte de ce jeu : couleur, symboles, + pour une carte de mélange, * pour un évêque, et d’abord la fenêtre pour une carte Atelier. On écrit par exemple : lay Y-W+, pay round-G-M/W, give R-M*, ou discard B-MM
refused-cards-draw-form = « { $text } » ne désigne aucune des quatre piles. On écrit par exemple : draw market, ou draw rose
refused-cards-restore-form = « { $text } » ne désigne pas de carte Fresque ; elles portent le nom de leurs trois couleurs. On écrit par exemple : restore YRB
refused-cards-mix-form = « { $text } » n’est pas une paire de cartes de mélange qui donne une couleur. On écrit par exemple : mix Y-W+ B-W+
refused-cards-colour-form = « { $text } » ne désigne aucune des couleurs Y, R, B, G, O, P. On écrit par exemple : paint G, ou demand G
refused-cards-take-form = « { $text } » ne désigne pas de tuile Action. On écrit par exemple : take rotation, ou take paint-G

# ---- packs : le fichier et l'entrée précèdent
pack-cards-count = il en faut au moins un exemplaire
pack-cards-colour = une couleur est une lettre parmi { $letters }
pack-cards-number = le livret de règles en compte { $number } en tout
pack-cards-symbols = une carte montre un à trois symboles : M, W, ou M/W pour un choix
pack-cards-backs = il y a trois dos, chacun nommé d’un seul mot, et aucun ne s’appelle market
pack-cards-mixing = les cartes de mélange sont des cartes Marché
pack-cards-halves = chaque couleur à cartes de mélange a ses deux moitiés une fois, et aucune autre n’en a
pack-cards-three = une carte Fresque porte le nom de ses trois couleurs, des lettres parmi { $letters }
pack-cards-values = une carte Fresque a quatre valeurs d’au moins 1, chacune plus haute que la précédente
pack-cards-kinds = les sortes rotation, exchange et demand doivent figurer chacune une fois, et il y a des tuiles Couleur

pool-cards-start = le premier joueur
pool-cards-market = une carte Marché
pool-cards-workshop = une carte Atelier
pool-cards-fresco = une carte Fresque
pool-cards-tile = une tuile Action
pool-cards-favourite = une couleur préférée

# ---- pourquoi on ferait cela
why-cards-nearer = cela rapproche de la carte Fresque { $fresco } : dans des parties essayées à partir d’ici, { $count ->
    [0] vous avez toutes ses couleurs un tour plus tard
    [one] il manque une de ses couleurs un tour plus tard
   *[other] il manque { $count } de ses couleurs un tour plus tard
}
