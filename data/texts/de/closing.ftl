# Einen Tisch schließen: was getippt, gedrückt, gefragt, geantwortet und gezeigt wird.

command-table-close = Den Tisch schließen: die Moderation, wer ihn geöffnet hat, oder bei Wertung beide Seiten gemeinsam
button-close = Tisch schließen
proposed-close = { $name } möchte diese gewertete Partie beenden, sodass sie für niemanden zählt. Wer auf der anderen Seite spielt, kann zustimmen. Ein Nein beendet die Anfrage.
proposed-close-all = { $name } möchte diese gewertete Partie beenden, sodass sie für niemanden zählt. Alle, die nicht zurückliegen, müssen zustimmen; es fehlt noch: { $names }. Ein Nein beendet die Anfrage.
proposed-close-any = { $name } möchte diese gewertete Partie beenden, sodass sie für niemanden zählt. Jemand anderes am Tisch kann zustimmen. Ein Nein beendet die Anfrage.
button-agree-close = Abbruch zustimmen
declined-close = { $name } hat Nein gesagt: Die Partie geht weiter.
done-close = Der Tisch ist geschlossen.
done-close-proposed = Das ist eine gewertete Partie: Jemand von der anderen Seite muss zustimmen. Dafür gibt es bis { $until } einen Knopf.
done-close-proposed-all = Das ist eine gewertete Partie: Alle, die nicht zurückliegen, müssen zustimmen, und jemand außer dir. Sie haben dafür bis { $until } einen Knopf.
refusal-closed = Dieser Tisch ist geschlossen. **/table open** öffnet einen neuen.
closed = Dieser Tisch ist geschlossen.
closed-agreed = Beide Seiten wollten die gewertete Partie beenden: Sie zählt für niemanden.
closed-closed = Die Moderation hat die gewertete Partie beendet: Sie zählt für niemanden, und der Stand steht in **/history**.
closed-void = Die gewertete Partie endete zu früh, um zu zählen: Niemand hat sie gewonnen.
closed-deleted = Der Kanal wurde gelöscht: Die gewertete Partie zählt für niemanden.
closed-removed = Ich wurde vom Server entfernt: Die gewertete Partie zählt für niemanden.
closed-departed = { $name } hat den Server verlassen und damit die gewertete Partie verloren; sonst wird niemand gewertet.
closed-timed-out = Die gewertete Partie wartete auf jemanden im Timeout: Sie zählt für niemanden.
closed-idle = Niemand hat die gewertete Partie weitergespielt: Sie ist für { $names } verloren.
