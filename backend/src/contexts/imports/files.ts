/** The files of a league, by name; the last two may be missing. */
export const LEAGUE_FILES = ['teams.csv', 'players.csv', 'games.csv', 'box_scores.csv', 'rosters.csv'] as const
export type LeagueFileName = (typeof LEAGUE_FILES)[number]

export const isLeagueFile = (name: string): name is LeagueFileName => (LEAGUE_FILES as readonly string[]).includes(name)

/** The files of one league as bytes. */
export type LeagueFiles = ReadonlyMap<LeagueFileName, Buffer>

/** What an upload of a league may hold: its files and some beside them, or a zip; a season of box scores is about 1 MB. */
export const LEAGUE_FILE_LIMITS = { field: 'files', most: 12, size: 20 * 1024 * 1024, sum: 40 * 1024 * 1024 }

/** What the folder of a whole organization has beside its leagues: such a zip is no league's. */
export const ORGANIZATION_FILE = 'organization.json'
