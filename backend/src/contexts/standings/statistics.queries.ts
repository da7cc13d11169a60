import type { OrganizationId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import { sportOf } from '@fullcourt/domain/sports/sports'
import { activeOf } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import type { LeaderPlace } from '@fullcourt/domain/sports/definition'
import { LEADERBOARD_PLACES, STAT_LEADER_PLACES, topOf, type Ranked } from '@fullcourt/domain/statistics/ranking'
import { standings } from '@fullcourt/projections/standings/standings'
import type { Ranking } from '@fullcourt/projections/statistics/rankings'
import { teamCard } from '@fullcourt/projections/teams/team'
import { query } from '../../core/readers/query'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import { covers, type WithScope } from '../../core/http/scope'
import { sportAnswer } from '../organizations/organization-answer'
import type { SportAnswer } from '../../core/http/sport.answers'
import { teamNameOf, type TeamCards } from '../../core/readers/team-name'
import { PlayerLeaders } from './player-leaders'
import { RankedSeasons } from './ranked-seasons'
import type { PlayerLeaderAnswer, StatLeadersAnswer, TeamLeaderAnswer } from './statistics.answers'
import { ActiveLeagues, type SeasonPlayed } from './active-leagues'

type OfSeason = WithScope & { readonly season?: SeasonId | undefined }

type OfPlace = OfSeason & { readonly place: LeaderPlace }

type OfOrganization = WithScope & { readonly organization: OrganizationId }

/** The sports of an organization, in its order. */
export const SportsQuery = query('SportsQuery', {
  uses: { documents: Documents },
  answer: async ({ scope, organization }: OfOrganization, { documents }): Promise<SportAnswer[]> => {
    const card = covers(scope, organization) ? activeOf(await documents.get(organizationCard, organization)) : undefined
    if (card === undefined) throw new Refused(ORGANIZATION_NOT_FOUND)
    return card.profile.sports.flatMap(id => sportOf(id) ?? []).map(sportAnswer)
  },
})

/** The sum that the sport of a season ranks there. */
const sumOf = ({ sport }: SeasonPlayed, place: LeaderPlace): Ranking => ({
  abbreviation: sport.leaders[place].figure,
  by: 'total',
})

/** The top 20 in a season, the active one where none is named, of the figure that its sport ranks there. */
export const LeaderboardQuery = query('LeaderboardQuery', {
  uses: { seasons: RankedSeasons, leaders: PlayerLeaders },
  answer: async ({ scope, place, season: named }: OfPlace, { seasons, leaders }): Promise<PlayerLeaderAnswer[]> => {
    const season = await seasons.of(scope, named)
    if (season === undefined) return []
    const rankings = [sumOf(season, place)]
    return (await leaders.of({ season, rankings, places: LEADERBOARD_PLACES })).flat()
  },
})

const STAT_LEADER_FIELDS: readonly LeaderPlace[] = ['points', 'threes', 'rebounds', 'assists']

/**
 * The three leaders of points, threes, rebounds and assists in a season, the active one where none is named; in another sport,
 * of what it ranks there.
 */
export const StatLeadersQuery = query('StatLeadersQuery', {
  uses: { seasons: RankedSeasons, leaders: PlayerLeaders },
  answer: async ({ scope, season: named }: OfSeason, { seasons, leaders }): Promise<StatLeadersAnswer> => {
    const season = await seasons.of(scope, named)
    if (season === undefined) return { points: [], threes: [], rebounds: [], assists: [] }
    const rankings = STAT_LEADER_FIELDS.map(place => sumOf(season, place))
    const [points = [], threes = [], rebounds = [], assists = []] = await leaders.of({
      season,
      rankings,
      places: STAT_LEADER_PLACES,
    })
    return { points, threes, rebounds, assists }
  },
})

type TeamRecord = { readonly team: TeamId; readonly wins: number; readonly losses: number; readonly ties: number }

const addRecords = (a: TeamRecord, b: TeamRecord): TeamRecord => ({
  team: a.team,
  wins: a.wins + b.wins,
  losses: a.losses + b.losses,
  ties: a.ties + b.ties,
})

/** A team that plays in several leagues has one place. */
const sumByTeam = (rows: readonly TeamRecord[]): readonly TeamRecord[] => {
  const records = new Map<TeamId, TeamRecord>()
  for (const row of rows) {
    const before = records.get(row.team)
    records.set(row.team, before ? addRecords(before, row) : row)
  }
  return [...records.values()].sort((a, b) => a.team - b.team)
}

/** Only the cards of those who lead are looked at: the place of a deleted team goes to the next. */
const topTeams = async (
  documents: Documents,
  records: readonly TeamRecord[],
): Promise<{ readonly top: readonly Ranked<TeamRecord>[]; readonly cards: TeamCards }> => {
  const top = topOf(records, ({ wins }) => wins, LEADERBOARD_PLACES)
  const cards = await documents.getFor(teamCard, top, ({ row }) => row.team)
  const gone = new Set(top.flatMap(({ row: { team } }) => (activeOf(cards.get(String(team))) ? [] : [team])))
  if (gone.size === 0) return { top, cards }
  return topTeams(
    documents,
    records.filter(({ team }) => !gone.has(team)),
  )
}

/** The top 20 of teams by wins in a season, the active one where none is named, all its leagues together. */
export const TeamWinsQuery = query('TeamWinsQuery', {
  uses: { documents: Documents, activeLeagues: ActiveLeagues },
  answer: async ({ scope, season: named }: OfSeason, { documents, activeLeagues }): Promise<TeamLeaderAnswer[]> => {
    const season = await activeLeagues.of(scope, named)
    if (season === undefined) return []
    const tables = await documents.getMany(standings, season.leagues)
    const rows = [...tables.values()].flatMap(table => table.rows.filter(({ active }) => active))
    const { top, cards } = await topTeams(documents, sumByTeam(rows))
    return top.map(({ rank, row: { team, wins, losses, ties } }) => {
      const { id, ...named } = teamNameOf(cards, team)
      return { rank, team_id: id, ...named, value: wins, wins, losses, games: wins + losses + ties }
    })
  },
})
