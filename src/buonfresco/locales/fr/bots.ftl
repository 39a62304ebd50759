# Ceux qui jouent quand personne ne joue : leurs noms, et leur caractère en une ligne.

bot-random = Hasard
bot-random-about = Fait n'importe quoi de permis. Pour découvrir le jeu.
bot-apprentice = Apprenti
bot-apprentice-about = Répond aussitôt, sait ce que valent les choses et ne s'occupe que de lui-même.
bot-journeyman = Compagnon
bot-journeyman-about = Joue toute la manche dans sa tête, coups des autres compris, avant de répondre.
bot-master = Maître
bot-master-about = Prend le temps de réfléchir, envisage bien des suites possibles et gaspille peu.
