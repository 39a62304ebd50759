# Was `buonfresco admin` sagt, wenn jemand ein Haus betreut.

usage-admin = sich um die Tische eines Hauses kümmern
usage-meta-words = WÖRTER
usage-admin-what = list, show, end, export, import, reissue, purge, backup oder check
usage-admin-words = worum es geht: ein Tisch, ein Platz, eine Datei
usage-admin-state = list: nur Tische in diesem Zustand
usage-admin-game = list: nur Tische dieses Spiels
usage-admin-older = list: Tische, die so lange niemand angerührt hat (12h, 90d, 4w)
usage-admin-finished = purge: beendete Tische, die so lange niemand angerührt hat (sonst 90d)
usage-admin-unfinished = purge: auch unbeendete, die so lange niemand angerührt hat (sonst keine)
usage-admin-dry = purge: nur sagen, was gelöscht würde
usage-admin-yes = purge: nicht fragen
usage-admin-trusted = import: der Datei alles glauben, auch ihr Glück; sonst nur Plätze und Antworten
usage-admin-origin = import, reissue: die Adresse, unter der man das Haus kennt, für die Links; sonst die, mit der es zuletzt geöffnet wurde
usage-admin-json = list: als JSON
usage-admin-unknown = Sag, was getan werden soll: { $known }. „buonfresco admin --help“ erklärt es.
usage-admin-option = { $option } bedeutet bei „{ $what }“ nichts.
usage-admin-states = Den Zustand „{ $found }“ gibt es nicht. Bekannt: { $known }.
usage-admin-time = { $option }: „{ $value }“ ist keine Zeit. Schreib 12h, 90d oder 4w.
usage-admin-list = „list“ braucht keinen Tisch: buonfresco admin list [--state playing] [--game NAME] [--older-than 90d]
usage-admin-show = Sag, welcher Tisch: buonfresco admin show TISCH
usage-admin-end = Sag, welcher Tisch: buonfresco admin end TISCH
usage-admin-export = Sag, welcher Tisch: buonfresco admin export TISCH > DATEI
usage-admin-import = Sag, welche Datei: buonfresco admin import DATEI (- ist die Standardeingabe)
usage-admin-reissue = Sag, welcher Tisch und welcher Platz, eine Zahl ab 0 oder „host“: buonfresco admin reissue TISCH PLATZ
usage-admin-purge = „purge“ braucht keinen Tisch: buonfresco admin purge [--finished-before 90d] [--unfinished-before 365d]
usage-admin-backup = Sag, wohin: buonfresco admin backup DATEI
usage-admin-check = „check“ braucht keinen Tisch: Es prüft alle

admin-state-playing = läuft
admin-state-over = zu Ende
admin-state-ended = beendet
admin-listed = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
admin-made = Eröffnet { $made }, Regelversion { $version }, { $records } Einträge
admin-host = { $held ->
    [yes] Jemand ist Gastgeber.
   *[no] Niemand ist Gastgeber.
}
admin-seat = Platz { $number }: { $name } ({ $kind ->
    [person] ein Mensch
    [bot] ein Bot
   *[empty] niemand
}){ $held ->
    [yes] , von einem Browser gehalten
   *[no] {""}
}{ $waits ->
    [yes] , der Tisch wartet darauf
   *[no] {""}
}
admin-ended = Beendet: { $table }
admin-imported = Eingelesen als { $table }
admin-invite = Platz { $seat }, einmal:
admin-invite-host = Gastgeber, einmal:
admin-old = Zu löschen: { $finished } beendete und { $unfinished } unbeendete Tische, { $browsers } lange nicht gesehene Browser, { $claims } abgelaufene Einladungen.
admin-sure = Endgültig löschen? (ja/nein)
admin-kept = Nichts wurde gelöscht.
admin-deleted = Gelöscht.
admin-backup = { $path }: { $kilobytes } kB
admin-wrong = { $table }: { $problem }
admin-checking = { $number } von { $count } …
admin-checked = { $count } Tische geprüft, { $wrong } davon falsch.

error-no-house = In { $path } ist kein Haus.
error-not-played = Dieser Tisch ist schon zu Ende und bleibt, wie er ist.
error-backup-postgres = PostgreSQL hat dafür sein eigenes Werkzeug: pg_dump --format=custom --file=DATEI DATENBANK
error-backup-exists = { $path } gibt es schon und wird nicht überschrieben.
error-backup = { $path } lässt sich nicht schreiben: { $problem }
error-database-down = Die Datenbank kann das nicht: { $problem }
error-check-gap = Einträge fehlen.
error-check-hash = Ein Eintrag führt nicht zur Stellung { $found }.
