# Pages de « aide MOT » sur le terminal lui-même ; et typed-… : ce qu'il ajoute aux pages des jeux.

topic-terminal-undo = annuler, revenir, erreur, retirer, modifier, entraînement, undo, withdraw
page-terminal-undo =
    « annuler » reprend vos propres réponses une à une, tant que rien n’a été révélé et que personne d’autre n’a répondu depuis.
    Ce que tous décident en secret et en même temps se change avec « retirer », tant que d’autres décident encore.
    Une partie d’entraînement contre des bots (lancée avec --practice) permet de tout annuler ; le même hasard revient.
topic-terminal-notation = notation, réponse, réponses, numéros, taper
page-terminal-notation =
    Le numéro d’un choix suffit. Chaque réponse a aussi une forme écrite, sa notation ; « conseil » en montre une entre crochets.
    Plusieurs réponses s’écrivent sur une ligne, séparées par « ; » : toutes comptent, ou aucune.
    La notation est anglaise dans toutes les langues, les lettres des couleurs aussi : Y jaune, R rouge, B bleu, G vert, O orange, P violet, K rose, N marron.
    « pourquoi » suivi d’une réponse dit pourquoi elle n’est pas possible.
topic-terminal-saving = enregistrer, enregistrement, partie enregistrée, reprendre, fichier, save, saving
page-terminal-saving =
    La partie est enregistrée après chaque réponse ; « quitter » la laisse simplement, et le prochain lancement la reprend.
    « enregistrer » dit où se trouve le fichier. --save FICHIER garde une partie ailleurs, --new en commence une autre.
    Une partie enregistrée garde ses joueurs, ses modules et ses variantes.

# ---- ce que le terminal ajoute aux pages des jeux
typed-fresco-plan = Les lettres des colonnes sont M, C, S, A, T. Cinq chiffres font un plan : 1-2-0-1-1. « retirer » reprend un plan scellé.
typed-fresco-fresco = La colonne « tuiles » compte les tuiles devant chacun.
typed-fresco-secret = « journal » raconte encore ce qui s’est passé.
typed-fresco-modules = --modules 1,4,11 les choisit. « aide » suivi d’un nom, ou de M et du numéro, en dit plus : aide M4.
typed-cards-colors = Dans les réponses, les couleurs s’écrivent avec les lettres anglaises : Y R B G O P.
typed-dice-odds = « buonfresco odds » en ligne de commande les montre toutes.
