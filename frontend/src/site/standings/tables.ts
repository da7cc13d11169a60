import { abbreviationsOf } from '@fullcourt/domain/branding/abbreviation'
import { compareNames } from '@fullcourt/domain/facts/text'
import { leagueOrder } from '@fullcourt/domain/leagues/order'
import type { WinsAndLosses } from '@fullcourt/domain/standings/standings-order'
import type { LeagueWithTeamsAnswer, PlayOffLineAnswer, StandingsTeamAnswer } from '../../api/schema'
import { pick } from '../../ui/pick'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

const TEAM = ['id', 'name', 'logo', 'colors', 'captain', 'captain_id', 'leagueName', 'division_id', 'divisionName'] as const
const RECORD = [
  'rank',
  'position',
  'wins',
  'losses',
  'ties',
  'points',
  'walkovers',
  'winPercentage',
  'streak',
  'lastTen',
  'lastFive',
  'tieBreak',
  'playOffs',
] as const
const SUMS = ['pointsFor', 'pointsAgainst', 'ftPercentage', 'total3PM', 'summary'] as const
const FIELDS = [...TEAM, ...RECORD, ...SUMS]

/** A team in the table of its league: no more of the answer travels with the page. */
export type TableRow = Pick<StandingsTeamAnswer, (typeof FIELDS)[number] | 'abbreviation'> & {
  /** Games behind first place; null for the first one and before anything was played. */
  readonly behind: number | null
  /** The abbreviation that stands for its name where there is little room; null unless every team of the table chose one. */
  readonly shortName: string | null
}

export type LeagueTable = {
  readonly id: number
  readonly name: string
  readonly rows: readonly TableRow[]
  /** Of the table of a league: by what it is ordered, and whether that is not the standard order. */
  readonly orderInWords?: string
  readonly hasOwnOrder?: boolean
  /** Under whom the line of the play-offs is, and what the marks of teams mean. */
  readonly playOffLine?: PlayOffLineAnswer | undefined
}

/** How many games a team is behind the first of its table. */
export const gamesBehind = (first: WinsAndLosses, team: WinsAndLosses) =>
  (first.wins - team.wins + team.losses - first.losses) / 2

const rowOf = (
  team: StandingsTeamAnswer,
  {
    first,
    abbreviation,
    isShort,
  }: { first: StandingsTeamAnswer | undefined; abbreviation: string | undefined; isShort: boolean },
): TableRow => ({
  ...pick(team, FIELDS),
  abbreviation: abbreviation ?? null,
  shortName: isShort ? team.abbreviation : null,
  behind: first && team.rank > 1 && team.gamesPlayed > 0 ? gamesBehind(first, team) : null,
})

/** At the venues that the organization prefers first, where it names some. */
const orderOf = ({ tenant }: PublicSite) => leagueOrder(tenant?.everyPage.venues?.map(({ name }) => name))

const tablesIn = (leagues: readonly LeagueWithTeamsAnswer[], order: ReturnType<typeof leagueOrder>): LeagueTable[] =>
  leagues
    .map(({ id, name, teams, orderRule, orderInWords, playOffLine }) => {
      const abbreviations = abbreviationsOf(teams)
      const isShort = teams.every(({ abbreviation }) => abbreviation !== null)
      const rows = teams.map((team, i) => rowOf(team, { first: teams[0], abbreviation: abbreviations[i], isShort }))
      return { id, name, rows, orderInWords, hasOwnOrder: orderRule !== undefined, playOffLine }
    })
    .sort((a, b) => order(a.name, b.name))

/** The tables of a season's leagues. */
const askTables = async (
  site: PublicSite,
  { season, through }: { readonly season: number; readonly through?: string | undefined },
  signal: AbortSignal,
): Promise<LeagueTable[]> =>
  tablesIn(
    await site.api.get('/api/seasonsv2/{seasonId}/leagues-with-teams-public', {
      path: { seasonId: season },
      query: { through },
      signal,
    }),
    orderOf(site),
  )

/** The tables of a season's leagues, in the order of public lists; through a day, where one is named. */
export const tablesOf = (site: PublicSite, season: number, through?: string) =>
  siteQuery('tables', { season, through }, [`season:${season}`, 'leagues', 'teams'], signal =>
    askTables(site, { season, through }, signal),
  )

const seasonIn = ({ queryKey: [, , asked] }: { readonly queryKey: readonly [string, string, object] }) =>
  'season' in asked ? asked.season : undefined

type Tables = ReturnType<typeof tablesOf>

/** While the tables of another day are on their way, those of the day before stay; those of another season do not. */
export const throughDays = (tables: Tables) => ({
  ...tables,
  placeholderData: (shown: readonly LeagueTable[] | undefined, query: { readonly queryKey: Tables['queryKey'] } | undefined) =>
    query && seasonIn(query) === seasonIn(tables) ? shown && [...shown] : undefined,
})

const PLACE = ['rank', 'wins', 'losses', 'ties', 'walkovers', 'winPercentage', 'pointsFor', 'pointsAgainst', 'playOffs'] as const

/** What a team has in the tables of a season: its row and the league, for each that it plays in. */
export type TeamPlace = {
  readonly league: string
  readonly row: Pick<StandingsTeamAnswer, (typeof PLACE)[number]>
  readonly of: number
}

export const placesOf = (site: PublicSite, season: number, team: number) =>
  siteQuery('places', { season, team }, [`season:${season}`, 'leagues', 'teams'], async (signal): Promise<TeamPlace[]> => {
    const order = orderOf(site)
    const places = await site.api.get('/api/teamsv2/{id}/places', { path: { id: team }, query: { seasonId: season }, signal })
    return places
      .map(row => ({ league: row.leagueName, row: pick(row, PLACE), of: row.teams }))
      .sort((a, b) => order(a.league, b.league))
  })

/** A league with the names of its teams: what filters offer. */
export type LeagueChoice = {
  readonly id: number
  readonly name: string
  readonly teams: readonly { readonly id: number; readonly name: string }[]
}

export const leagueChoicesQuery = (site: PublicSite, season: number) =>
  siteQuery('choices', { season }, [`season:${season}`, 'leagues', 'teams'], async (signal): Promise<LeagueChoice[]> => {
    const order = orderOf(site)
    return (await site.api.get('/api/leaguesv2', { query: { seasonId: season }, signal }))
      .map(({ id, name, teams }) => ({ id, name, teams: teams.map(team => ({ id: team.id, name: team.name })) }))
      .sort((a, b) => order(a.name, b.name))
  })

/** The teams of one league, or of all, by name and each once. */
export const teamsToChoose = (choices: readonly LeagueChoice[], league?: number) => {
  const teams = choices.filter(({ id }) => league === undefined || id === league).flatMap(choice => choice.teams)
  return [...new Map(teams.map(team => [team.id, team])).values()].sort((a, b) => compareNames(a.name, b.name))
}
