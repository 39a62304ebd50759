# Ce que dit tout jeu de la famille : listes, refus, erreurs de fichiers et de journaux.

list-and = { $some } et { $last }
list-of = { $parts }
painter-number = Joueur { $number }
ask-ready = Vous êtes prêt. Jusqu’à ce que tous le soient, vous pouvez revenir en arrière.

# ---- refus
refused-look-ahead = « { $answer } » clôt ce qui peut se dire dans la même ligne : ensuite quelque chose peut être révélé, ou l’on attend les autres.
refused-over = La partie est terminée.
refused-turn = Ce n’est pas à vous : la table attend { PAINTER($seat) }.
refused-not-now = { $when ->
    [none] { $own ->
        [none] Cela ne répond pas à ce qui est demandé maintenant : { NAME($kind, of: "kind") }.
       *[other] Cela a son propre moment : { NAME($own, of: "kind") }. Demandé maintenant : { NAME($kind, of: "kind") }.
    }
   *[other] { NAME($when, of: "when") } Demandé maintenant : { NAME($kind, of: "kind") }.
}

# ---- annuler
undo-nothing = Il n’y a rien à annuler.
undo-passed = Votre tour est passé. On ne peut annuler que pendant son propre tour.
undo-revealed = Quelque chose de caché a été révélé depuis. Ce qui a été vu ne s’oublie pas.
undo-together = Ici, tout le monde répond en même temps : retirez votre réponse au lieu d’annuler.

# ---- erreurs
error-action-code = { $code } n’est pas un numéro d’action ; ils vont de 0 à { $size } non compris.
error-action-foreign = « { $text } » n’est pas une action de cette configuration.
error-action-json = Ce n’est pas une action telle que le jeu les écrit : { $text }
error-action-unknown = « { $text } » n’est pas une action de ce jeu.
error-seat = La place { $seat } n’existe pas ; cette partie a { $seats } places, comptées à partir de 0.
error-seed = Une graine est un nombre entier ou un texte, pas { $seed }.
error-draw-impossible = Le journal pioche { $item }, qui n’est pas dans le sac.
error-draw-missing = Le journal s’arrête avant une pioche dont la partie a besoin.
error-draw-pool = Ici on pioche { NAME($pool, of: "pool") }, pas « { $item } ».
error-draw-gone = « { $item } » ne peut pas être pioché : il n’y en a pas (plus). Ici on pioche { NAME($pool, of: "pool") }.
error-draw-unknown = Rien qui s’appelle « { $item } » ne peut être pioché dans cette partie.
error-draw-place = Rien n’est pioché sous le nom « { $place } ». Noms connus : { $known }.
error-draw-form = Les pioches à venir sont une liste de noms, ou des listes de noms par réserve, pas { $draws }.
error-log-json = Ce n’est pas un journal : { $problem }
error-log-line = La ligne { $number } du journal est illisible : { $line }
error-log-undo = Le journal revient à l’entrée { $kept }, mais il n’y en a pas autant.
error-log-differs = Le journal ne suit plus les règles à partir de l’entrée { $number }.
error-log-refused = L’entrée { $number } du journal n’est pas permise : { $problem }
error-game-json = Ce n’est pas une partie enregistrée : { $problem }
error-game-state = La position enregistrée est illisible : { $problem }
error-game-log = Le journal de cette partie enregistrée ne mène pas à sa position : { $problem }
error-game-log-other = Le journal de cette partie enregistrée ne s’accorde pas avec la partie elle-même : { $name }.
error-too-large = Trop grand pour être lu : { $what }, { $found } pour { $most } au plus.
error-view-json = Ce n’est pas une vue : { $problem }
error-other-game = Ceci appartient à un autre jeu : { $found } au lieu de { $expected }.
error-game-unknown = Il n’y a pas de jeu nommé « { $game } ». Connus : { $known }.
error-players = Ce jeu se joue à 2, 3 ou 4, pas à { $players }.
error-other-version = Ceci a été joué avec d’autres règles : version { $found } au lieu de { $expected }.
error-language = Il n’y a pas de textes pour la langue « { $language } ». Connues : { $known }.
error-bot = Il n’y a pas de bot nommé « { $bot } ». Connus : { $known }.
