# ---- 3, Mélanges spéciaux
module-special_blends = Mélanges spéciaux
module-special_blends-about = Le rose et le marron naissent de couleurs déjà mélangées, pour sept tuiles précieuses et un autel plus riche.
switch-special_blends-altar_replace = Où l’on peut payer l’autel en rose et en marron
switch-special_blends-altar_replace-blended_variant = seulement à la place de l’une des trois couleurs mélangées, toutes différentes
switch-special_blends-altar_replace-everywhere = à la place de toute couleur mélangée, dans tout paiement
refused-special-altar = { PAINTS($paints) } : le rose et le marron ne remplacent que l’une des trois couleurs mélangées, toutes différentes ; les autres doivent différer entre elles, parmi vert, orange et violet.
pack-special_blends-value = la valeur { $value } n’est pas comprise entre 13 et 24
pack-special_blends-count = { $tiles } tuiles ; le livret de règles en compte 7
pack-special_blends-centre = le livret de règles connaît une seule tuile de valeur 24
pack-special_blends-supply = le livret de règles compte 6 roses et 6 marron

pool-replaced = une tuile Fresque qui quitte la partie

# ---- les mots des choix et de la table
panel-blends = mélanges
panel-recipe = { $paint } = { $parts }
module-special_blends-words = M3, mélange spécial, rose, marron

module-special_blends-help =
    Rose (S) = violet + rouge, marron (M) = orange + vert. Ce sont des mélanges comme les autres ; une couleur tout juste faite peut entrer dans le suivant.
    Sept nouvelles tuiles Fresque, de 13 à 24 points, en remplacent sept autres ; celle de 24 est au centre.
    À l’autel, chacune des couleurs vert + orange + violet (6 points) peut être remplacée par le rose, pour 3 points de plus, ou par le marron, pour 5 de plus ; trois marron rapportent 21.
    L’édition française le permet pour tout paiement à l’autel. Ce qui reste ne vaut rien. (M3)
