export const USAGE = `Usage:
  npm run fullcourt -- import <folder or zip> --url <address> --username <name> --password <password>
                       --organization <slug> --season <name> [--league <name>]
      Brings a league in from CSV files. The league is named like the folder unless said otherwise.
      Everything is checked first; files with problems are not imported.

  npm run fullcourt -- rebuild [projection …] --url <address> --username <name> --password <password>
      Writes projections anew from all facts, beside the ones being read; without names, all of them.

Against a running server, e.g. --url http://127.0.0.1:3000
Ends with code 0 when done, 1 when something failed, 2 when called wrongly.
`
