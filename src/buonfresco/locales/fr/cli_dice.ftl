# Le jeu de dés dans le terminal : comment sa table est dessinée, et l'aide.

cli-dice-turn = à { $who } de jouer
cli-dice-turn-own = à vous
cli-dice-strip = ce que rapporte chaque somme : { $who }
cli-dice-strip-own = ce que chaque somme vous rapporte
cli-dice-strip-open = fresque et portraits
cli-dice-fresco = fresque
cli-dice-sex = { $sex ->
    [woman] femme
   *[man] homme
}
cli-dice-empty = vide
cli-dice-head-portraits = portraits
cli-dice-colour-dice = dés de couleur
cli-dice-throw = lancer { $throw }

help-dice-answers = Répondez par le numéro d’un choix, ou écrivez-le, même en abrégé : bishop 16 ou 16, keep blue x2 ou b2, bet marked ou m, wait, favour +1 ou +1, take 9-12.
help-dice-game =
    Marquez le plus de points avec des tuiles Fresque, des portraits et de bons paris. À votre tour :
    1. Placez l’évêque sur une des cinq sections de la fresque : vous visez sa somme.
    2. Lancez trois fois, d’abord avec six dés à points et deux dés de couleur. Après chaque lancer, mettez un dé à points de côté ; avec un dé de couleur assorti il compte double, avec les deux quadruple. Les autres dés sont relancés.
    3. La somme de vos trois dés décide : 8, 13, 16, 19 ou 24 rapporte la tuile Fresque qui s’y trouve (chaque section une seule fois par peintre ; 3 points de plus près de l’évêque), les sommes entre elles le portrait visible, les autres rien.
    4. Avant chaque lancer, les autres peuvent parier sur le résultat : la tuile Fresque de l’évêque, une autre tuile Fresque ou un portrait. Un pari précoce rapporte 3 points, les suivants 2 ou 1.
    Les points sont des pas sur une piste de score ; une case occupée est sautée. Qui ferme la marche a la tuile Faveur et peut changer une de ses propres sommes de 1.
    Quand quelqu’un a cinq sections ou cinq portraits, le tour de jeu est le dernier et un portrait s’y ajoute en bonus. À la fin, chaque couple d’une femme et d’un homme compte encore une fois.
    Les pourcentages sont exacts pour qui ne veut que cette somme ; les moyennes et les probabilités des paris sont celles de qui veut le plus de points possible.
