/** What somebody who opens the folder reads first. */
export const readmeOf = (name: string): string => `${name}, as Fullcourt keeps it.

organization.json  what this folder holds, and when it was made
facts.ndjson       everything that happened, one fact a line, in order: every page is made of these
uploads/           logos, pictures and photos
leagues/           for people and other programs: teams, players, rosters, games and box scores of each league as CSV

Bring it all into an empty installation, which then shows the same pages:

  npm run fullcourt -- import <this folder>

Or one league into any organization:

  npm run fullcourt -- import <this folder>/leagues/<season>/<league> --url … --organization … --season … --league …

Names of persons are in these files. Keep them where nobody else can read them.
`
