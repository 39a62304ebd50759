# Das Würfelspiel im Terminal: wie sein Tisch gezeichnet wird, und Hilfe.

cli-dice-turn = { $who } am Zug
cli-dice-turn-own = du bist am Zug
cli-dice-strip = was jede Summe einbringt: { $who }
cli-dice-strip-own = was jede Summe dir einbringt
cli-dice-strip-open = Fresko und Porträts
cli-dice-fresco = Fresko
cli-dice-sex = { $sex ->
    [woman] Frau
   *[man] Mann
}
cli-dice-empty = leer
cli-dice-head-portraits = Porträts
cli-dice-colour-dice = Farbwürfel
cli-dice-throw = Wurf { $throw }

help-dice-answers = Antworte mit der Nummer einer Möglichkeit oder schreib sie aus, gern auch kurz: bishop 16 oder 16, keep blue x2 oder b2, bet marked oder m, wait, favour +1 oder +1, take 9-12.
help-dice-game =
    Sammle mit Freskoplättchen, Porträts und guten Wetten die meisten Punkte. Ein Zug:
    1. Stell den Bischof auf einen der fünf Abschnitte des Freskos: Dessen Summe willst du treffen.
    2. Wirf dreimal, zuerst mit sechs Augenwürfeln und zwei Farbwürfeln. Leg nach jedem Wurf einen Augenwürfel beiseite; mit einem Farbwürfel seiner Farbe zählt er doppelt, mit beiden vierfach. Die übrigen Würfel wirfst du wieder.
    3. Die Summe deiner drei Würfel entscheidet: 8, 13, 16, 19 oder 24 bringt das Freskoplättchen dort (jeden Abschnitt nur einmal je Maler; beim Bischof 3 Punkte mehr), die Summen dazwischen das offene Porträt, alle anderen nichts.
    4. Vor jedem Wurf dürfen die anderen wetten, was dabei herauskommt: das Freskoplättchen beim Bischof, ein anderes Freskoplättchen oder ein Porträt. Frühe Wetten bringen 3 Punkte, spätere 2 oder 1.
    Punkte sind Schritte auf der Siegpunkteleiste; besetzte Felder werden übersprungen. Wer hinten liegt, hat das Gunstplättchen und darf eine eigene Summe um 1 ändern.
    Hat jemand fünf Abschnitte oder fünf Porträts, ist die Runde die letzte, und ein Bonusporträt kommt dazu. Am Ende bringt jedes Paar aus Frau und Mann einen Hochzeitsbonus.
    Prozente gelten genau für jemanden, der nur diese Summe will; Durchschnitte und die Chancen der Wetten für jemanden, der möglichst viele Punkte will.
