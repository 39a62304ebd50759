# Pages of “help WORD” that are about the terminal itself; and typed-…: what it adds to pages of the games.

topic-terminal-undo = undo, take back, mistake, practice, withdraw
page-terminal-undo =
    “undo” takes back your own answers one by one, as far as nothing has come to light and nobody else has answered since.
    What all decide in secret at the same time is changed with “withdraw”, while others are still deciding.
    A practice game against bots (started with --practice) lets you undo anything; the same luck comes again.
topic-terminal-notation = notation, answer, answers, numbers, typing
page-terminal-notation =
    The number of an option is enough. Every answer also has a written form, its notation; “hint” shows one in brackets.
    Several answers go in one line with “;” between them: either all of them count or none does.
    The notation is English in every language, and so are its paint letters: Y R B G O P K N.
    “why” with an answer after it tells why that answer is not possible.
topic-terminal-saving = saving, save, saved game, saved games, resume, file
page-terminal-saving =
    The game is saved after every answer; “quit” just leaves it, and the next start goes on with it.
    “save” tells where the file is. --save FILE keeps a game somewhere else, --new begins another one.
    A saved game keeps its own players, modules and rule variants.

# ---- what the terminal adds to pages of games
typed-fresco-plan = The letters of the columns are M, C, S, W, T. Five digits make a plan: 1-2-0-1-1. “withdraw” takes a sealed one back.
typed-fresco-fresco = The heading “tiles” counts the tiles in front of everybody.
typed-fresco-secret = “log” tells again what has happened.
typed-fresco-modules = --modules 1,4,11 chooses them. “help” with a name, or with M and the number, tells more: help M4.
typed-cards-colors = Answers name colors by the English letters: Y R B G O P.
typed-dice-odds = “buonfresco odds” on the command line shows them all.
