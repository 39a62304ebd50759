# Le jeu de cartes au terminal : les têtes de sa table, son aide.

# ---- la table
cli-cards-held = { $count } { NAME($back, of: "cards-back") }
cli-cards-head-fresco = à restaurer
cli-cards-head-values = valeurs
cli-cards-head-worth = avec vos cartes
cli-cards-favourite = couleur préférée :
cli-cards-no-favourite = plus de couleur préférée
cli-cards-head-restored = restaurées
cli-cards-head-hand = main selon les dos ; tuiles
cli-cards-done = { $count }/{ $enough }
cli-cards-hand = { $count ->
    [0] aucune carte
   *[other] { $backs }
}
cli-cards-own = { $name }, votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cli-cards-kind = { $mixing ->
    [yes] mélange,{" "}
   *[no] {""}
}{ $bishop ->
    [yes] évêque,{" "}
   *[no] {""}
}{ $draws }{ $back ->
    [market] {""}
   *[other] {" "}({ $back })
}
cli-cards-times = { $count }× ({ $kind })
cli-cards-legend = pour chaque carte : où l’on pioche en l’échangeant

# ---- aide
help-cards-answers = Répondez par le numéro d’un choix, ou écrivez-le : restore YGO, lay Y-W+, draw market, draw rose, pay round-G-M/W, mix Y-W+ B-W+, paint G, demand G, take rotation, discard R-M*, pass. Une carte, une pile ou une tuile seule suffit aussi : YGO, rose, Y-W+. Plusieurs cartes à échanger ou à défausser en une ligne : 2 3 5, ou lay Y-W+ R-MM. Une carte s’écrit par sa couleur, ce qu’elle pioche à l’échange (M marché, W atelier, M/W au choix), + pour une carte de mélange, * pour un évêque ; une carte Atelier commence par sa fenêtre.
help-cards-game =
    Restaurez des cartes Fresque et réunissez le plus de points. À votre tour :
    1. Vous piochez une carte Marché ; cela se fait tout seul.
    2. Vous faites une chose sur trois. Restaurer : payez les trois couleurs d’une carte Fresque visible ; si vos couleurs suffisent, plusieurs de suite. Échanger : posez autant de cartes que vous voulez et piochez-en une pour chaque symbole : au marché (jaune, rouge, bleu), dans l’un des trois ateliers (surtout vert, orange ou violet), ou au choix. Ou passer ; avec moins de 3 cartes, vous piochez alors jusqu’à 3.
    3. À la fin de votre tour, vous avez 7 cartes au plus.
    Une carte restaurée compte sa plus petite valeur. Chaque évêque sur les cartes qui paient la fait monter d’une valeur, de même chaque mélange et la couleur préférée de l’évêque ; trois rotations mènent à la plus haute valeur.
    Cartes de mélange : deux d’entre elles comptent comme une carte de la couleur mélangée : jaune + bleu = vert, jaune + rouge = orange, rouge + bleu = violet.
    Pour chaque carte restaurée, vous prenez une tuile Action. Rotation : une rotation de plus. Couleur : remplace une carte de sa couleur. Échanger et restaurer : l’un puis l’autre au lieu d’un seul des deux. Demande : chacun vous donne une carte de la couleur que vous nommez. Les tuiles Rotation et Couleur inutilisées valent 1 point chacune à la fin.
    Quand quelqu’un a restauré 6 cartes Fresque (5 à quatre joueurs), le tour de jeu va jusqu’au bout.
