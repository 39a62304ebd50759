# Those who play when no person does: their names, and what they are like in a line.

bot-random = Random
bot-random-about = Does anything the rules allow. For a first look at the game.
bot-apprentice = Apprentice
bot-apprentice-about = Answers at once, knows what things are worth, and minds his own business.
bot-journeyman = Journeyman
bot-journeyman-about = Plays the round through in his head, the others' moves included, before he answers.
bot-master = Master
bot-master-about = Takes a breath, thinks about many ways the table may go, and wastes little.
