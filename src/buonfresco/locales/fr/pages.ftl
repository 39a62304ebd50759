# Ce qu'il y a à savoir de chaque jeu, dans l'ordre de lecture : les mots qui mènent à une page, et la page. Le terminal et
# le navigateur les montrent. Modules : pages_modules.ftl ; ce que seul le terminal ajoute : pages_terminal.ftl.

# ---- le jeu de plateau
topic-fresco-order = ordre de jeu, ordre, tour, tours, tour de jeu, phase, phases, préparation, order
page-fresco-order =
    Les heures se choisissent de l’arrière à l’avant de la piste de score. Tout le reste suit les heures, la plus tôt d’abord.
    Marché, cathédrale, studio, atelier, théâtre : un lieu est fini pour tous avant le suivant, et vous y faites tout en une fois.
    Puis les stands sont de nouveau garnis, le revenu est versé, et les peintres vont au lit. (B-ORDER, B-ROUND, B-ACT, B-PREP, X-ACT, X-PREP)
topic-fresco-wake = heure de lever, heures de lever, lever, se lever, heure, heures, auberge, lit, au lit, hostel, wake
page-fresco-wake =
    Le dernier sur la piste de score choisit une heure en premier, puis les autres de l’arrière vers l’avant. Chaque heure prend un seul peintre.
    Elle décide trois choses pour ce tour : comment votre humeur change aussitôt, ce que vous coûte une tuile Marché, et quand vous jouez : le plus tôt levé d’abord.
    Tôt, c’est avant les autres, mais cher et mauvais pour l’humeur : à 7 heures, l’humeur baisse de 1 et une tuile coûte 2 thalers. (B-WAKE, X-WAKE)
topic-fresco-mood = humeur, piste d’humeur, mood
page-fresco-mood =
    Plus haut, c’est mieux. Sur les deux cases du haut de la piste, vous avez un assistant supplémentaire ; sur les deux du bas, vous en perdez un.
    Cela se vérifie seulement au lever, après le changement d’humeur de votre heure. Ce que le théâtre ou une carte a apporté avant compte alors.
    Personne ne dépasse les bouts de la piste ; le surplus est perdu. À la fin, l’humeur ne vaut rien. (B-MOOD)
topic-fresco-apprentices = assistants, assistant, assist., assistant supplémentaire, action, actions, apprentice, apprentices
page-fresco-apprentices =
    Vous en avez 5 ; 6 de très bonne humeur (deux cases du haut), 4 de très mauvaise (deux cases du bas).
    Tous doivent être placés. Chacun est une action dans son lieu ; ce que vous ne pouvez pas payer ou ne voulez pas est perdu. (B-MOOD-04 à 07, B-PLAN, B-ACT)
topic-fresco-plan = plan, plans, planifier, planification, plateau personnel, colonne, colonnes, lieu, lieux, révéler, révélation, tuile action, tuiles action, recouvert
page-fresco-plan =
    Tous planifient en même temps et en secret. Chaque assistant va sur une colonne de votre plateau personnel, trois au plus sur chacune.
    Les colonnes : marché, cathédrale, studio, atelier, théâtre.
    Quand le dernier plan est scellé, tous sont révélés. Jusque-là, vous pouvez retirer le vôtre et le changer.
    Les tuiles action des modules recouvrent une colonne ; ce qu’elles apportent remplace le lieu. (B-PLAN, X-PLAN)
topic-fresco-market = marché, M, stand, stands, I, II, III, IV, tuile Marché, tuiles Marché, prix, prix du marché, acheter, fermer, sac, market, booth
page-fresco-market =
    Avec au moins un assistant au marché, vous choisissez un stand où il reste des tuiles. Vous y achetez, ou vous le fermez.
    Acheter : une tuile par assistant, chacune au prix de votre heure de lever. Vous recevez les couleurs qu’elle montre.
    Ensuite toutes les tuiles de ce stand, achetées ou non, vont dans le sac ; il reste vide jusqu’au tour suivant.
    Fermer ne coûte rien et vide un stand ; vous n’achetez alors rien.
    À quatre : 14 tuiles, 4 stands, 1 tuile reste dans le sac. À deux ou trois : 11 tuiles, 3 stands, 2 restent dans le sac. (B-MKT, X-MKT)
topic-fresco-fresco = fresque, cathédrale, C, case, cases, tuile Fresque, tuiles Fresque, tuile, tuiles, restaurer, restauration, fresco, cathedral, A1, A2, A3, A4, A5, B1, B2, B3, B4, B5, C1, C2, C3, C4, C5, D1, D2, D3, D4, D5, E1, E2, E3, E4, E5
page-fresco-fresco =
    Chaque assistant à la cathédrale restaure une case ou l’autel, l’un après l’autre.
    Vous payez exactement les couleurs de la tuile ; rien ne les remplace. Son nombre est sa valeur en points, et l’évêque peut y ajouter 2 ou 3.
    La tuile reste ensuite devant vous et rapporte 1 thaler à la fin de chaque tour.
    Les cases s’appellent comme C3, le centre : colonnes A à E, rangées 1 à 5. (B-CATH-01 à 08, X-CATH)
topic-fresco-bishop = évêque, bonus de l’évêque, bonus, bishop, ♝
page-fresco-bishop =
    S’il est sur la case restaurée, elle rapporte 3 points de plus ; sur l’une des huit cases au plus qui l’entourent, 2 ; sinon rien.
    Avant chaque restauration d’une case, vous pouvez payer 1 thaler et le déplacer d’une case dans n’importe quelle direction ; il faut alors restaurer.
    Ensuite il se rend de lui-même sur la case restaurée. L’autel ne le concerne pas. (B-CATH-07 à 15)
topic-fresco-altar = autel, autels, altar
page-fresco-altar =
    Au lieu d’une case, un assistant à la cathédrale peut restaurer l’autel pour trois couleurs, une fois par visite (édition française : une fois par tour).
    Jaune + rouge + bleu : 2 points. Chacune peut être remplacée par une couleur mélangée, la même plusieurs fois si l’on veut, pour 1 point de plus : 3, 4 ou 5.
    Vert + orange + violet : 6 points.
    L’autel ne donne ni tuile, ni revenu, ni bonus de l’évêque, et il ne s’épuise jamais. (B-CATH-16 à 23)
topic-fresco-paints = couleurs, couleur, lettres, couleur primaire, couleurs primaires, couleur mélangée, couleurs mélangées, jaune, rouge, bleu, vert, orange, violet, J, R, B, V, O, L, paint, paints
page-fresco-paints =
    Couleurs primaires : J jaune, R rouge, B bleu. Chacun en a une de chaque au début.
    Couleurs mélangées : V vert = jaune + bleu, O orange = rouge + jaune, L violet = rouge + bleu. On les fait à l’atelier ; le vert et l’orange se vendent aussi au marché.
    La réserve ne s’épuise jamais. Vos couleurs sont cachées, et ce qui reste ne vaut rien à la fin (mais voyez le dôme). (B-WORK, B-ACT-08)
topic-fresco-studio = studio, S, studios
page-fresco-studio =
    Chaque assistant y gagne 3 thalers. (B-STUDIO, X-STUDIO)
    Avec les portraits, module 1, l’un d’eux peut prendre une carte Portrait.
topic-fresco-workshop = atelier, A, ateliers, mélange, mélanges, mélanger, workshop
page-fresco-workshop =
    Chaque assistant peut y mélanger jusqu’à deux fois : deux couleurs primaires différentes deviennent une couleur mélangée.
    Jaune + bleu = vert, rouge + jaune = orange, rouge + bleu = violet. Une couleur mélangée ne se sépare plus.
    L’atelier vient après la cathédrale : les mélanges servent au tour suivant ; au dernier tour, à la seconde visite. (B-WORK, X-WORK)
topic-fresco-theater = théâtre, T, theater
page-fresco-theater =
    Chaque assistant y fait aussitôt monter votre humeur de 2 cases, au plus jusqu’en haut.
    Les assistants ne viennent ou ne partent qu’au prochain lever, après le changement d’humeur de votre heure.
    Au dernier tour, une seconde visite à la cathédrale le remplace. (B-THEA, X-THEA)
topic-fresco-thalers = thalers, thaler, argent, pièces, revenu, revenus
page-fresco-thalers =
    Chacun en a 12 au début. Un assistant au studio en gagne 3.
    Revenu : à la fin de chaque tour, chaque tuile Fresque devant vous en rapporte 1, mais plus après le dernier tour.
    Ils paient les tuiles Marché et, à 1 chacun, les pas de l’évêque. À la fin, 2 thalers valent 1 point, arrondi à l’inférieur. (B-STUDIO, B-PREP-03, B-SCORE-01)
topic-fresco-score = score, piste de score, piste, points, point, PV, points de victoire, case de départ, cases de départ, S1, S2, S3, S4, arrivée, peintre, peintres
page-fresco-score =
    La case de votre peintre sur la piste de score est votre score.
    S1 à S4 sont les cases de départ, S1 tout au fond. Elles valent 0 : vos premiers points mènent à la case de ce numéro.
    Deux peintres ne partagent jamais une case. Si la vôtre est prise, vous choisissez la case libre la plus proche devant ou derrière. Au décompte final, on avance toujours (édition française : dès le dernier tour).
    À la fin d’un tour de jeu, parmi les peintres encore sur les cases de départ, le premier passe derrière les autres (édition française : après le tour 1 seulement). (B-TRACK, B-PREP-05)
topic-fresco-secret = paravent, paravents, secret, secrets, caché
page-fresco-secret =
    Derrière votre paravent, pour vous seul : vos couleurs, vos thalers, et votre plan jusqu’à la révélation.
    Visibles de tous : piste de score, heures, humeur, nombre d’assistants, marché, fresque, et les tuiles devant chacun.
    Ce qui est gagné et payé se voit au moment même. (B-INFO)
topic-fresco-final = dernier tour, seconde visite, 2e visite, seconde visite à la cathédrale, final round
page-fresco-final =
    Un tour de jeu qui commence avec six tuiles Fresque ou moins est le dernier ; avec les portraits ou le médecin, c’est le tour 9 au plus tard.
    Il n’y a pas de théâtre ; après l’atelier vient une seconde visite à la cathédrale, avec les assistants prévus pour elle.
    Aucun revenu ensuite. Si un tour ordinaire vide toute la fresque, on le joue jusqu’au bout et c’était le dernier. (B-END)
topic-fresco-end = fin de partie, fin, décompte final, décompte, gagner, gagnant, égalité, final scoring
page-fresco-end =
    Après le dernier tour viennent les points des modules, dans l’ordre de leurs numéros, puis 1 point pour 2 thalers. On suit les heures de ce tour.
    Un peintre qui arriverait sur une case prise avance jusqu’à la prochaine case libre ; il n’y a donc pas d’égalité.
    Le plus de points gagne. Couleurs, tuiles restaurées et humeur ne valent rien par elles-mêmes. (B-SCORE, X-SCORE)
topic-fresco-leonardo = Leonardo, jouer pour, à deux, ♟
page-fresco-leonardo =
    À deux, il est le troisième peintre. Vous jouez pour lui à tour de rôle, un tour de jeu chacun.
    Il se lève comme tous, selon sa place sur la piste de score ; l’humeur et les prix ne comptent pas pour lui.
    Au marché, il ferme un stand (édition française : si l’on veut). À la cathédrale, sa figurine va sur une tuile voisine, jamais en diagonale, et la restaure sans couleurs, pour ses points et le bonus de l’évêque. S’il n’y en a pas, il saute à la tuile de plus petite valeur.
    Au dernier tour, il ne restaure pas. Il n’a pas de thalers et ne peut pas gagner. (L, X-LEO)
topic-fresco-modules = modules, module, extension, extensions
page-fresco-modules =
    Les modules ajoutent des règles au jeu de plateau ; tous vont ensemble. On les choisit pour une nouvelle partie.
    1 Portraits, 2 Commandes de l’évêque, 3 Mélanges spéciaux, 4 Fontaine aux souhaits, 5 Feuilles d’or, 6 Vitriers, 7 Parchemins, 8 Cloche, 9 Fresque murale, 10 Médecin, 11 Faveurs de l’évêque, 12 Dames, 13 Catacombes, 14 Bancs, 15 Dôme, 16 Marché noir, 17 Guilde des Peintres.

# ---- le jeu de cartes
topic-cards-turn = tour, votre tour, passer, piocher une carte, choisir l’action, phase, phases, turn
page-cards-turn =
    Vous piochez une carte Marché. Puis vous faites une chose sur trois : échanger des cartes, restaurer des cartes Fresque, ou passer. À la fin, vous gardez 7 cartes au plus.
    Qui passe avec une ou deux cartes en main pioche des cartes Marché jusqu’à en avoir trois. (C-TURN, C-ACT, C-PASS)
topic-cards-exchange = échange, échanger, poser, sur la table, symbole, symboles, piocher, pioche, M, W, M/W
page-cards-exchange =
    Vous posez autant de cartes de votre main que vous voulez et piochez une carte par symbole : au marché, dans un atelier au choix, ou dans l’un ou l’autre (qui écrit ses réponses : M, W, M/W).
    Vous piochez une à une et pouvez regarder avant de choisir la pile suivante. Les cartes ainsi piochées ne s’échangent pas au même tour.
    Les cartes posées sont défaussées après la dernière pioche. (C-EXCH)
topic-cards-piles = piles, pile, marché, carte Marché, cartes Marché, atelier, ateliers, carte Atelier, cartes Atelier, rond, ogive, rosace, défausse, face cachée
page-cards-piles =
    On pioche dans quatre piles : le marché, et trois ateliers que distingue la fenêtre au dos : ronde, en ogive, rosace.
    Il y a 42 cartes Marché et 42 cartes Atelier. Chaque pile a sa défausse, mélangée quand la pile est épuisée.
    Des autres mains, vous voyez les dos : combien de cartes de quelle pile. (C-SETUP, C-DRAW, C-INFO)
topic-cards-fresco = carte Fresque, cartes Fresque, fresque, à restaurer, restaurer, restaurées, restauration, valeur, valeurs, avec vos cartes
page-cards-fresco =
    Quatre cartes Fresque sont visibles. Chacune montre trois couleurs ; vous payez chaque couleur avec une carte, un mélange ou une tuile Couleur, et rien de plus.
    Vous pouvez en restaurer plusieurs à votre tour ; de nouvelles n’arrivent qu’ensuite.
    Elle compte sa plus petite valeur. Chaque rotation donne la valeur suivante, trois au plus.
    Pour chacune, vous prenez une des tuiles Action visibles. (C-REST)
topic-cards-colors = couleurs, lettres, jaune, rouge, bleu, vert, orange, violet, J, R, B, V, O, L
page-cards-colors =
    Jaune, rouge, bleu ; vert, orange, violet. Une carte Fresque porte le nom de ses trois couleurs, ou leurs lettres pour qui écrit ses réponses.
    Le vert se fait de jaune et de bleu, l’orange de rouge et de jaune, le violet de rouge et de bleu. (C-MIX)
topic-cards-mixing = carte de mélange, cartes de mélange, mélange, mélanges, mélanger, +
page-cards-mixing =
    Les cartes de mélange sont des cartes Marché avec une demi-couleur à chaque bord (qui écrit ses réponses : +). Deux d’entre elles valent une carte du mélange : jaune + bleu = vert, rouge + jaune = orange, rouge + bleu = violet.
    Chaque mélange fait aussi monter d’une valeur la carte restaurée. Seule, une carte de mélange est une carte de sa propre couleur. (C-MIX)
topic-cards-rotation = rotation, rotations, tuile Rotation, symbole Évêque, évêque, *, tourner
page-cards-rotation =
    Une rotation fait passer la carte restaurée à sa valeur suivante, trois fois au plus.
    Une par symbole Évêque (qui écrit ses réponses : *) sur les cartes payées, une par mélange, une si la couleur préférée y figure, et une par tuile Rotation utilisée.
    Une tuile Rotation inutilisée vaut 1 point à la fin. (C-REST-04 à 06, C-TILE-01)
topic-cards-favorite = couleur préférée, préférée, préférée +1
page-cards-favorite =
    Une carte restaurée qui montre la couleur préférée de l’évêque monte d’une valeur, de quelque façon que vous ayez payé cette couleur.
    Après un tour où elle a servi, la tuile quitte le jeu et la suivante des 12 est révélée, tant qu’il en reste. (C-REST-05, C-REST-10 à 12)
topic-cards-tiles = tuiles Action, tuile Action, tuiles, tuile, récompenses, récompense, tuile Couleur, couleur, échanger et restaurer
page-cards-tiles =
    Trois des 20 tuiles Action sont visibles ; chaque carte restaurée vous en donne une. Chacune sert une fois, autant que vous voulez à votre tour.
    Rotation : une rotation de plus. Couleur : remplace une carte de cette couleur. Inutilisées, ces deux-là valent 1 point chacune à la fin.
    Échanger et restaurer : permet de restaurer juste après un échange. Demande : tous les autres vous donnent une carte d’une couleur. (C-TILE)
topic-cards-demand = demande, demandes, tuile Demande, demander
page-cards-demand =
    À votre tour, vous nommez une couleur : tous les autres vous en donnent une carte, à leur choix. Qui n’en a pas vous montre sa main.
    La tuile quitte le jeu dans tous les cas ; inutilisée, elle ne vaut rien. (C-TILE-03, C-TILE-08)
topic-cards-hand = main, mains, limite de main, carte, cartes, dos
page-cards-hand =
    Chacun commence avec 5 cartes Marché. À la fin de votre tour, vous gardez 7 cartes au plus et défaussez les autres, à votre choix.
    Une carte porte le nom de sa couleur et de ses symboles ; + est une carte de mélange, * un symbole Évêque. À la fin, la main ne vaut rien. (C-HAND, C-SETUP-08)
topic-cards-end = fin de partie, la fin, fin, dernier tour, décompte final, score, points, PV, palette
page-cards-end =
    Quand quelqu’un a restauré 6 cartes Fresque (5 à quatre joueurs), le tour de jeu se termine, pour que tous aient joué autant. Le premier joueur a la palette.
    Comptent les valeurs de vos cartes Fresque et 1 point par tuile Rotation ou Couleur inutilisée. Le plus de points gagne ; à égalité, on gagne ensemble. (C-END, C-SCORE)

# ---- le jeu de dés
topic-dice-bishop = évêque
page-dice-bishop =
    Au début de votre tour, vous le placez près d’une des cinq sections : c’est elle que vous visez.
    Si votre somme donne cette tuile Fresque, elle vaut 3 points de plus. (D-BISH, D-VP-01)
topic-dice-dice = dés, dé, dé à points, dés à points, lancer, lancers, de côté, mettre de côté
page-dice-dice =
    Vous lancez exactement trois fois, d’abord six dés à points et deux dés de couleur. Après chaque lancer, un dé à points est mis de côté ; les autres sont relancés.
    Ce que comptent les trois dés ensemble est votre somme. (D-TURN, D-ROLL)
topic-dice-color = dés de couleur, dé de couleur, doubler, quadrupler, x2, x4
page-dice-color =
    Un dé de couleur qui montre la couleur du dé à points mis de côté en double les points ; deux les quadruplent.
    Il est alors mis de côté aussi. Vous pouvez le laisser ; il ne s’ajoute jamais à un dé d’un lancer précédent. (D-ROLL-03 à 06)
topic-dice-bets = paris, pari, tuile Pari, tuile Fresque de l’évêque, autre tuile Fresque, parier, bet
page-dice-bets =
    Avant chaque lancer, les autres peuvent parier sur le résultat, une fois par tour et face cachée : la tuile Fresque de l’évêque, une autre tuile Fresque, ou un portrait.
    Un pari juste rapporte 3 points avant le premier lancer, 2 avant le deuxième, 1 avant le troisième ; un pari faux ne coûte rien.
    Si les dés ne donnent ni tuile Fresque ni portrait, aucun pari ne compte. (D-BET, D-VP)
topic-dice-favor = faveur, tuile Faveur
page-dice-favor =
    Au début de chaque tour, elle va au dernier de la piste de score ; tant que deux peintres ou plus sont sur l’escalier, à personne.
    À votre propre tour, elle vous permet de changer votre somme de 1, en plus ou en moins, après le troisième dé. (D-FAV, D-ROLL-08)
topic-dice-sums = sommes, somme, section, sections, fresque, tuile Fresque, tuiles Fresque, tuile, tuiles, acquise, résultat, 8, 13, 16, 19, 24
page-dice-sums =
    La somme de vos trois dés décide. 8, 13, 16, 19 ou 24 donne la première tuile Fresque de cette section et ses points, 3 de plus là où se trouve l’évêque.
    Chaque section ne peut être à vous qu’une fois ; une seconde fois, elle ne rapporte rien.
    Les sommes entre elles donnent un portrait. Au-dessous de 8 et au-dessus de 24, il n’y a rien. (D-RES, D-VP)
topic-dice-portraits = portraits, portrait, femme, femmes, homme, hommes, vos portraits, 9-12, 14-15, 17-18, 20-23
page-dice-portraits =
    Les sommes 9-12, 14-15, 17-18 ou 20-23 donnent le portrait de cette case et aussitôt ses points ; le suivant est retourné.
    Il reste ensuite face cachée sur votre plateau. Une case vide ne donne rien.
    À la fin, les couples d’une femme et d’un homme comptent encore une fois. Un cinquième portrait fait de ce tour de jeu le dernier. (D-RES, D-SCORE)
topic-dice-score = piste de score, score, piste, points, PV, escalier, cases sautées
page-dice-score =
    La case de votre peintre est votre score ; tous commencent sur l’escalier, à 0.
    Qui arriverait sur une case prise avance jusqu’à la prochaine case libre ; ce qui est sauté compte aussi. (D-TRACK)
topic-dice-wedding = bonus de mariage, mariage, mariages, couple, couples
page-dice-wedding =
    À la fin, chaque couple d’une femme et d’un homme parmi vos portraits rapporte encore une fois les points des deux.
    Chaque portrait est dans un couple au plus ; les meilleurs comptent. Le premier au score est compté d’abord. (D-SCORE)
topic-dice-end = fin de partie, fin, dernier tour, décompte final, bonus, cinquième, palette, tour de jeu
page-dice-end =
    Qui a les cinq sections, ou cinq portraits, prend aussitôt un des portraits visibles en bonus et fait de ce tour de jeu le dernier.
    On le joue jusqu’au bout : le premier joueur, qui a la palette, l’a commencé. D’autres peuvent y gagner le bonus aussi.
    Puis viennent les bonus de mariage. Le plus de points gagne. (D-END, D-SCORE)
topic-dice-odds = probabilités, probabilité, chances, moyenne, pourcentage, pourcentages, %
page-dice-odds =
    Les pourcentages des sommes sont exacts, pour qui veut cette somme et rien d’autre. Les moyennes et les probabilités des paris valent pour qui veut le plus de points possible.
