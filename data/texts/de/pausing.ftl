# Pausen und langsame Züge: was getippt, gedrückt, gefragt, geantwortet und gezeigt wird.

command-table-pause = Hält die Uhren 10 Minuten bis 7 Tage an, wenn alle einverstanden sind
option-until = Wie lange oder bis wann: 30 (Minuten), 2h, morgen 20 Uhr … 10 Minuten bis 7 Tage
menu-pause = Wie lange?
pause-for-10 = 10 Minuten
pause-for-60 = 1 Stunde
pause-for-240 = 4 Stunden
pause-for-1440 = Bis morgen um diese Zeit
pause-for-4320 = 3 Tage
pause-for-10080 = 7 Tage
proposed-pause = { $name } möchte bis { $ends } eine Pause machen. Dafür müssen alle zustimmen; ein Nein genügt, und es bleibt beim Spiel. Es fehlen noch: { $names }.
button-agree-pause = Pause zustimmen
declined-pause = { $name } hat Nein gesagt: Es gibt keine Pause.
done-pause = Der Tisch macht Pause. **{ button-go-on }** unter dem Tisch beendet sie früher, für dich allein.
table-paused = Pause bis { $when }: Keine Uhr läuft. Alle am Tisch können schon vorher weiterspielen; die Uhren der anderen warten dann bis zu dieser Zeit auf sie.
table-resting = Noch in der Pause: { $names }. Ihre Uhren stehen, bis sie etwas drücken, längstens bis { $when }.
button-go-on = Weiterspielen
refusal-paused = Der Tisch macht Pause. Drück zuerst **{ button-go-on }**.
refusal-no-pause = Ein Turniertisch kann nicht warten. Musst du weg, spielt ein Computer für dich; **{ button-hand }** bringt dich zurück.
refusal-pause-length = Wie lange soll die Pause dauern? Zehn Minuten bis sieben Tage.

command-table-slow = In Freundschaftspartien bis zu einem Tag je Zug, wenn alle zustimmen; noch einmal: wie üblich
proposed-slow = { $name } möchte bis { $ends } für jeden Zug bis zu einem Tag Zeit. Dafür müssen alle zustimmen; ein Nein genügt, und es bleibt bei der üblichen Zeit. Es fehlen noch: { $names }.
button-agree-slow = Mehr Zeit geben
declined-slow = { $name } hat Nein gesagt: Es bleibt bei der üblichen Zeit.
done-slow = In den nächsten 24 Stunden hast du für jeden Zug bis zu einem Tag. **/table slow** stellt die übliche Zeit wieder her.
done-slow-agreed = Einverstanden: { $name } hat für jeden Zug bis zu einem Tag.
done-usual-time = Du hast für jeden Zug wieder die übliche Zeit.
table-slow = Heute langsam, mit bis zu einem Tag je Zug: { $names }.
refusal-not-slow = In einer gewerteten Partie gelten für alle dieselben Uhren. **/table pause** hält sie an, wenn alle einverstanden sind.
refusal-slow-already = An diesem Tisch haben schon alle einen Tag für jeden Zug.
