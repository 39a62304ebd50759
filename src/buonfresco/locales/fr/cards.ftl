# Le jeu de cartes : ce que ses règles refusent, et ce qui peut clocher dans ses packs.

# ---- piles et tuiles Action, comme les phrases les nomment
cards-pile-market = pile du marché
cards-pile-round = pile d'atelier à la fenêtre ronde
cards-pile-pointed = pile d'atelier à la fenêtre en ogive
cards-pile-rose = pile d'atelier à la rosace
cards-tile-rotation = rotation
cards-tile-exchange = échanger et restaurer
cards-tile-demand = demande
cards-tile-paint-Y = couleur jaune
cards-tile-paint-R = couleur rouge
cards-tile-paint-B = couleur bleue
cards-tile-paint-G = couleur verte
cards-tile-paint-O = couleur orange
cards-tile-paint-P = couleur violette

# ---- refus
refused-cards-one-action = À votre tour, vous échangez des cartes, ou restaurez, ou passez. Vous avez déjà choisi.
refused-cards-exchange-first = À votre tour, l'échange vient avant les restaurations, jamais après.
refused-cards-not-held = Vous n'avez pas la carte { $card } en main.
refused-cards-no-exchange = On pioche dans la { NAME($pile, of: "cards-pile") } pour des cartes posées à échanger ; vous n'en avez posé aucune.
refused-cards-no-symbol = Il ne reste aucun symbole qui permette de piocher dans la { NAME($pile, of: "cards-pile") }.
refused-cards-used-up = La { NAME($pile, of: "cards-pile") } est vide, et sa défausse aussi.
refused-cards-drawing = Vous piochez déjà ; les cartes à échanger se posent avant la première pioche.
refused-cards-owed = D'abord l'échange : on pioche une carte pour chaque symbole posé.
refused-cards-not-open = La carte Fresque { $fresco } n'est pas visible.
refused-cards-colours = Vos cartes et vos tuiles Couleur ne donnent pas les trois couleurs de { $fresco }.
refused-cards-restoring = Une carte Fresque après l'autre : terminez d'abord celle que vous restaurez.
refused-cards-other-colour = La couleur à payer maintenant : { PAINTS($colour) }.
refused-cards-no-mixing = Un mélange demande deux cartes de mélange ; { $card } n'en est pas une.
refused-cards-top = La carte Fresque { $fresco } montre sa valeur la plus haute ; aucune tuile ne la tourne plus loin.
refused-cards-needed = Les couleurs qui restent ne pourraient alors plus être payées.
refused-cards-no-tile = Il vous faut pour cela une tuile Action « { NAME($tile, of: "cards-tile") } », et vous n'en avez pas.
refused-cards-no-window = Une tuile Demande s'utilise à votre propre tour, mais pas à ce moment-là.
refused-cards-tile-not-open = Aucune tuile Action « { NAME($tile, of: "cards-tile") } » n'est visible.
refused-cards-give = Il faut une carte de la couleur demandée : { PAINTS($colour) }.
refused-cards-card-form = « { $text } » ne désigne pas de carte de ce jeu : couleur, symboles, + pour une carte de mélange, * pour un évêque, et d'abord la fenêtre pour une carte Atelier. On écrit par exemple : lay Y-W+, pay round-G-M/W, give R-M*, ou discard B-MM
refused-cards-draw-form = « { $text } » ne désigne aucune des quatre piles. On écrit par exemple : draw market, ou draw rose
refused-cards-restore-form = « { $text } » ne désigne pas de carte Fresque ; elles portent le nom de leurs trois couleurs. On écrit par exemple : restore YRB
refused-cards-mix-form = « { $text } » n'est pas une paire de cartes de mélange qui donne une couleur. On écrit par exemple : mix Y-W+ B-W+
refused-cards-colour-form = « { $text } » ne désigne aucune des couleurs Y, R, B, G, O, P. On écrit par exemple : paint G, ou demand G
refused-cards-take-form = « { $text } » ne désigne pas de tuile Action. On écrit par exemple : take rotation, ou take paint-G

# ---- packs : le fichier et l'entrée précèdent
pack-cards-count = il en faut au moins un exemplaire
pack-cards-colour = une couleur est une lettre parmi { $letters }
pack-cards-number = le livret de règles en compte { $number } en tout
pack-cards-symbols = une carte montre un à trois symboles : M, W, ou M/W pour un choix
pack-cards-backs = il y a trois dos, chacun nommé d'un seul mot, et aucun ne s'appelle market
pack-cards-mixing = les cartes de mélange sont des cartes Marché
pack-cards-halves = chaque couleur à cartes de mélange a ses deux moitiés une fois, et aucune autre n'en a
pack-cards-three = une carte Fresque porte le nom de ses trois couleurs, des lettres parmi { $letters }
pack-cards-values = une carte Fresque a quatre valeurs d'au moins 1, chacune plus haute que la précédente
pack-cards-kinds = les sortes rotation, exchange et demand doivent figurer chacune une fois, et il y a des tuiles Couleur

pool-cards-start = le premier joueur
pool-cards-market = une carte Marché
pool-cards-workshop = une carte Atelier
pool-cards-fresco = une carte Fresque
pool-cards-tile = une tuile Action
pool-cards-favourite = une couleur préférée
