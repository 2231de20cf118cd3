# Pauses et tours lents : ce qui se tape, s’appuie, se demande, se répond et s’affiche.

command-table-pause = Arrête les délais de 10 minutes à 7 jours, si tout le monde est d’accord
option-until = Combien de temps, ou jusqu’à quand : 30 (minutes), 2h, demain 20h… de 10 minutes à 7 jours
menu-pause = Combien de temps ?
pause-for-10 = 10 minutes
pause-for-60 = 1 heure
pause-for-240 = 4 heures
pause-for-1440 = Jusqu’à demain, même heure
pause-for-4320 = 3 jours
pause-for-10080 = 7 jours
proposed-pause = { $name } voudrait faire une pause jusqu’au { $ends }. Il faut que tout le monde accepte ; un seul non y met fin. Manquent encore : { $names }.
button-agree-pause = D’accord, pause
declined-pause = { $name } a dit non : pas de pause.
done-pause = La table est en pause. **{ button-go-on }**, sous la table, y met fin plus tôt, rien que pour toi.
table-paused = Pause jusqu’au { $when } : aucun délai ne court. N’importe qui à la table peut continuer plus tôt ; les délais des autres les attendent alors jusqu’à ce moment.
table-resting = Encore en pause : { $names }. Aucun délai ne court tant qu’ils n’appuient sur rien, jusqu’au { $when } au plus tard.
button-go-on = Continuer
refusal-paused = La table est en pause. Appuie d’abord sur **{ button-go-on }**.
refusal-no-pause = Une table de tournoi ne peut pas attendre. Si tu dois partir, un ordinateur joue pour toi ; **{ button-hand }** te ramène.
refusal-pause-length = Combien de temps la pause doit-elle durer ? De dix minutes à sept jours.

command-table-slow = En amical, jusqu’à un jour par coup si tout le monde accepte ; encore : délai habituel
proposed-slow = { $name } voudrait jusqu’à un jour par coup jusqu’au { $ends }. Il faut que tout le monde accepte ; un seul non y met fin. Manquent encore : { $names }.
button-agree-slow = D’accord, au ralenti
declined-slow = { $name } a dit non : le délai habituel reste.
done-slow = Pendant 24 heures, tu as jusqu’à un jour pour chaque coup. **/table slow** rétablit le délai habituel.
done-slow-agreed = C’est d’accord : { $name } a jusqu’à un jour pour chaque coup.
done-usual-time = Tu retrouves le délai habituel pour chaque coup.
table-slow = Au ralenti aujourd’hui, jusqu’à un jour par coup : { $names }.
refusal-not-slow = En partie classée, les délais sont les mêmes pour tout le monde. **/table pause** les arrête si tout le monde est d’accord.
refusal-slow-already = À cette table, tout le monde a déjà un jour par coup.
