# Les probabilités au jeu de dés.

cli-odds-kept = Mis de côté : { $kept }, somme { $sum }. { $throws ->
    [0] Plus aucun lancer.
    [one] Reste { $throws } lancer, dés de couleur libres : { $dice }.
   *[other] Restent { $throws } lancers, dés de couleur libres : { $dice }.
}
cli-odds-favour = Avec la tuile Faveur : la dernière somme peut changer de 1.
cli-odds-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-odds-whole = { $number } %
cli-odds-line = { $sums } : { $percent } (exactement { $fraction })
cli-odds-certain = { $sums } : { $percent } (certain)
cli-odds-impossible = { $sums } : { $percent } (impossible)
cli-odds-result = résultat
cli-odds-chance = probabilité
cli-odds-exactly = exactement
cli-odds-fresco = tuile Fresque { $sums }
cli-odds-portrait = portrait { $sums }
cli-odds-alone = Chaque probabilité est celle d’un joueur qui ne veut que ce résultat et joue au mieux pour l’obtenir.

# ---- ligne de commande
usage-odds = la probabilité exacte d’obtenir une somme au jeu de dés, en jouant au mieux
usage-odds-targets = sommes voulues : 16, 9-12, ou 8,13 pour l’une des deux ; une ligne chacune. Sans rien : toutes les sections de la fresque et toutes les cases Portrait
usage-odds-kept = dés déjà mis de côté : 6,4x2 est un 6 simple et un 4 doublé, 5x4 un 5 quadruplé
usage-odds-favour = vous avez la tuile Faveur
usage-odds-sum = « { $word } » n’est pas une somme. Écrivez 16, ou 9-12, ou 8,13.
usage-odds-die = « { $word } » n’est pas un dé qu’on peut mettre de côté. Écrivez les points, de 1 à 6, et x2 ou x4 s’ils comptent double ou quadruple : 6,4x2.
usage-odds-colours = Il n’y a que { $most } dés de couleur, pas assez pour { $kept }.
usage-meta-sums = SOMMES
usage-meta-kept = DÉ,DÉ

# ---- erreurs
error-odds-target = Personne ne peut finir sur la somme { $target } ; les sommes vont de { $low } à { $high }.
error-odds-kept = { $found } dés mis de côté, c’est trop ; on n’a que { $most } lancers.
error-odds-dice = Le nombre de dés de couleur libres va de 0 à { $most }, pas { $dice }.
error-odds-value = { $value } ne peut pas être mis de côté : un dé compte ses 1 à 6 points une, deux ou quatre fois.
error-odds-fit = { $count ->
    [0] Rien n’est encore mis de côté, donc tous les dés de couleur sont libres, pas { $dice }.
   *[other] Avec { $dice ->
        [one] { $dice } dé de couleur encore libre
       *[other] { $dice } dés de couleur encore libres
    }, ces valeurs ne peuvent pas être mises de côté : { $values }.
}
error-odds-state = Personne ne peut avoir la somme { $total } quand il reste { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
} et { $dice ->
    [one] { $dice } dé de couleur libre
   *[other] { $dice } dés de couleur libres
}.
error-odds-worth = Chaque somme de 0 à { $high } demande une valeur ; { $found } ont été données.
error-odds-roll = Ce n’est pas un tel lancer : { $dice } des six dés montrent 1 à 6, les autres sont à 0, et les couleurs sont des nombres de 0 à 5.
