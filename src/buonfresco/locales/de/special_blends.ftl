# ---- 3, Spezialmischungen
module-special_blends = Spezialmischungen
module-special_blends-about = Aus Mischfarben entstehen Rosa und Braun, für sieben kostbare Freskoplättchen und einen reicheren Altar.
switch-special_blends-altar_replace = Wo man am Altar mit Rosa und Braun zahlen darf
switch-special_blends-altar_replace-blended_variant = nur an Stelle von Farben aus drei verschiedenen Mischfarben
switch-special_blends-altar_replace-everywhere = an Stelle jeder Mischfarbe in jeder Zahlung
refused-special-altar = { PAINTS($paints) }: Rosa und Braun ersetzen nur Farben aus drei verschiedenen Mischfarben; die übrigen müssen verschieden sein, aus Grün, Orange und Violett.
pack-special_blends-value = der Wert { $value } liegt nicht zwischen 13 und 24
pack-special_blends-count = { $tiles } Plättchen; die Regelhefte zählen 7
pack-special_blends-centre = die Regelhefte kennen genau ein Plättchen mit Wert 24
pack-special_blends-supply = die Regelhefte zählen 6 Rosa und 6 Braun

pool-replaced = ein Freskoplättchen, das aus dem Spiel geht,
