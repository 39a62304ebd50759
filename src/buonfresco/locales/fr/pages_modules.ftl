# Pages de « aide MOT » sur les modules : d'autres mots qui y mènent, la page du module, et les cartes et tuiles qui ont un nom.

# ---- 1, Portraits
module-portraits-words = M1, portrait, carte Portrait, cartes Portrait, peints
module-portraits-help =
    Deux des 18 cartes Portrait sont visibles. Au studio, un de vos assistants peut en prendre une ; une seule par tour pour vous.
    Cet assistant ne gagne pas de thalers, les autres 3 chacun (édition française : il gagne aussi ses 3).
    La plupart des cartes rapportent aussitôt et quittent le jeu. L'Abbé, l'Acteur, le Sacristain et le Serviteur de Dieu restent à vous et agissent jusqu'à la fin.
    Une carte prise n'est pas remplacée pendant le tour ; celles qui restent à la fin quittent le jeu, et deux nouvelles arrivent.
    Quand les deux dernières sont visibles, c'est le dernier tour : le tour 9 au plus tard.
    Leonardo doit retirer une carte visible du jeu ; seuls ses points comptent pour lui. (M1)
topic-fresco-patron = Mécène, mécènes, patron
page-fresco-patron = Mécène : une carte Portrait qui rapporte aussitôt 7 thalers. (M1-CARD-01)
topic-fresco-peers = Pairs, pair, peers
page-fresco-peers = Pairs : une carte Portrait qui rapporte aussitôt les thalers et la couleur qu'elle montre. (M1-CARD-02)
topic-fresco-merchant = Marchand, marchands, merchant
page-fresco-merchant = Marchand : une carte Portrait qui donne deux couleurs primaires au choix, deux fois la même si l'on veut, et 1 thaler. (M1-CARD-03)
topic-fresco-mary = Vierge Marie, Vierge, Marie, portrait de l'évêque
page-fresco-mary = Vierge Marie et Évêque : des cartes Portrait qui rapportent des points et une couleur, ou des points et des thalers, comme elles le montrent. (M1-CARD-04)
topic-fresco-muse = Muse, muses
page-fresco-muse = Muse : une carte Portrait qui porte votre humeur au sommet. (M1-CARD-05)
topic-fresco-girl = Belle femme, belle
page-fresco-girl = Belle femme : une carte Portrait qui améliore votre humeur et rapporte des thalers, comme elle le montre. (M1-CARD-06)
topic-fresco-self = Autoportrait, autoportraits
page-fresco-self = Autoportrait : une carte Portrait qui améliore votre humeur et rapporte des points, comme elle le montre. (M1-CARD-06)
topic-fresco-abbot = Abbé, abbés, abbot
page-fresco-abbot = Abbé : une carte Portrait durable. Chaque bonus de l'évêque que vous recevez vaut 1 point de plus, 4 ou 3 ; sans bonus, rien. (M1-CARD-08)
topic-fresco-actor = Acteur, acteurs, actor
page-fresco-actor = Acteur : une carte Portrait durable. Chacun de vos assistants au théâtre fait monter l'humeur de 3 au lieu de 2. (M1-CARD-09)
topic-fresco-sexton = Sacristain, sacristains, sexton
page-fresco-sexton = Sacristain : une carte Portrait durable. Une fois par tour, avant de restaurer une case, vous pouvez payer 1 thaler et placer l'évêque sur n'importe quelle case. (M1-CARD-10)
topic-fresco-servant = Serviteur de Dieu, serviteur, servant
page-fresco-servant = Serviteur de Dieu : une carte Portrait durable. Votre revenu est de 1 thaler de plus à chaque tour. (M1-CARD-11)

# ---- 2, Commandes de l'évêque
module-requests-words = M2, commande, commandes, commande générale, commande spéciale, commande violette, commande orange, commande verte, générale, tache, taches, tache de couleur, taches de couleur, empiler, violette, verte
module-requests-help =
    12 commandes sont visibles en quatre piles : générale, violette, orange, verte. La meilleure est dessus : 6 points pour la première générale, 10 pour la première violette.
    Une fois par tour, un de vos assistants à l'atelier peut réaliser une commande au lieu de mélanger ; les autres mélangent. Elle ne coûte pas de couleurs.
    Une commande générale demande trois de vos tuiles Fresque, une spéciale trois qui montrent au verso une tache de sa couleur.
    Vous marquez ses points. Les trois tuiles restent empilées dessous : elles ne servent plus à d'autres commandes et ne rapportent plus de thalers.
    En échange, elle rapporte à chaque tour 1 thaler et une couleur : la sienne si elle est spéciale, sinon une primaire au choix (édition française : n'importe laquelle).
    Leonardo peut aussi en réaliser ; les quatre tuiles quittent alors le jeu. (M2)

# ---- 3, Mélanges spéciaux
module-special_blends-words = M3, mélange spécial, rose, marron
module-special_blends-help =
    Rose (S) = violet + rouge, marron (M) = orange + vert. Ce sont des mélanges comme les autres ; une couleur tout juste faite peut entrer dans le suivant.
    Sept nouvelles tuiles Fresque, de 13 à 24 points, en remplacent sept autres ; celle de 24 est au centre.
    À l'autel, chacune des couleurs vert + orange + violet (6 points) peut être remplacée par le rose, pour 3 points de plus, ou par le marron, pour 5 de plus ; trois marron rapportent 21.
    L'édition française le permet pour tout paiement à l'autel. Ce qui reste ne vaut rien. (M3)

# ---- 4, Fontaine aux souhaits
module-wishing_well-words = M4, fontaine, pièce, pièce porte-bonheur, pièces porte-bonheur, porte-bonheur, carte Souhait, cartes Souhait, souhait, souhaits, symbole Marché, symboles Marché
module-wishing_well-help =
    Chacun commence avec 3 pièces porte-bonheur. En planifiant, vous pouvez en placer jusqu'à 2 sur le symbole Marché, si vous envoyez un assistant au marché.
    Au début de votre tour là-bas, vous pouvez les jeter dans la fontaine ; chacune donne une des 20 cartes Souhait, que vous seul voyez. La fontaine prend 2 pièces par tour de tous ensemble ; les autres reviennent.
    Une carte aide un assistant dans son lieu, en plus de son action ; une par assistant et par tour, puis elle quitte le jeu. Seul le Troubadour n'en demande pas.
    Cartes : Jour de chance, Couleur gratuite, Visite de l'évêque, Éloge de l'évêque, Pourboire, Alchimie, Récompense, Troubadour.
    À la fin, chaque pièce devient 1 thaler ; les cartes ne valent rien. Leonardo n'en a pas. (M4)
topic-fresco-lucky_guy = Jour de chance, chance, lucky guy
page-fresco-lucky_guy = Jour de chance : une carte Souhait pour le marché. Vous prenez 2 pièces porte-bonheur dans la réserve. (M4-CARD-20)
topic-fresco-free_paint = Couleur gratuite, gratuite, free paint
page-fresco-free_paint = Couleur gratuite : une carte Souhait pour le marché. En achetant, vous recevez aussi la tuile illustrée, si elle est au même stand. (M4-CARD-22)
topic-fresco-visit = Visite de l'évêque, visite
page-fresco-visit = Visite de l'évêque : une carte Souhait pour la cathédrale. L'évêque va gratuitement sur n'importe quelle case (éditions anglaise et française : d'une case). (M4-CARD-26)
topic-fresco-praise = Éloge de l'évêque, éloge
page-fresco-praise = Éloge de l'évêque : une carte Souhait pour la cathédrale. Un bonus de l'évêque que vous recevez vaut 1 point de plus. (M4-CARD-28)
topic-fresco-tip = Pourboire, pourboires
page-fresco-tip = Pourboire : une carte Souhait pour le studio. Elle rapporte 1 thaler et 1 pièce porte-bonheur de plus. (M4-CARD-30)
topic-fresco-alchemy = Alchimie, alchemy
page-fresco-alchemy = Alchimie : une carte Souhait pour l'atelier. Un mélange de plus : trois couleurs primaires quelconques deviennent du vert, de l'orange ou du violet, au choix. (M4-CARD-32)
topic-fresco-finder = Récompense, récompenses
page-fresco-finder = Récompense : une carte Souhait pour le théâtre. Elle rapporte 3 thalers. (M4-CARD-34)
topic-fresco-busker = Troubadour, troubadours, busker
page-fresco-busker = Troubadour : une carte Souhait pour le lever. Après le changement d'humeur de votre heure, l'humeur monte de 1 ; une fois par tour, sans assistant. (M4-WAKE)

# ---- 5, Feuilles d'or
module-leaf_gold-words = M5, or, feuille d'or, embellir, dorer, couleur du tour, disque, flèche, flèches, panier
module-leaf_gold-help =
    Des flèches montrent deux cases du marché. Qui achète la tuile qui s'y trouve reçoit aussi 1 ou 2 feuilles d'or, gratuitement ; un stand fermé n'en donne pas.
    Un disque montre la couleur du tour : une de six, jamais la même deux fois de suite.
    Si vous restaurez une tuile Fresque qui demande cette couleur, vous pouvez ajouter exactement 1 feuille d'or : 3 points de plus si l'évêque est sur la case, 2 s'il est à côté, 1 sinon. Le bonus de l'évêque s'y ajoute. Pas à l'autel.
    À la fin, chaque feuille d'or devient 1 thaler. Leonardo n'en a pas. (M5)

# ---- 6, Vitriers
module-glaziers-words = M6, vitrerie, vitrier, verre, verres, vitrail, vitraux, panneau, panneaux, établi, pénalité, pénalités, vitrail de l'autel
module-glaziers-help =
    Plan : votre tuile « Vitrerie » peut recouvrir une colonne. Au lieu du lieu, vous visitez la vitrerie : deux assistants y sont imprimés, un des vôtres peut être le troisième.
    Chacun achète un verre : bleu ou jaune pour 1 thaler, rouge ou vert pour 2. À chaque tour, il y en a 2 par joueur.
    Douze cases ont un vitrail. Qui en restaure une doit aussi prendre un vitrail sur l'établi, pour 0 à 3 thalers. Il rapporte ses points ; chaque panneau sans verre en coûte : jaune 2, bleu 4, rouge 6, vert 8. Fresque, vitrail et évêque ensemble ne descendent jamais sous 0.
    À l'autel, chaque verre rapporte 1 point, un au plus de chaque couleur.
    Leonardo prend le vitrail gratuit, avec tous ses points. Le verre restant ne vaut rien. (M6)

# ---- 7, Parchemins
module-scrolls-words = M7, parchemin, ligne, lignes, horizontal, vertical, joués
module-scrolls-help =
    Chacun reçoit deux parchemins secrets, une ligne horizontale et une verticale de la fresque. Aucune ligne n'est à deux joueurs.
    Après avoir restauré une case d'une telle ligne, vous pouvez jouer son parchemin : 2 points par case restaurée de la ligne, peu importe par qui ; 10 au plus.
    Sur la case où vos lignes se croisent, vous pouvez jouer les deux ensemble : 3 points par case, chaque ligne comptée à part ; 30 au plus.
    Éditions anglaise et française : pour un parchemin, l'évêque devait être avant sur sa ligne ; française : pour les deux, sur l'intersection.
    Un parchemin joué quitte le jeu ; non joué, il ne vaut rien. Leonardo n'en a pas. (M7)

# ---- 8, Cloche
module-bells-words = M8, cloches, Audience, piste des cloches
module-bells-help =
    Plan : votre tuile « Audience » peut recouvrir une colonne, sans place pour un assistant. Quand vient ce lieu, vous devez prendre un des certificats visibles ; il y en a un par joueur à chaque tour.
    Payez tout et marquez aussitôt ses points, ou payez en plusieurs fois : 1 point pour 2 thalers de l'acompte, et jamais plus.
    Tant que vous devez quelque chose, chaque thaler reçu y va d'abord. Ce que vous aviez déjà reste libre.
    À la fin, les certificats payés comptent leurs cloches, ceux payés en partie les retirent. La piste des cloches rapporte des points, votre rang aussi ; l'évêque y participe avec les cloches invendues et gagne les égalités.
    À deux, quatre certificats sont à Leonardo. (M8)
topic-fresco-certificate = certificat, certificats, certificat de don, certificats de don, acompte, reste à payer, attribués
page-fresco-certificate = Certificat de don : ses trois nombres sont le prix, les points et les cloches d'or. Payé en une fois, il rapporte ses points ; sinon 1 point pour 2 thalers du premier acompte. (M8-AUD, M8-PAY)

# ---- 9, Fresque murale
module-wall_fresco-words = M9, mur, tuile murale, tuiles murales, tuile Échange, tuiles Échange, à portée
module-wall_fresco-help =
    Une seconde fresque, de 18 sections. Plan : votre tuile « Fresque murale » recouvre une colonne, avec exactement un assistant ; au lieu d'agir dans le lieu, il restaure une section du mur.
    Elle doit toucher par un côté ce qui est fini, en partant du bas à gauche. Elle coûte 1 couleur mélangée, celle qu'elle montre, et rapporte 4 points.
    La tuile devant vous rapporte ensuite sa couleur primaire à la fin de chaque tour ; une seule compte par couleur.
    À l'atelier, un assistant peut, au lieu de mélanger, échanger deux tuiles murales de couleurs différentes contre la tuile Échange de leur mélange. Elle rapporte cette couleur à chaque tour ; une par mélange et par joueur.
    Pas de bonus de l'évêque ici. Pour les commandes, les tuiles murales valent des tuiles Fresque. Leonardo n'y va pas. (M9)

# ---- 10, Médecin
module-medico-words = M10, infection, infections, infecté, lieu infecté, malade, malades, assistant malade, contagion, guérir, soigner, tableau de saint, Medico
module-medico-help =
    Après les plans, une tuile Infection nomme un lieu. Qui y a des assistants en bonne santé en voit un tomber malade après ses actions.
    Les malades peuvent aller à la cathédrale (pas à côté de l'évêque, qu'on ne déplace pas pour eux ; l'autel est libre), au studio (1 couleur pour 3 thalers), à l'atelier (un mélange), ou rester de côté. Au même endroit, tous vos autres assistants tombent malades aussi.
    Dès le tour 2, votre tuile « Médecin » peut recouvrir le marché : vous devez acheter une bouteille, et un assistant peut encore y acheter. Les bouteilles servent après le théâtre.
    Si l'humeur vous coûte un assistant, vous pouvez céder un malade.
    Quand il reste une tuile Infection, c'est le dernier tour. Au décompte des thalers, chacun de vos assistants non malades compte 5 thalers. Leonardo n'est jamais malade. (M10)
topic-fresco-bottle = bouteille, bouteilles, remède, remèdes, dose, doses
page-fresco-bottle = Bouteille : chaque dose guérit un assistant malade après le théâtre ; le surplus est perdu. Le prix dépend de l'emplacement, et vous pouvez en avoir deux au plus. (M10-MKT, M10-HEAL)
topic-fresco-juice = jus, jus de framboise
page-fresco-juice = Jus : une bouteille qui ne guérit personne, mais fait monter votre humeur de 1. (M10-HEAL-03)

# ---- 11, Faveurs de l'évêque
module-favors-words = M11, faveurs, pas encore vues
module-favors-help =
    Une tuile Faveur est posée face cachée sur chacune des 25 tuiles Fresque.
    Si l'évêque est sur la case que vous restaurez, vous pouvez prendre sa faveur (éditions anglaise et française : vous devez). Elle est révélée et appliquée aussitôt, puis quitte le jeu.
    S'il est ailleurs, la faveur quitte le jeu sans être vue. Un pas payé peut l'y conduire avant.
    Il y a des faveurs de 1 thaler, 5 thalers, humeur +1, une couleur, ou 1 point. Pour Leonardo, seul le point compte. (M11)
topic-fresco-favor = faveur, tuile Faveur, tuiles Faveur
page-fresco-favor = Faveur : 1 ou 5 thalers, humeur +1, une couleur, ou 1 point ; elle va à qui restaure la case où se trouve l'évêque. (M11-CATH)

# ---- 12, Dames
module-ladies-words = M12, dame, mariage, épouser, mariés, mariées, réservation, réserver, réservé, dame rose, dame violette, rosier, case Rosier
module-ladies-help =
    Huit dames, roses et violettes, attendent sur la piste de score (six à deux ou trois). Si votre peintre en atteint ou dépasse une, vous pouvez l'épouser (édition française : vous l'épousez), une seule par couleur.
    Dès le plan suivant, vous l'envoyez dans un lieu, même sans assistant. Elle agit avant eux ; vos deux dames vont dans des lieux différents.
    Si quelqu'un avant vous y a une dame de même couleur, la vôtre ne fait rien (édition française : seulement si elle a servi).
    Marché : échanger deux tuiles de différents stands. Cathédrale : réserver une tuile Fresque pour ce tour et le suivant. Studio : 1 thaler par assistant présent. Atelier : échanger une couleur primaire. Théâtre : humeur à sa case de départ. Seconde visite : l'évêque n'importe où, pour 1 thaler.
    Leonardo se marie aussi, sans effet. (M12)

# ---- 13, Catacombes
module-catacombs-words = M13, catacombe, salle, salles, Cartographe, cartographes, tuile Cartographe, trésor, trésors, explorer, trouvé
module-catacombs-help =
    Sous chaque tuile Fresque, une salle cache un trésor ; restaurer la découvre. Pour le prendre, il faut une tuile Cartographe qui montre la salle.
    Qui se lève à 5, 6 ou 7 peut acheter la première de cette heure pour 1 thaler : quatre, trois ou deux salles.
    Plan : elle est posée sur une colonne et y laisse une place. Vous y explorez, avant ou après l'action, et prenez tous les trésors de ses salles découvertes ; puis elle est utilisée.
    Chaque trésor est vendu aussitôt ou gardé ; +humeur compte toujours. Un livre que vous avez déjà doit être vendu.
    À la fin, statues et calices comptent leurs points, les livres le plus grand numéro fois le nombre de livres différents : 25 pour les cinq.
    Leonardo reçoit des tuiles gratuites, garde et compte tout. (M13)
topic-fresco-statue = statue, statues
page-fresco-statue = Statue : un trésor des catacombes, à vendre aussitôt pour ses thalers ou à garder pour ses points ; vous pouvez en garder autant que vous voulez. (M13-TREAS)
topic-fresco-chalice = calice, calices, Ca
page-fresco-chalice = Calice : un trésor des catacombes, à vendre aussitôt pour ses thalers ou à garder pour ses points ; vous pouvez en garder autant que vous voulez. (M13-TREAS)
topic-fresco-volume = livre, livres, texte sacré, textes sacrés
page-fresco-volume = Livre : un texte sacré des catacombes, de 1 à 5 ; on en garde un de chaque. À la fin : le plus grand numéro fois le nombre de livres différents ; les cinq rapportent 25. (M13-SCORE-03)

# ---- 14, Bancs
module-pews-words = M14, banc, poutre, poutres
module-pews-help =
    Douze bancs demandent 1, 2 ou 3 poutres chacun ; leurs points restent cachés jusqu'à leur rénovation.
    Chacun a 6 poutres, qui ne sont pas encore à lui. Six tuiles Marché en montrent aussi une ou deux : qui en achète une en prend autant, au même prix.
    Plan : votre tuile « Bancs » peut recouvrir une colonne. Un assistant y est imprimé, jusqu'à deux des vôtres le rejoignent. Au lieu d'agir dans le lieu, vous rénovez des bancs.
    Chaque assistant porte une poutre : un banc de 3 demande trois assistants et trois poutres. Vous nommez d'abord tous les bancs, puis on les retourne (édition française : un par un). Les poutres reviennent dans votre réserve.
    Les poutres restantes ne valent rien. Leonardo ne rénove pas de bancs. (M14)

# ---- 15, Dôme
module-dome-words = M15, tuile Dôme, tuiles Dôme
module-dome-help =
    Sous chacune des neuf tuiles Fresque du centre (B2 à D4) se trouve une tuile Dôme, inconnue tant que personne n'y restaure.
    Qui le fait la prend aussi, gratuitement, et la pose face visible ; elle ne rapporte encore rien, pas même un revenu.
    À la fin, avant les thalers, chaque tuile Dôme rapporte ses points si vous avez encore les couleurs qu'elle montre. Chaque couleur ne sert qu'à une tuile ; le meilleur choix se fait tout seul, et on ne mélange plus.
    Ce que prend Leonardo est perdu. (M15)

# ---- 16, Marché noir
module-black_market-words = M16, tonneau
module-black_market-help =
    Un de vos assistants au marché peut, au lieu d'acheter à un stand, piocher une tuile Marché dans le sac et l'acheter à votre prix, sans la voir. On ne peut pas la refuser.
    Une fois par tour, et pas si vous fermez un stand. Vos autres assistants peuvent acheter à un stand avant ou après ; sinon aucun stand n'est vidé.
    La tuile est posée sur le tonneau et revient dans le sac à la fin du tour. D'un sac vide, on ne pioche rien.
    Leonardo n'y va pas. (M16)

# ---- 17, Guilde des Peintres
module-guild-words = M17, guilde
module-guild-help =
    À la guilde, il y a toujours une couleur primaire et une couleur mélangée, visibles de tous.
    À l'atelier, un assistant fait jusqu'à deux choses : il mélange, ou il échange une de vos couleurs contre celle de la guilde, primaire contre primaire, mélangée contre mélangée, une fois chaque sorte.
    Mélanges et échanges se font dans n'importe quel ordre ; une couleur tout juste prise peut être mélangée, et un mélange tout juste fait, échangé.
    Le rose et le marron ne s'échangent pas. Leonardo n'échange rien. (M17)
