# What `buonfresco admin` says to who keeps a house.

usage-admin = look after the tables of a house
usage-meta-words = WORDS
usage-admin-what = list, show, end, export, import, reissue, purge, backup or check
usage-admin-words = what it is about: a table, a seat, a file
usage-admin-state = list: tables in this state only
usage-admin-game = list: tables of this game only
usage-admin-older = list: tables nobody has touched for so long (12h, 90d, 4w)
usage-admin-finished = purge: finished tables nobody has touched for so long (usually 90d)
usage-admin-unfinished = purge: also unfinished ones nobody has touched for so long (usually none)
usage-admin-dry = purge: only say what would be deleted
usage-admin-yes = purge: do not ask
usage-admin-trusted = import: believe the file to the letter, its luck too; else only seats and answers
usage-admin-origin = import, reissue: the address people know the house by, for the links; usually as it was opened with
usage-admin-json = list: as JSON
usage-admin-unknown = Say what is to be done: { $known }. “buonfresco admin --help” explains.
usage-admin-option = { $option } means nothing to “{ $what }”.
usage-admin-states = There is no state “{ $found }”. Known: { $known }.
usage-admin-time = { $option }: “{ $value }” is no time. Write 12h, 90d or 4w.
usage-admin-list = “list” takes no table: buonfresco admin list [--state playing] [--game NAME] [--older-than 90d]
usage-admin-show = Say which table: buonfresco admin show TABLE
usage-admin-end = Say which table: buonfresco admin end TABLE
usage-admin-export = Say which table: buonfresco admin export TABLE > FILE
usage-admin-import = Say which file: buonfresco admin import FILE (- is the standard input)
usage-admin-reissue = Say which table and which seat, a number from 0, or “host”: buonfresco admin reissue TABLE SEAT
usage-admin-purge = “purge” takes no table: buonfresco admin purge [--finished-before 90d] [--unfinished-before 365d]
usage-admin-backup = Say where to: buonfresco admin backup FILE
usage-admin-check = “check” takes no table: it checks them all

admin-state-playing = playing
admin-state-over = over
admin-state-ended = ended
admin-listed = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
admin-made = Made { $made }, rules version { $version }, { $records } records
admin-host = { $held ->
    [yes] Somebody is its host.
   *[no] Nobody is its host.
}
admin-seat = Seat { $number }: { $name } ({ $kind ->
    [person] a person
    [bot] a bot
   *[empty] nobody
}){ $held ->
    [yes] , held by a browser
   *[no] {""}
}{ $waits ->
    [yes] , the table waits for it
   *[no] {""}
}
admin-ended = Ended: { $table }
admin-imported = Imported as { $table }
admin-invite = Seat { $seat }, once:
admin-invite-host = The host, once:
admin-old = To be deleted: { $finished } finished and { $unfinished } unfinished tables, { $browsers } browsers not seen for long, { $claims } invitations that have expired.
admin-sure = Delete them for good? (yes/no)
admin-kept = Nothing was deleted.
admin-deleted = Deleted.
admin-backup = { $path }: { $kilobytes } kB
admin-wrong = { $table }: { $problem }
admin-checking = { $number } of { $count } …
admin-checked = { $count } tables checked, { $wrong } of them wrong.

error-no-house = There is no house at { $path }.
error-not-played = This table is over already, and stays as it is.
error-backup-postgres = PostgreSQL has its own tool for that: pg_dump --format=custom --file=FILE DATABASE
error-backup-exists = { $path } exists, and is not written over.
error-backup = { $path } cannot be written: { $problem }
error-database-down = The database cannot do that: { $problem }
error-check-gap = Records are missing.
error-check-hash = A record does not lead to the position { $found }.
