export const USAGE = `Usage:
  npm run fullcourt -- import <folder or zip> --url <address> --username <name> --password <password>
                       --organization <slug> --season <name> --league <name>
                       [--time-zone <name>] [--allow-conflicts]
      Brings a league in from CSV files. Visitors read the names of season and league: "Fall 2026", "Monday league".
      An organization that does not exist yet is made, with the time zone of this machine or the one named
      (America/New_York). Everything is checked first; files with problems are not imported. Games that something is in
      the way of (their team plays already, their court is taken …) come in with --allow-conflicts only.

  npm run fullcourt -- export --to <new folder> --organization <slug>
                       --url <address> --username <name> --password <password> [--with-contact-details] [--facts]
      Takes a whole organization along: every fact, picture and league, for its owner. --to may name a zip. E-mail
      addresses and phone numbers of persons are in it only with --with-contact-details. With --facts, --to is a file of
      the facts alone, a line of JSON each.

  npm run fullcourt -- import <folder or zip of a whole organization>
      Brings such a folder into an empty installation, which then shows the same pages. The product must not run.

  npm run fullcourt -- rebuild [projection …] --url <address> --username <name> --password <password>
      Writes projections anew from all facts, beside the ones being read; without names, all of them.

  export, rebuild and the import of a league ask a running server, e.g. --url http://127.0.0.1:3000
  Whoever signs in with two factors adds --code <the code that their app shows>.

  npm run fullcourt -- backup <new folder>
      Writes log, private store and images into a new folder, and reads them back. The product may run.

  npm run fullcourt -- restore <folder of a backup> [--replace]
      Brings a backup into an empty data folder, or an empty node and database. The product must not run.
      With --replace, what is in the data folder is set aside in a folder inside it.

  npm run fullcourt -- copy --from <data folder or engines> --to <data folder or engines>
      Copies an installation into an empty one, and compares the digests of both; engines are those of EVENT_STORE_URL
      and MONGODB_URL. The product must run on neither. Cut off, it goes on when it is called again.

  npm run fullcourt -- set-password <username>
      For somebody who locked themselves out: prints a new password for them, ends their sessions and switches their
      two-factor sign-in off. On files the product must not run; on EventStoreDB and MongoDB it may.

  backup, restore, copy, set-password and the import of an organization work on the data that the settings of the product
  name: FULLCOURT_DATA (./data), EVENT_STORE_URL, MONGODB_URL. Give them as the product has them.

Ends with code 0 when done, 1 when something failed, 2 when called wrongly.
`
