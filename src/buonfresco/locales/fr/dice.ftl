# Le jeu de dés : ce que ses règles refusent, et ce qui peut clocher dans ses packs.

# ---- refus
refused-dice-favour = La tuile Faveur ne change la somme qu'une fois le troisième dé mis de côté, et seulement pour qui la possède.
refused-dice-favour-none = Vous n'avez pas la tuile Faveur.
refused-dice-bet-own = Les autres parient sur votre tour ; vous, non.
refused-dice-aside = Le dé { NAME($die, of: "paint") } est déjà mis de côté.
refused-dice-colour = { $wanted ->
    [1] Il vous faut pour cela un dé de couleur montrant { NAME($die, of: "paint") } ; aucun de ceux qui ont été lancés ne le montre.
   *[other] Il vous faut pour cela { $wanted } dés de couleur montrant { NAME($die, of: "paint") } ; { $there ->
        [1] un seul de ceux qui ont été lancés le montre
       *[other] aucun de ceux qui ont été lancés ne le montre
    }.
}
refused-dice-field = Aucun portrait visible sur la case { $field }.
refused-dice-bishop-form = « { $text } » ne désigne aucune des cinq sections. On écrit par exemple : bishop 16
refused-dice-bet-form = « { $text } » n'est pas une tuile Pari ; il y a marked, other et portrait. On écrit par exemple : bet marked
refused-dice-keep-form = « { $text } » ne désigne pas de dé à points, ou rien que des dés de couleur puissent en faire (x2, x4). On écrit par exemple : keep blue, ou keep blue x2
refused-dice-favour-form = « { $text } » n'est pas un effet de la tuile Faveur. On écrit par exemple : favour +1, favour -1, ou favour 0
refused-dice-take-form = « { $text } » ne désigne pas de case Portrait. On écrit par exemple : take 9-12

# ---- packs : le fichier et l'entrée précèdent
pack-dice-sums = le livret de règles donne les sections { $sums }, dans cet ordre
pack-dice-stack = une pile compte quatre tuiles d'au moins 1 point, de valeur croissante du haut vers le bas
pack-dice-ranges = le livret de règles donne les cases Portrait { $ranges }, dans cet ordre
pack-dice-portrait = un portrait vaut au moins 1 point, et son symbole indique 2, 3 ou 4 joueurs
pack-dice-portraits = le livret de règles compte 16 portraits, dont 8 femmes ; 8 sont pour deux joueurs, 4 de plus pour trois, encore 4 pour quatre
pack-dice-pips = il y a six dés à points de six couleurs différentes, chacune nommée d'un seul mot
pack-dice-faces = un dé à points a six faces de 1 à 6 points
pack-dice-colours = il y a deux dés de couleur
pack-dice-colour-faces = un dé de couleur a six faces, chacune à la couleur d'un dé à points

pool-dice-start = le premier joueur
pool-dice-portrait = une tuile Portrait
pool-dice-die = un dé
