/** A table of a league as visitors read it. */
export type LeagueTable = {
  readonly id: number
  readonly teams: readonly { readonly id: number; readonly pointsFor: number; readonly pointsAgainst: number }[]
}

/** What is wrong with an answer: it lacks what is there, is older than what the same visitor saw, or was never so. */
export type Fault = 'empty' | 'backward' | 'wrong'

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0)

const pointsOf = (tables: readonly LeagueTable[]) =>
  new Map(tables.flatMap(({ id, teams }) => teams.map(team => [`${id}/${team.id}`, team.pointsFor] as const)))

/**
 * Looks at the tables of a season in which scores only rise: no team is missing, none has fewer points than this visitor saw, and what all
 * scored is what all conceded, since an answer is of one moment.
 */
export const judgeTables = (
  is: readonly LeagueTable[],
  { first, seen }: { readonly first: readonly LeagueTable[]; readonly seen: readonly LeagueTable[] | undefined },
): Fault | undefined => {
  const points = pointsOf(is)
  if ([...pointsOf(first).keys()].some(team => !points.has(team))) return 'empty'
  const sums = is.map(({ teams }) => sumOf(teams.map(({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst)))
  if (sums.some(sum => sum !== 0)) return 'wrong'
  return [...pointsOf(seen ?? [])].some(([team, before]) => (points.get(team) ?? 0) < before) ? 'backward' : undefined
}

/** What is known of the home team's points of a game that one scorer raises: the last that was sent. */
export type Sent = { readonly first: number; readonly last: number }

/** Looks at the points of a game whose scorer only raises them. */
export const judgeScore = (is: number | null, sent: Sent, seen: number | undefined): Fault | undefined => {
  if (is === null) return 'empty'
  if (is < sent.first || is > sent.last) return 'wrong'
  return seen !== undefined && is < seen ? 'backward' : undefined
}
