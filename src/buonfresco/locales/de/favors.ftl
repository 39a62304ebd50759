# ---- 11, Gunst des Bischofs
module-favors = Gunst des Bischofs
module-favors-about = Auf jedem Freskoplättchen liegt verdeckt eine Gunst; wer das Plättchen unter dem Bischof restauriert, bekommt sie.
switch-favors-take = Ob man die Gunst des Bischofs nehmen muss
switch-favors-take-optional = man darf auf sie verzichten, aber ohne sie gesehen zu haben
switch-favors-take-mandatory = wer das Plättchen restauriert, nimmt sie
source-favors = Gunst

kind-favor = über die Gunst des Bischofs entscheiden
ask-favor = Der Bischof steht auf dem Abschnitt, den du restaurierst. Nimmst du seine Gunst? Sie liegt verdeckt und wird sofort ausgeführt. Es ist { $segment }.
action-favor = die Gunst nehmen
refused-favor-form = „{ $text }“ ist zu viel: Es geht immer um die Gunst auf dem Abschnitt, der gerade restauriert wird. Man schreibt: favor

event-favor_revealed = { PAINTER($who) } deckt die Gunst des Bischofs auf: { $gives ->
    [thalers] { $amount } Taler
    [mood] Stimmung +1
    [points] { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
   *[other] { NAME($gives, of: "paint") }
}.
event-favor_lapsed = { PAINTER($who) } hat nichts davon.
event-favor_declined = { PAINTER($who) } lässt die Gunst des Bischofs auf { $segment } verdeckt liegen.

pack-favors-gift = eine Gunst gibt 1 oder 5 Taler, Stimmung +1, 1 Punkt oder 1 Farbe, und es gibt sie mindestens einmal
pack-favors-kind = keine Gunst gibt dies: { $gives } ({ $amount })
pack-favors-count = { $tiles } Gunstplättchen; die Regelhefte zählen 25

pool-favor = ein Gunstplättchen
# ---- wofür etwas kam oder gezahlt wurde
why-favor = als Gunst des Bischofs

# ---- erzählt: wohin Möglichkeiten führen, der Tisch
pass-favor = ungesehen liegen lassen
note-favor = eine von { $count } ungesehenen; die Punkte für den Abschnitt folgen
panel-favors = Gunst
panel-favor = { $gives ->
    [thalers] { $amount } Taler
    [mood] Stimmung +1
    [points] { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
   *[other] { NAME($gives, of: "paint") }
}
panel-favors-unseen = noch nicht gesehen: { $favors }
panel-favors-left = noch auf dem Fresko: { $count }
panel-favors-claimed = bisher gesehen: { $favors }
module-favors-words = M11, noch nicht gesehen

module-favors-help =
    Auf jedem der 25 Freskoplättchen liegt verdeckt ein Gunstplättchen.
    Steht der Bischof auf dem Abschnitt, den du restaurierst, darfst du seine Gunst nehmen (englische und französische Ausgabe: du musst). Sie wird aufgedeckt und sofort ausgeführt; dann ist sie aus dem Spiel.
    Steht er woanders, kommt die Gunst ungesehen aus dem Spiel. Ein bezahlter Schritt kann ihn vorher hinbringen.
    Es gibt 1 Taler, 5 Taler, Stimmung +1, eine Farbe oder 1 Punkt. Für Leonardo zählt nur der Punkt. (M11)
