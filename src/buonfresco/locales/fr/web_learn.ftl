# Guided first games in the browser: what they share. The cards of each game are in a file of its own.
web-learn-about = Jouez une vraie partie contre deux débutants. À chaque nouvelle étape, quelques mots vous disent de quoi il s’agit. Vous pouvez tout annuler.
web-learn-begin = Commencer
web-learn-progress = Leçon { $step }
web-learn-final = Dernière leçon
web-learn-next = Suivant
web-learn-ok = Compris
web-learn-leave = Arrêter les leçons
web-learn-others = Autres parties guidées :
