# Seiten von „hilfe WORT“ zu Modulen: weitere Wörter, mit denen man ein Modul findet, seine Seite, und Karten und Plättchen mit Namen.

# ---- 1, Porträts
module-portraits-words = M1, Porträt, Porträtkarte, Porträtkarten, gemalt
module-portraits-help =
    Zwei der 18 Porträtkarten liegen offen. Im Atelier darf einer deiner Gehilfen eine davon nehmen; mehr als eine je Runde bekommst du nicht.
    Dieser Gehilfe verdient keine Taler, die anderen je 3 (französische Ausgabe: er verdient seine 3 auch).
    Die meisten Karten bringen sofort etwas und kommen aus dem Spiel. Abt, Schauspieler, Kirchenvogt und Diener Gottes bleiben bei dir und wirken bis zum Schluss.
    Eine genommene Karte wird in dieser Runde nicht ersetzt; was am Ende noch liegt, kommt weg, und zwei neue folgen.
    Liegen die letzten beiden aus, ist es die letzte Runde: spätestens Runde 9.
    Leonardo muss eine offene Karte aus dem Spiel nehmen; nur ihre Punkte zählen für ihn. (M1)
topic-fresco-patron = Gönner, patron
page-fresco-patron = Gönner: eine Porträtkarte, die sofort 7 Taler bringt. (M1-CARD-01)
topic-fresco-peers = Edelleute, Edelmann, peers
page-fresco-peers = Edelleute: eine Porträtkarte, die sofort die gezeigten Taler und die gezeigte Farbe bringt. (M1-CARD-02)
topic-fresco-merchant = Händler, merchant
page-fresco-merchant = Händler: eine Porträtkarte, die zwei Grundfarben nach Wahl bringt, auch zweimal dieselbe, und 1 Taler. (M1-CARD-03)
topic-fresco-mary = Marienbild, Marienbilder, Maria, Porträt des Bischofs
page-fresco-mary = Marienbild und Bischof: Porträtkarten, die Punkte und eine Farbe bringen oder Punkte und Taler, wie es darauf steht. (M1-CARD-04)
topic-fresco-muse = Muse, Musen
page-fresco-muse = Muse: eine Porträtkarte, die deine Stimmung ganz nach oben hebt. (M1-CARD-05)
topic-fresco-girl = Schönes Mädchen, Mädchen
page-fresco-girl = Schönes Mädchen: eine Porträtkarte, die deine Stimmung hebt und Taler bringt, wie es darauf steht. (M1-CARD-06)
topic-fresco-self = Selbstporträt, Selbstporträts
page-fresco-self = Selbstporträt: eine Porträtkarte, die deine Stimmung hebt und Punkte bringt, wie es darauf steht. (M1-CARD-06)
topic-fresco-abbot = Abt, Äbte, abbot
page-fresco-abbot = Abt: eine bleibende Porträtkarte. Jeder Bischofsbonus, den du bekommst, ist 1 Punkt höher, 4 oder 3; wo es keinen gibt, bleibt es bei 0. (M1-CARD-08)
topic-fresco-actor = Schauspieler, actor
page-fresco-actor = Schauspieler: eine bleibende Porträtkarte. Jeder deiner Gehilfen im Theater hebt die Stimmung um 3 statt um 2. (M1-CARD-09)
topic-fresco-sexton = Kirchenvogt, Vogt, sexton
page-fresco-sexton = Kirchenvogt: eine bleibende Porträtkarte. Einmal je Runde darfst du, bevor du einen Abschnitt restaurierst, 1 Taler zahlen und den Bischof auf einen beliebigen Abschnitt stellen. (M1-CARD-10)
topic-fresco-servant = Diener Gottes, Diener, servant
page-fresco-servant = Diener Gottes: eine bleibende Porträtkarte. Dein Einkommen ist jede Runde 1 Taler höher. (M1-CARD-11)

# ---- 2, Aufträge des Bischofs
module-requests-words = M2, Auftrag, Aufträge, allgemeiner Auftrag, allgemeinen Auftrag, spezieller Auftrag, Auftrag in Lila, Auftrag in Orange, Auftrag in Grün, allgemein, Siegel, Farbsiegel, stapeln
module-requests-help =
    12 Aufträge liegen offen in vier Stapeln: allgemein, lila, orange, grün. Der beste liegt oben: 6 Punkte für den ersten allgemeinen, 10 für den ersten in Lila.
    Einmal je Runde darf einer deiner Gehilfen in der Werkstatt einen Auftrag erfüllen, statt zu mischen; die anderen mischen wie sonst. Farben kostet das nicht.
    Ein allgemeiner Auftrag braucht drei deiner Freskoplättchen, ein spezieller drei mit einem Siegel seiner Farbe auf der Rückseite.
    Du bekommst seine Punkte. Die drei Plättchen liegen fortan darunter: Sie dienen keinem anderen Auftrag und bringen keine Taler mehr.
    Dafür bringt der Auftrag jede Runde 1 Taler und eine Farbe: ein spezieller die eigene, ein allgemeiner eine Grundfarbe nach Wahl (französische Ausgabe: jede).
    Auch Leonardo darf einen erfüllen; alle vier Plättchen sind dann aus dem Spiel. (M2)

# ---- 3, Besondere Farbmischungen
module-special_blends-words = M3, besondere Farbmischung, Pink, Braun, P, N
module-special_blends-help =
    Pink (P) = Lila + Rot, Braun (N) = Orange + Grün. Das sind Farbmischungen wie die anderen; eine eben gemischte Farbe darf gleich in die nächste.
    Sieben neue Freskoplättchen mit 13 bis 24 Punkten ersetzen sieben andere; das mit 24 liegt in der Mitte.
    Am Altar darf für jede von Grün + Orange + Lila (6 Punkte) Pink stehen, für 3 Punkte mehr, oder Braun, für 5 mehr; dreimal Braun bringt 21.
    Die französische Ausgabe erlaubt das bei jeder Bezahlung am Altar. Was übrig bleibt, ist nichts wert. (M3)

# ---- 4, Wunschbrunnen
module-wishing_well-words = M4, Brunnen, Pfennig, Pfennige, Glückspfennig, Glückspfennige, Wunschkarte, Wunschkarten, Marktsymbol, Marktsymbole, Wunsch
module-wishing_well-help =
    Alle beginnen mit 3 Glückspfennigen. Beim Planen darfst du bis zu 2 auf das Marktsymbol legen, wenn du einen Gehilfen zum Markt schickst.
    Zu Beginn deines Zuges dort darfst du sie in den Brunnen werfen; jeder bringt eine der 20 Wunschkarten, die niemand sonst sieht. Der Brunnen nimmt je Runde 2 Pfennige von allen zusammen; was du nicht wirfst, kommt zurück.
    Eine Karte hilft einem Gehilfen an ihrem Ort, zusätzlich zu seiner Aktion; eine je Gehilfe und Runde, dann ist sie aus dem Spiel. Nur der Straßenmusikant braucht keinen.
    Karten: Glückspilz, Gratisfarbe, Besuch des Bischofs, Lob des Bischofs, Trinkgeld, Alchemie, Finderlohn, Straßenmusikant.
    Am Ende wird jeder Pfennig 1 Taler; Karten sind nichts wert. Leonardo bekommt keine. (M4)
topic-fresco-lucky_guy = Glückspilz, lucky guy
page-fresco-lucky_guy = Glückspilz: eine Wunschkarte für den Markt. Du nimmst 2 Glückspfennige aus dem Vorrat. (M4-CARD-20)
topic-fresco-free_paint = Gratisfarbe, free paint
page-fresco-free_paint = Gratisfarbe: eine Wunschkarte für den Markt. Beim Kaufen bekommst du das abgebildete Plättchen kostenlos dazu, wenn es am selben Stand liegt. (M4-CARD-22)
topic-fresco-visit = Besuch des Bischofs, Besuch
page-fresco-visit = Besuch des Bischofs: eine Wunschkarte für den Dom. Der Bischof kommt kostenlos auf einen beliebigen Abschnitt (englische und französische Ausgabe: einen Abschnitt weiter). (M4-CARD-26)
topic-fresco-praise = Lob des Bischofs, Lob
page-fresco-praise = Lob des Bischofs: eine Wunschkarte für den Dom. Sie macht einen Bischofsbonus, den du bekommst, 1 Punkt höher. (M4-CARD-28)
topic-fresco-tip = Trinkgeld
page-fresco-tip = Trinkgeld: eine Wunschkarte für das Atelier. Sie bringt 1 Taler und 1 Glückspfennig mehr. (M4-CARD-30)
topic-fresco-alchemy = Alchemie, alchemy
page-fresco-alchemy = Alchemie: eine Wunschkarte für die Werkstatt. Eine Farbmischung mehr: Drei beliebige Grundfarben werden Grün, Orange oder Lila, wie du willst. (M4-CARD-32)
topic-fresco-finder = Finderlohn
page-fresco-finder = Finderlohn: eine Wunschkarte für das Theater. Sie bringt 3 Taler. (M4-CARD-34)
topic-fresco-busker = Straßenmusikant, Musikant, busker
page-fresco-busker = Straßenmusikant: eine Wunschkarte für das Aufstehen. Nach der Stimmungsänderung deiner Aufstehzeit steigt die Stimmung um 1; einmal je Runde, ohne Gehilfen. (M4-WAKE)

# ---- 5, Blattgold
module-leaf_gold-words = M5, Gold, veredeln, Farbe der Runde, Holzscheibe, Scheibe der Runde, Pfeil, Pfeile, Korb
module-leaf_gold-help =
    Pfeile zeigen auf zwei Felder des Markts. Wer das Plättchen dort kauft, bekommt kostenlos 1 oder 2 Blattgold dazu; ein geschlossener Stand bringt keins.
    Eine Scheibe zeigt die Farbe der Runde: eine von sechs, nie zweimal nacheinander dieselbe.
    Restaurierst du ein Freskoplättchen, das diese Farbe verlangt, darfst du genau 1 Blattgold dazugeben: 3 Punkte mehr mit dem Bischof auf dem Abschnitt, 2 mit ihm daneben, sonst 1. Der Bischofsbonus kommt dazu. Am Altar geht das nicht.
    Am Ende wird jedes Blattgold 1 Taler. Leonardo bekommt keins. (M5)

# ---- 6, Glaser
module-glaziers-words = M6, Glaserei, Glas, Fenster, Scheibe, Scheiben, Fertigungsbank, Strafpunkte, Altarfenster
module-glaziers-help =
    Planen: Dein Plättchen „Glaserei“ darf eine Spalte abdecken. Statt des Ortes besuchst du die Glaserei: Zwei Gehilfen sind aufgedruckt, einer von deinen kann der dritte sein.
    Jeder kauft ein Glas: Blau oder Gelb für 1 Taler, Rot oder Grün für 2. Jede Runde liegen 2 je Person aus.
    Zwölf Abschnitte haben ein Fenster. Wer so einen restauriert, muss auch ein Fenster von der Fertigungsbank nehmen, für 0 bis 3 Taler. Es bringt seine Punkte; jede Scheibe, für die du kein Glas abgibst, kostet welche: Gelb 2, Blau 4, Rot 6, Grün 8. Fresko, Fenster und Bischof zusammen sind nie unter 0.
    Am Altar bringt jedes Glas 1 Punkt, höchstens eins je Farbe.
    Leonardo nimmt das kostenlose Fenster mit allen Punkten. Übriges Glas ist nichts wert. (M6)

# ---- 7, Schriftrollen
module-scrolls-words = M7, Schriftrolle, Rolle, Rollen, Reihe, Reihen, waagerecht, senkrecht, ausgespielt
module-scrolls-help =
    Alle bekommen zwei geheime Schriftrollen, eine waagerechte und eine senkrechte Reihe des Freskos. Keine Reihe gehört zweien.
    Hast du einen Abschnitt in so einer Reihe restauriert, darfst du ihre Rolle ausspielen: 2 Punkte für jeden restaurierten Abschnitt der Reihe, gleich von wem; höchstens 10.
    Auf dem Abschnitt, wo sich deine Reihen kreuzen, darfst du beide zusammen ausspielen: 3 Punkte je Abschnitt, jede Reihe für sich gezählt; höchstens 30.
    Englische und französische Ausgabe: Für eine Rolle muss der Bischof vorher in ihrer Reihe gestanden haben; französische: für beide auf dem Schnittpunkt.
    Was ausgespielt ist, ist aus dem Spiel; was nicht, ist nichts wert. Leonardo hat keine. (M7)

# ---- 8, Glocken
module-bells-words = M8, Glocke, Audienz, Glockenzählleiste, Glockenleiste
module-bells-help =
    Planen: Dein Plättchen „Audienz“ darf eine Spalte abdecken; für Gehilfen ist dort kein Platz. Kommt dieser Ort dran, musst du einen der offenen Glockenbriefe nehmen; jede Runde liegt einer je Person aus.
    Zahl alles und bekomm sofort seine Punkte, oder zahl in Raten: 1 Punkt für je 2 Taler der Anzahlung, und nie mehr.
    Solange du etwas schuldest, geht jeder Taler, den du erhältst, zuerst dorthin. Was du schon hattest, bleibt frei.
    Am Ende zählen die Glocken bezahlter Glockenbriefe, die der anderen werden abgezogen. Die Glockenleiste bringt Punkte und dein Rang darauf auch; der Bischof macht mit den Glocken der nicht gekauften mit und gewinnt bei Gleichstand.
    Zu zweit gehören vier Glockenbriefe Leonardo. (M8)
topic-fresco-certificate = Glockenbrief, Glockenbriefe, Rate, Raten, Anzahlung, Restschuld, vergeben
page-fresco-certificate = Glockenbrief: Seine drei Zahlen sind Preis, Punkte und goldene Glocken. Voll bezahlt bringt er seine Punkte, in Raten 1 Punkt für je 2 Taler der ersten Anzahlung. (M8-AUD, M8-PAY)

# ---- 9, Wandfresko
module-wall_fresco-words = M9, Wand, Wandplättchen, Tauschplättchen, erreichbar
module-wall_fresco-help =
    Ein zweites Fresko mit 18 Abschnitten. Planen: Dein Plättchen „Wandfresko“ deckt eine Spalte ab, mit genau einem Gehilfen darauf; statt am Ort zu handeln, restauriert er einen Abschnitt der Wand.
    Der muss mit einer Seite an Fertiges grenzen; der Anfang ist unten links. Er kostet 1 Farbe der gezeigten Mischfarbe und bringt 4 Punkte.
    Das Plättchen vor dir bringt dann am Ende jeder Runde seine Grundfarbe; von jeder Farbe zählt nur eins.
    In der Werkstatt darf ein Gehilfe, statt zu mischen, zwei Wandplättchen verschiedener Farbe gegen das Tauschplättchen ihrer Mischung tauschen. Das bringt jede Runde diese Farbe; eins je Mischfarbe und Person.
    Einen Bischofsbonus gibt es hier nicht. Bei den Aufträgen gelten Wandplättchen wie Freskoplättchen. Leonardo bleibt weg. (M9)

# ---- 10, Medicus
module-medico-words = M10, Infektion, Infektionen, Infektionsort, infiziert, krank, Kranke, kranker Gehilfe, heilen, Heilung, Heiligenbild, Medico
module-medico-help =
    Nach dem Planen nennt ein Infektionsplättchen einen Ort. Wer gesunde Gehilfen dort hat, dem wird nach seiner letzten Aktion einer krank.
    Kranke dürfen in den Dom (nicht neben den Bischof, den man für sie nicht bewegt; der Altar ist frei), ins Atelier (1 Farbe für 3 Taler), in die Werkstatt (eine Farbmischung) oder pausieren. Am selben Ort werden auch all deine Gesunden krank.
    Ab Runde 2 darf dein Plättchen „Medicus“ den Markt abdecken: Du musst eine Flasche kaufen, und ein Gehilfe kann noch Farben kaufen. Nach dem Theater werden Flaschen verwendet.
    Kostet deine Stimmung dich einen Gehilfen, darfst du einen kranken abgeben.
    Liegt nur noch ein Infektionsplättchen, ist es die letzte Runde. Bei der Talerwertung zählt jeder deiner Gehilfen, der nicht krank ist, 5 Taler. Leonardo wird nie krank. (M10)
topic-fresco-bottle = Flasche, Flaschen, Medizin, Medizinflasche, Portion, Portionen
page-fresco-bottle = Flasche: Jede Portion heilt nach dem Theater einen kranken Gehilfen; was zu viel ist, verfällt. Der Preis hängt vom Platz ab, und du darfst höchstens zwei haben. (M10-MKT, M10-HEAL)
topic-fresco-juice = Saft, Himbeersaft
page-fresco-juice = Saft: eine Flasche, die niemanden heilt, aber deine Stimmung um 1 hebt. (M10-HEAL-03)

# ---- 11, Gunst des Bischofs
module-favors-words = M11, noch nicht gesehen
module-favors-help =
    Auf jedem der 25 Freskoplättchen liegt verdeckt ein Gunstplättchen.
    Steht der Bischof auf dem Abschnitt, den du restaurierst, darfst du seine Gunst nehmen (englische und französische Ausgabe: du musst). Sie wird aufgedeckt und sofort ausgeführt; dann ist sie aus dem Spiel.
    Steht er woanders, kommt die Gunst ungesehen aus dem Spiel. Ein bezahlter Schritt kann ihn vorher hinbringen.
    Es gibt 1 Taler, 5 Taler, Stimmung +1, eine Farbe oder 1 Punkt. Für Leonardo zählt nur der Punkt. (M11)
topic-fresco-favor = Gunst, Gunstplättchen
page-fresco-favor = Gunst: 1 oder 5 Taler, Stimmung +1, eine Farbe oder 1 Punkt; sie geht an den, der den Abschnitt restauriert, auf dem der Bischof steht. (M11-CATH)

# ---- 12, Damen
module-ladies-words = M12, Dame, Hochzeit, heiraten, verheiratet, Reservierung, reservieren, reserviert, rosa Dame, lila Dame, rosa, Rosenfeld
module-ladies-help =
    Acht Damen, rosa und lila, warten auf der Siegpunkteleiste (zu zweit und zu dritt sechs). Erreicht oder überholt dein Maler eine, darfst du sie heiraten (französische Ausgabe: du tust es), aber nur eine je Farbe.
    Ab dem nächsten Plan schickst du sie an einen Ort, auch ohne Gehilfen dort. Sie handelt vor ihnen; deine beiden Damen gehen an verschiedene Orte.
    Hat vor dir jemand eine gleichfarbige Dame dort, tut deine nichts (französische Ausgabe: nur wenn jene genutzt wurde).
    Markt: zwei Plättchen verschiedener Stände vertauschen. Dom: ein Freskoplättchen bis zum Ende der nächsten Runde reservieren. Atelier: 1 Taler je Gehilfe dort. Werkstatt: eine Grundfarbe tauschen. Theater: Stimmung auf ihr Startfeld. Zweiter Dombesuch: für 1 Taler den Bischof beliebig versetzen.
    Auch Leonardo heiratet, ohne Wirkung. (M12)

# ---- 13, Katakomben
module-catacombs-words = M13, Katakombe, Raum, Räume, Kartograph, Kartographen, Kartograph-Plättchen, Schatz, Schätze, erforschen, gefunden
module-catacombs-help =
    Unter jedem Freskoplättchen liegt ein Raum mit einem Schatz; Restaurieren deckt ihn auf. Um ihn zu nehmen, brauchst du einen Kartographen, der den Raum zeigt.
    Wer um 5, 6 oder 7 aufsteht, darf für 1 Taler den obersten dieser Stunde kaufen: vier, drei oder zwei Räume.
    Planen: Er liegt auf einer Spalte und lässt einen Platz frei. Dort erforschst du, vor oder nach der Aktion, und nimmst alle Schätze aus seinen aufgedeckten Räumen; dann ist er verbraucht.
    Jeder Schatz wird sofort verkauft oder behalten; +Stimmung gilt immer. Einen Band, den du schon hast, musst du verkaufen.
    Am Ende zählen Statuen und Kelche ihre Punkte, Bände die höchste Nummer mal die Zahl verschiedener: 25 für alle fünf.
    Leonardo bekommt Kartographen kostenlos, behält und wertet alles. (M13)
topic-fresco-statue = Statue, Statuen, S
page-fresco-statue = Statue: ein Schatz der Katakomben, sofort für Taler zu verkaufen oder für Punkte zu behalten; behalten darfst du beliebig viele. (M13-TREAS)
topic-fresco-chalice = Kelch, Kelche, K
page-fresco-chalice = Kelch: ein Schatz der Katakomben, sofort für Taler zu verkaufen oder für Punkte zu behalten; behalten darfst du beliebig viele. (M13-TREAS)
topic-fresco-volume = Band, Bände, Bd, Heilige Schrift, Heilige Schriften, Schrift, Schriften
page-fresco-volume = Band: eine Heilige Schrift aus den Katakomben, 1 bis 5, von jedem behältst du einen. Am Ende: die höchste Nummer mal die Zahl verschiedener Bände; alle fünf bringen 25. (M13-SCORE-03)

# ---- 14, Kirchenbänke
module-pews-words = M14, Kirchenbank, Bank, Bänke, Balken
module-pews-help =
    Zwölf Kirchenbänke brauchen je 1, 2 oder 3 Balken; ihre Punkte sieht man erst, wenn sie restauriert sind.
    Alle haben 6 Balken, die ihnen noch nicht gehören. Sechs Marktplättchen zeigen auch einen oder zwei: Wer so eins kauft, nimmt so viele, zum selben Preis.
    Planen: Dein Plättchen „Kirchenbank“ darf eine Spalte abdecken. Ein Gehilfe ist aufgedruckt, bis zu zwei von deinen kommen dazu. Statt am Ort zu handeln, restaurierst du Bänke.
    Jeder Gehilfe trägt einen Balken; eine Bank mit 3 braucht also drei Gehilfen und drei Balken. Erst nennst du alle Bänke, dann werden sie umgedreht (französische Ausgabe: eine nach der anderen). Die Balken gehen zurück in deinen Vorrat.
    Übrige Balken sind nichts wert. Leonardo restauriert keine Bänke. (M14)

# ---- 15, Kuppel
module-dome-words = M15, Kuppelplättchen
module-dome-help =
    Unter jedem der neun inneren Freskoplättchen (B2 bis D4) liegt ein Kuppelplättchen, unbekannt, bis dort jemand restauriert.
    Wer das tut, nimmt es kostenlos dazu und legt es offen hin; noch bringt es nichts, auch kein Einkommen.
    Am Ende, vor den Talern, bringt jedes seine Punkte, wenn du die gezeigten Farben noch hast. Jede Farbe dient nur einem Plättchen; die beste Auswahl geschieht von selbst, und gemischt wird nicht mehr.
    Was Leonardo nimmt, ist verloren. (M15)

# ---- 16, Schwarzmarkt
module-black_market-words = M16, Fass
module-black_market-help =
    Einer deiner Gehilfen am Markt darf, statt an einem Stand zu kaufen, ein Marktplättchen aus dem Beutel ziehen und ungesehen zu deinem Preis kaufen. Ablehnen kannst du es nicht.
    Einmal je Zug, und nicht, wenn du einen Stand schließt. Deine anderen Gehilfen dürfen vorher oder nachher an einem Stand kaufen; sonst wird kein Stand leer.
    Das Plättchen liegt auf dem Fass und kommt am Ende der Runde in den Beutel zurück. Aus einem leeren Beutel zieht man nicht.
    Leonardo geht nicht dorthin. (M16)

# ---- 17, Malergilde
module-guild-words = M17, Gilde
module-guild-help =
    Bei der Gilde liegen immer eine Grundfarbe und eine Mischfarbe, für alle sichtbar.
    In der Werkstatt tut ein Gehilfe bis zu zweierlei: Er mischt, oder er tauscht eine deiner Farben gegen die dort, Grundfarbe gegen Grundfarbe, Mischfarbe gegen Mischfarbe, jede Art einmal.
    Mischen und Tauschen gehen in beliebiger Folge; was du eben genommen hast, darfst du gleich mischen, und was du gemischt hast, tauschen.
    Pink und Braun lassen sich nicht tauschen. Leonardo tauscht nicht. (M17)
