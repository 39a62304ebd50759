# Wer spielt, wenn es kein Mensch tut: Namen, und in einer Zeile, wie sie sind.

bot-random = Zufall
bot-random-about = Tut irgendetwas, was die Regeln erlauben. Für einen ersten Blick auf das Spiel.
bot-apprentice = Lehrling
bot-apprentice-about = Antwortet sofort, weiß, was die Dinge wert sind, und kümmert sich nur um sich selbst.
bot-journeyman = Geselle
bot-journeyman-about = Spielt die Runde im Kopf durch, auch die Züge der anderen, ehe er antwortet.
bot-master = Meister
bot-master-about = Holt Luft, bedenkt viele Wege, die das Spiel nehmen kann, und vergeudet wenig.
