# ---- 17, Guilde des Peintres
module-guild = Guilde des Peintres
module-guild-about = À l’atelier, on peut échanger une couleur contre celle qui se trouve à la guilde : primaire contre primaire, mélangée contre mélangée.
action-guild = guilde : { $paint } contre { $taken }
guild-basic = couleur primaire
guild-blended = couleur mélangée
event-guild_laid = À la guilde se trouvent { NAME($basic, of: "paint") } et { NAME($blended, of: "paint") }.
event-guild_exchanged = { PAINTER($who) } échange { NAME($given, of: "paint") } contre { NAME($taken, of: "paint") } à la guilde.
refused-guild-done = Vos assistants ici ont fait tout leur travail.
refused-guild-same = Cette couleur s’y trouve déjà : { NAME($paint, of: "paint") } ; il n’y a rien à échanger.
refused-guild-special = La guilde n’échange pas cette couleur : { NAME($paint, of: "paint") }.
refused-guild-hands = { $field ->
    [basic] Chaque assistant qui peut aller à la guilde échange une couleur primaire au plus, et aucun n’est plus libre pour cela.
   *[blended] Chaque assistant qui peut aller à la guilde échange une couleur mélangée au plus, et aucun n’est plus libre pour cela.
}
refused-guild-form = « { $text } » ne désigne pas une couleur qui peut se trouver à la guilde : jaune, rouge, bleu, vert, orange ou violet. On écrit par exemple : guild red

pool-guild = une couleur de la guilde
# ---- à quel titre on reçoit ou paie
why-guild = à la guilde

# ---- planification
plan-workshop-guild = Ou un échange à la guilde.

# ---- sur la table
panel-guild = guilde
panel-guild-side = { $side } : { $paint }
panel-guild-done = { $side } : { $count ->
    [one] { $count } échange fait
   *[other] { $count } échanges faits
}
module-guild-words = M17, guilde

module-guild-help =
    À la guilde, il y a toujours une couleur primaire et une couleur mélangée, visibles de tous.
    À l’atelier, un assistant fait jusqu’à deux choses : il mélange, ou il échange une de vos couleurs contre celle de la guilde, primaire contre primaire, mélangée contre mélangée, une fois chaque sorte.
    Mélanges et échanges se font dans n’importe quel ordre ; une couleur tout juste prise peut être mélangée, et un mélange tout juste fait, échangé.
    Le rose et le marron ne s’échangent pas. Leonardo n’échange rien. (M17)
