# Ceux qui jouent quand personne ne joue : leurs noms, et leur caractère en une ligne.

bot-random = Hasard
bot-random-about = Fait n’importe quoi de permis. Pour découvrir le jeu.
bot-apprentice = Apprenti
bot-apprentice-about = Répond aussitôt, sait ce que valent les choses et ne s’occupe que de lui-même.
bot-apprentice-0 = Premier apprenti
bot-apprentice-0-about = Le tout premier apprenti, figé : une mesure pour les autres.
bot-journeyman = Compagnon
bot-journeyman-about = Connaît son métier et réfléchit avant de répondre, sans toujours choisir le meilleur.
bot-master = Maître
bot-master-about = Tient son métier d’innombrables parties, surveille ce que préparent les autres et gaspille peu.
bot-early-riser = Lève-tôt
bot-early-riser-about = Un apprenti debout avant tout le monde, quelle que soit l’humeur à la maison.
bot-altar-painter = Peintre d’autel
bot-altar-painter-about = Un apprenti qui restaure plus volontiers l’autel que le plafond.
bot-miser = Avare
bot-miser-about = Un apprenti qui aime l’atelier et déteste dépenser un thaler.

# ---- pourquoi un bot ferait cela, après ce qu’il ferait
bot-why-points = dans des parties essayées à partir d’ici, vous gagnez { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} en tout { $until }
bot-why-later = pas encore de points, mais cela en prépare
bot-why-leaves = il vous reste { $paints }, tout ce que coûte { $segment } ; dans des parties essayées à partir d’ici, vous gagnez { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} en tout { $until }
bot-why-aims = en route vers { $segment } ; dans des parties essayées à partir d’ici, vous gagnez { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} en tout { $until }
bot-until-round = d’ici la fin du tour de jeu { $round }
bot-until-turns = { $turns ->
    [one] jusqu’à ce que chacun ait joué une fois
   *[other] jusqu’à ce que chacun ait joué { $turns } fois
}
bot-until-over = d’ici la fin de la partie

# ---- tune
usage-tune = trouver les poids des bots qui cherchent, à partir de leurs parties
usage-tune-by = qui joue les parties : un bot, ou light, la méthode rapide des essais (apprentice par défaut)
usage-tune-rollouts = nombre d’essais d’un bot pour une décision (100 par défaut)
usage-tune-jobs = nombre de processus (par défaut un par cœur)
usage-tune-out = où écrire les poids (par défaut le fichier du paquet)
tune-score = Étape { $stage } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}, écart des points { $spread }, erreur des poids { $error }.
tune-written = Écrit dans { $path }.
error-tune-rows = { $games ->
    [one] La partie n’a
   *[other] Les { $games } parties n’ont
} rien donné d’où tirer des poids ; aucun n’a été écrit. Jouez plus de parties.
error-tune-folder = Impossible d’écrire { $path } : il n’y a pas de dossier { $folder }.
error-tune-file = { $path } existe déjà et ne contient pas de poids.
