# ---- 3, Besondere Farbmischungen
module-special_blends = Besondere Farbmischungen
module-special_blends-about = Aus Mischfarben entstehen Pink und Braun, für sieben kostbare Freskoplättchen und einen reicheren Altar.
switch-special_blends-altar_replace = Wo man am Altar mit Pink und Braun zahlen darf
switch-special_blends-altar_replace-blended_variant = nur, wenn man mit drei verschiedenen Mischfarben zahlt, anstelle beliebig vieler davon
switch-special_blends-altar_replace-everywhere = anstelle jeder Mischfarbe in jeder Zahlung
refused-special-altar = { PAINTS($paints) }: Pink und Braun ersetzen nur Farben einer Zahlung mit drei verschiedenen Mischfarben; die übrigen müssen verschieden sein, aus Grün, Orange und Lila.
pack-special_blends-value = der Wert { $value } liegt nicht zwischen 13 und 24
pack-special_blends-count = { $tiles } Plättchen; die Regelhefte zählen 7
pack-special_blends-centre = die Regelhefte kennen genau ein Plättchen mit Wert 24
pack-special_blends-supply = die Regelhefte zählen 6 Pink und 6 Braun

pool-replaced = ein Freskoplättchen, das aus dem Spiel geht,

# ---- Worte der Möglichkeiten und des Tischs
panel-blends = Mischen
panel-recipe = { $paint } = { $parts }
module-special_blends-words = M3, besondere Farbmischung, Pink, Braun, P, N

module-special_blends-help =
    Pink (P) = Lila + Rot, Braun (N) = Orange + Grün. Das sind Farbmischungen wie die anderen; eine eben gemischte Farbe darf gleich in die nächste.
    Sieben neue Freskoplättchen mit 13 bis 24 Punkten ersetzen sieben andere; das mit 24 liegt in der Mitte.
    Am Altar darf für jede von Grün + Orange + Lila (6 Punkte) Pink stehen, für 3 Punkte mehr, oder Braun, für 5 mehr; dreimal Braun bringt 21.
    Die französische Ausgabe erlaubt das bei jeder Bezahlung am Altar. Was übrig bleibt, ist nichts wert. (M3)
