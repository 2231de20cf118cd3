# Ein Spiel aufgeben: was getippt, gedrückt, gefragt und geantwortet wird.

command-table-concede = Die Partie für deine Seite aufgeben, wenn dein Gegenüber zustimmt
proposed-concede = { $name } möchte die Partie aufgeben. Wer auf derselben Seite spielt, kann zustimmen. Ein Nein genügt, und es wird weitergespielt.
button-agree-concede = Auch aufgeben
declined-concede = { $name } hat Nein gesagt: Die Partie wird nicht aufgegeben.
done-concede = Die Partie ist aufgegeben.
done-concede-offered = Dein Gegenüber muss zustimmen. Dafür gibt es bis { $until } einen Knopf unterhalb des Tisches.
done-concede-early = Eine gewertete Partie aufzugeben zählt erst nach drei Runden, wenn eine Seite die Hälfte der Punkte hat. Darum hast du die andere Seite gebeten, sie zu beenden, sodass sie für niemanden zählt; sie hat dafür bis { $until } einen Knopf.
refusal-no-conceding = Aufgeben kann man nur eine Partie zwischen zwei Seiten. Spiel weiter, oder schließ den Tisch mit **/table close**.
