/** The files of a league, by name; the last two may be missing. */
export const LEAGUE_FILES = ['teams.csv', 'players.csv', 'games.csv', 'box_scores.csv', 'rosters.csv'] as const
export type LeagueFileName = (typeof LEAGUE_FILES)[number]

export const isLeagueFile = (name: string): name is LeagueFileName => (LEAGUE_FILES as readonly string[]).includes(name)

/** The files of one league as bytes. */
export type LeagueFiles = ReadonlyMap<LeagueFileName, Buffer>
