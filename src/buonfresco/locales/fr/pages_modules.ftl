# Pages de « aide MOT » sur les modules : d'autres mots qui y mènent, la page du module, et les cartes et tuiles qui ont un nom.

# ---- 1, Portraits
topic-fresco-patron = Mécène, mécènes, patron
page-fresco-patron = Mécène : une carte Portrait qui rapporte aussitôt 7 thalers. (M1-CARD-01)
topic-fresco-peers = Pairs, pair, peers
page-fresco-peers = Pairs : une carte Portrait qui rapporte aussitôt les thalers et la couleur qu’elle montre. (M1-CARD-02)
topic-fresco-merchant = Marchand, marchands, merchant
page-fresco-merchant = Marchand : une carte Portrait qui donne deux couleurs primaires au choix, deux fois la même si l’on veut, et 1 thaler. (M1-CARD-03)
topic-fresco-mary = Vierge Marie, Vierge, Marie, portrait de l’évêque
page-fresco-mary = Vierge Marie et Évêque : des cartes Portrait qui rapportent des points et une couleur, ou des points et des thalers, comme elles le montrent. (M1-CARD-04)
topic-fresco-muse = Muse, muses
page-fresco-muse = Muse : une carte Portrait qui porte votre humeur au sommet. (M1-CARD-05)
topic-fresco-girl = Belle femme, belle
page-fresco-girl = Belle femme : une carte Portrait qui améliore votre humeur et rapporte des thalers, comme elle le montre. (M1-CARD-06)
topic-fresco-self = Autoportrait, autoportraits
page-fresco-self = Autoportrait : une carte Portrait qui améliore votre humeur et rapporte des points, comme elle le montre. (M1-CARD-06)
topic-fresco-abbot = Abbé, abbés, abbot
page-fresco-abbot = Abbé : une carte Portrait durable. Chaque bonus de l’évêque que vous recevez vaut 1 point de plus, 4 ou 3 ; sans bonus, rien. (M1-CARD-08)
topic-fresco-actor = Acteur, acteurs, actor
page-fresco-actor = Acteur : une carte Portrait durable. Chacun de vos assistants au théâtre fait monter l’humeur de 3 au lieu de 2. (M1-CARD-09)
topic-fresco-sexton = Sacristain, sacristains, sexton
page-fresco-sexton = Sacristain : une carte Portrait durable. Une fois par tour, avant de restaurer une case, vous pouvez payer 1 thaler et placer l’évêque sur n’importe quelle case. (M1-CARD-10)
topic-fresco-servant = Serviteur de Dieu, serviteur, servant
page-fresco-servant = Serviteur de Dieu : une carte Portrait durable. Votre revenu est de 1 thaler de plus à chaque tour. (M1-CARD-11)

# ---- 2, Commandes de l'évêque

# ---- 3, Mélanges spéciaux

# ---- 4, Fontaine aux souhaits
topic-fresco-lucky_guy = Jour de chance, chance, lucky guy
page-fresco-lucky_guy = Jour de chance : une carte Souhait pour le marché. Vous prenez 2 pièces porte-bonheur dans la réserve. (M4-CARD-20)
topic-fresco-free_paint = Couleur gratuite, gratuite, free paint
page-fresco-free_paint = Couleur gratuite : une carte Souhait pour le marché. En achetant, vous recevez aussi la tuile illustrée, si elle est au même stand. (M4-CARD-22)
topic-fresco-visit = Visite de l’évêque, visite
page-fresco-visit = Visite de l’évêque : une carte Souhait pour la cathédrale. L’évêque va gratuitement sur n’importe quelle case (éditions anglaise et française : d’une case). (M4-CARD-26)
topic-fresco-praise = Éloge de l’évêque, éloge
page-fresco-praise = Éloge de l’évêque : une carte Souhait pour la cathédrale. Un bonus de l’évêque que vous recevez vaut 1 point de plus. (M4-CARD-28)
topic-fresco-tip = Pourboire, pourboires
page-fresco-tip = Pourboire : une carte Souhait pour le studio. Elle rapporte 1 thaler et 1 pièce porte-bonheur de plus. (M4-CARD-30)
topic-fresco-alchemy = Alchimie, alchemy
page-fresco-alchemy = Alchimie : une carte Souhait pour l’atelier. Un mélange de plus : trois couleurs primaires quelconques deviennent du vert, de l’orange ou du violet, au choix. (M4-CARD-32)
topic-fresco-finder = Récompense, récompenses
page-fresco-finder = Récompense : une carte Souhait pour le théâtre. Elle rapporte 3 thalers. (M4-CARD-34)
topic-fresco-busker = Troubadour, troubadours, busker
page-fresco-busker = Troubadour : une carte Souhait pour le lever. Après le changement d’humeur de votre heure, l’humeur monte de 1 ; une fois par tour, sans assistant. (M4-WAKE)

# ---- 5, Feuilles d'or

# ---- 6, Vitriers

# ---- 7, Parchemins

# ---- 8, Cloche
topic-fresco-certificate = certificat, certificats, certificat de don, certificats de don, acompte, reste à payer, attribués
page-fresco-certificate = Certificat de don : ses trois nombres sont le prix, les points et les cloches d’or. Payé en une fois, il rapporte ses points ; sinon 1 point pour 2 thalers du premier acompte. (M8-AUD, M8-PAY)

# ---- 9, Fresque murale

# ---- 10, Médecin
topic-fresco-bottle = bouteille, bouteilles, remède, remèdes, dose, doses
page-fresco-bottle = Bouteille : chaque dose guérit un assistant malade après le théâtre ; le surplus est perdu. Le prix dépend de l’emplacement, et vous pouvez en avoir deux au plus. (M10-MKT, M10-HEAL)
topic-fresco-juice = jus, jus de framboise
page-fresco-juice = Jus : une bouteille qui ne guérit personne, mais fait monter votre humeur de 1. (M10-HEAL-03)

# ---- 11, Faveurs de l'évêque
topic-fresco-favor = faveur, tuile Faveur, tuiles Faveur
page-fresco-favor = Faveur : 1 ou 5 thalers, humeur +1, une couleur, ou 1 point ; elle va à qui restaure la case où se trouve l’évêque. (M11-CATH)

# ---- 12, Dames

# ---- 13, Catacombes
topic-fresco-statue = statue, statues
page-fresco-statue = Statue : un trésor des catacombes, à vendre aussitôt pour ses thalers ou à garder pour ses points ; vous pouvez en garder autant que vous voulez. (M13-TREAS)
topic-fresco-chalice = calice, calices, Ca
page-fresco-chalice = Calice : un trésor des catacombes, à vendre aussitôt pour ses thalers ou à garder pour ses points ; vous pouvez en garder autant que vous voulez. (M13-TREAS)
topic-fresco-volume = livre, livres, texte sacré, textes sacrés
page-fresco-volume = Livre : un texte sacré des catacombes, de 1 à 5 ; on en garde un de chaque. À la fin : le plus grand numéro fois le nombre de livres différents ; les cinq rapportent 25. (M13-SCORE-03)

# ---- 14, Bancs

# ---- 15, Dôme

# ---- 16, Marché noir

# ---- 17, Guilde des Peintres
