# ---- 1, Portraits
module-portraits = Portraits
module-portraits-about = Au studio, un de vos assistants peut peindre l’une de deux personnes, pour une récompense ou un avantage durable.

kind-portrait = choisir un portrait
kind-merchant_paints = choisir les couleurs du marchand
kind-leonardo_portrait = choisir un portrait pour Leonardo
ask-portrait = Un de vos assistants peint-il un portrait ? Une seule carte est permise par tour.
ask-merchant_paints = Quelles deux couleurs primaires le marchand vous donne-t-il ?
ask-leonardo_portrait = Vous jouez pour Leonardo : quel portrait retire-t-il du jeu ? Seuls ses points comptent pour lui.

action-portrait = peindre le portrait : { NAME($portrait, of: "portrait") }
action-merchant = prendre { PAINTS($paints) }
action-sexton = sacristain : payer 1 thaler, évêque en { $bishop }

refused-portrait-gone = Le portrait « { NAME($portrait, of: "portrait") } » n’est pas exposé.
refused-portrait-once = Vous avez déjà pris un portrait à cette visite ; un seul est permis par tour.
refused-portrait-form = « { $text } » n’est pas un portrait de ce jeu. On écrit par exemple : portrait patron
refused-merchant-must = Les couleurs du marchand se prennent tout de suite ; choisissez-en deux.
refused-merchant-form = « { $text } » ne désigne pas deux couleurs primaires. On écrit par exemple : merchant YR
refused-sexton-form = « { $text } » ne désigne pas de case de la fresque ; elles vont de A1 à E5. On écrit par exemple : sexton C4
refused-sexton-none = Vous n’avez pas le sacristain.
refused-sexton-used = Le sacristain a fait son travail pour ce tour.
refused-sexton-stays = L’évêque est déjà en { $segment } ; le sacristain le déplace sur une autre case.
refused-sexton-money = Le sacristain demande 1 thaler, et vous n’en avez pas.
refused-sexton-nothing = Le sacristain ne déplace l’évêque qu’avant la restauration d’une case, et vous ne pouvez en restaurer aucune.
refused-sexton-first = Le sacristain a déplacé l’évêque pour vous ; il faut maintenant restaurer une case.

event-portrait_revealed = Un nouveau portrait est exposé : { NAME($portrait, of: "portrait") }.
event-portrait_discarded = Personne n’a peint ce portrait, il est hors jeu : { NAME($portrait, of: "portrait") }.
event-portrait_taken = { PAINTER($who) } prend un portrait : { NAME($portrait, of: "portrait") }.
event-sexton_worked = { PAINTER($who) } paie 1 thaler, et le sacristain déplace l’évêque en { $segment }.

end-portraits = les deux derniers portraits étaient exposés, c’était donc le dernier tour de jeu
source-portraits = portraits

switch-portraits-card_and_money = Ce que gagne l’assistant qui peint un portrait
switch-portraits-card_and_money-instead = la carte seulement, à la place de ses 3 thalers
switch-portraits-card_and_money-in_addition = la carte en plus de ses 3 thalers

portrait-servant = Serviteur de Dieu (1 thaler de revenu en plus à chaque tour)
portrait-actor = Acteur (humeur +3 par assistant au théâtre)
portrait-merchant = Marchand (deux couleurs primaires au choix, 1 thaler)
portrait-peer-3R = Pairs (3 thalers, rouge)
portrait-peer-3Y = Pairs (3 thalers, jaune)
portrait-peer-3B = Pairs (3 thalers, bleu)
portrait-abbot = Abbé (chaque bonus de l’évêque vaut 1 point de plus)
portrait-sexton = Sacristain (une fois par tour, l’évêque sur n’importe quelle case pour 1 thaler)
portrait-patron = Mécène (7 thalers)
portrait-peer-2G = Pairs (2 thalers, vert)
portrait-peer-2O = Pairs (2 thalers, orange)
portrait-girl = Belle femme (humeur +3, 3 thalers)
portrait-muse = Muse (humeur au sommet)
portrait-bishop = Évêque (5 points, 2 thalers)
portrait-mary-4G = Vierge Marie (4 points, vert)
portrait-mary-4O = Vierge Marie (4 points, orange)
portrait-mary-3P = Vierge Marie (3 points, violet)
portrait-self-portrait = Autoportrait (humeur +2, 4 points)

pack-portraits-count = { $cards } cartes ; le livret de règles en compte 18
pack-portraits-kind = trop peu de cartes de la sorte { $kind }, que le livret de règles cite
pack-portraits-letter = aucune carte ne porte la lettre { $letter } au verso
pack-portraits-id = un identifiant doit être un seul mot
pack-portraits-permanent = abbot, actor, sexton et servant sont permanents, les autres non ; ceci est un { $kind }
pack-portraits-reward = ce n’est pas ce que montre un { $kind } selon le livret de règles

pool-portrait = une carte Portrait
# ---- à quel titre on reçoit ou paie
why-portrait = pour le portrait
why-sexton = pour le sacristain

# ---- les mots des choix et de la table
pass-portrait = ne peindre personne, seulement gagner des thalers
plan-studio-portrait = L’un d’eux peut peindre un portrait.
panel-portraits = portraits
panel-owned = peints
panel-sexton = encore libre à ce tour
label-portrait = { $portrait }
note-instead = cet assistant ne gagne pas ses { $thalers } thalers
group-sexton = sacristain : déplacer l’évêque
portrait_short-servant = Serviteur de Dieu
portrait_short-actor = Acteur
portrait_short-merchant = Marchand
portrait_short-peer-3R = Pairs (rouge)
portrait_short-peer-3Y = Pairs (jaune)
portrait_short-peer-3B = Pairs (bleu)
portrait_short-abbot = Abbé
portrait_short-sexton = Sacristain
portrait_short-patron = Mécène
portrait_short-peer-2G = Pairs (vert)
portrait_short-peer-2O = Pairs (orange)
portrait_short-girl = Belle femme
portrait_short-muse = Muse
portrait_short-bishop = Évêque
portrait_short-mary-4G = Vierge Marie (vert)
portrait_short-mary-4O = Vierge Marie (orange)
portrait_short-mary-3P = Vierge Marie (violet)
portrait_short-self-portrait = Autoportrait
module-portraits-words = M1, portrait, carte Portrait, cartes Portrait, peints

module-portraits-help =
    Deux des 18 cartes Portrait sont visibles. Au studio, un de vos assistants peut en prendre une ; une seule par tour pour vous.
    Cet assistant ne gagne pas de thalers, les autres 3 chacun (édition française : il gagne aussi ses 3).
    La plupart des cartes rapportent aussitôt et quittent le jeu. L’Abbé, l’Acteur, le Sacristain et le Serviteur de Dieu restent à vous et agissent jusqu’à la fin.
    Une carte prise n’est pas remplacée pendant le tour ; celles qui restent à la fin quittent le jeu, et deux nouvelles arrivent.
    Quand les deux dernières sont visibles, c’est le dernier tour : le tour 9 au plus tard.
    Leonardo doit retirer une carte visible du jeu ; seuls ses points comptent pour lui. (M1)
