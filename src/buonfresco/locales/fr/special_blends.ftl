# ---- 3, Mélanges spéciaux
module-special_blends = Mélanges spéciaux
module-special_blends-about = Le rose et le brun naissent de couleurs déjà mélangées, pour sept tuiles précieuses et un autel plus riche.
switch-special_blends-altar_replace = Où l'on peut payer l'autel en rose et en brun
switch-special_blends-altar_replace-blended_variant = seulement à la place d'une de trois couleurs mélangées différentes
switch-special_blends-altar_replace-everywhere = à la place de toute couleur mélangée, dans tout paiement
refused-special-altar = { PAINTS($paints) } : le rose et le brun ne remplacent qu'une de trois couleurs mélangées différentes ; les autres doivent différer entre elles, parmi vert, orange et violet.
pack-special_blends-value = la valeur { $value } n'est pas comprise entre 13 et 24
pack-special_blends-count = { $tiles } tuiles ; les règles en comptent 7
pack-special_blends-centre = les règles connaissent une seule tuile de valeur 24
pack-special_blends-supply = les règles comptent 6 roses et 6 bruns

pool-replaced = une tuile de fresque qui quitte la partie
