import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { DEFAULT_ORDER_RULE, type OrderRule } from '@fullcourt/domain/order-rules/order-rule'
import { playOffLine } from '@fullcourt/domain/qualification/play-off-line'
import { ruleInWords } from '@fullcourt/domain/order-rules/rule-in-words'
import { ruleFault } from '@fullcourt/domain/order-rules/rule-faults'
import { courtsideRules, fibaRules } from '@fullcourt/projections/leagues/courtside-rules'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import { forStaff, type Scope, oneOrganization, type WithScope } from '../../core/http/scope'
import { type SeasonLeague, SeasonReader } from '../../core/readers/season-reader'
import { seasonNameAnswer } from '../seasons/season-answer'
import { query } from '../../core/readers/query'
import { LeagueTables } from '../standings/league-tables'
import { ThroughDate } from '../standings/through-date'
import type { LeagueInSeason } from '../../core/access/season-access'
import { gamesCounted } from '../standings/table-row'
import { orderRuleAnswer, orderPreview } from './order-rule-answer'
import type { LeagueCourtsideRulesAnswer } from './courtside-rules.answers'
import type { LeagueOrderRuleAnswer, OrderPreviewRowAnswer } from './order-rule.answers'
import type { StandingsTeamAnswer } from '../standings/standings.answers'
import type {
  LeagueAnswer,
  LeagueWithTeamNamesAnswer,
  LeagueWithTeamsAnswer,
  PlayOffLineAnswer,
  SeasonsLeagueAnswer,
} from './leagues.answers'

const leagueAnswer = (scope: Scope, { league, season, position }: SeasonLeague, teamsCount: number): LeagueAnswer => ({
  id: league.id,
  name: league.name,
  ...forStaff(scope, league.revision),
  position,
  teamsCount,
  season_id: season.id,
  season: seasonNameAnswer(season),
  seasons_leagues: { id: league.id, season_id: season.id, league_id: league.id },
  ...(league.orderRule ? { orderRule: league.orderRule } : {}),
  orderInWords: ruleInWords(league.orderRule ?? DEFAULT_ORDER_RULE),
  ...(league.playOffPlaces === undefined ? {} : { playOffPlaces: league.playOffPlaces }),
})

const lineOf = (teams: readonly StandingsTeamAnswer[], places: number | undefined): { playOffLine?: PlayOffLineAnswer } => {
  const line = playOffLine(
    teams.map(({ division_id: division, playOffs }) => ({ isSeeded: division !== null, state: playOffs?.state })),
    places,
  )
  return line ? { playOffLine: line } : {}
}

type OfLeague = WithScope & { readonly at: LeagueInSeason }
type WithRule = { readonly rule: OrderRule | null }
type OfSeasonOrAll = WithScope & { readonly season?: SeasonId | undefined }
type OfSeason = WithScope & { readonly season: SeasonId }
/** `through`: a day after which games count as not played. */
type OfSeasonThrough = OfSeason & { readonly through?: string | undefined }

const leaguesIn = async (reader: SeasonReader, scope: Scope, season: SeasonId | undefined): Promise<readonly SeasonLeague[]> => {
  if (season !== undefined) return reader.leaguesOf(await reader.season(scope, season))
  return reader.leaguesOfAll(await reader.organization(scope, oneOrganization(scope)))
}

/** The leagues of an organization with the names of their teams, season by season; or those of one season. */
export const LeagueListQuery = query('LeagueListQuery', {
  uses: { reader: SeasonReader, tables: LeagueTables },
  answer: async ({ scope, season }: OfSeasonOrAll, { reader, tables }): Promise<LeagueWithTeamNamesAnswer[]> => {
    const leagues = await leaguesIn(reader, scope, season)
    const teamsOf = await tables.teamNames(leagues.map(({ league }) => league))
    return leagues.map(placed => {
      const teams = teamsOf.get(placed.league.id) ?? []
      return { ...leagueAnswer(scope, placed, teams.length), teams }
    })
  },
})

export const LeagueQuery = query('LeagueQuery', {
  uses: { reader: SeasonReader, tables: LeagueTables },
  answer: async ({ scope, at }: OfLeague, { reader, tables }): Promise<LeagueAnswer> => {
    const placed = await reader.league(scope, at)
    const counts = await tables.counts([placed.league])
    return leagueAnswer(scope, placed, counts.get(at.league) ?? 0)
  },
})

/** By which rules the games of a league are scored beside the court. */
export const CourtsideRulesQuery = query('CourtsideRulesQuery', {
  uses: { reader: SeasonReader, documents: Documents },
  answer: async ({ scope, at }: OfLeague, { reader, documents }): Promise<LeagueCourtsideRulesAnswer> => {
    const { league } = await reader.league(scope, at)
    const { rules, revision } = (await documents.get(courtsideRules, league.id)) ?? fibaRules
    return { revision, ...rules }
  },
})

/** The leagues of a season in their order, each with its table. */
export const LeaguesWithTeamsQuery = query('LeaguesWithTeamsQuery', {
  uses: { reader: SeasonReader, leagueTables: LeagueTables, throughDate: ThroughDate },
  answer: async (
    { scope, season, through }: OfSeasonThrough,
    { reader, leagueTables, throughDate },
  ): Promise<LeagueWithTeamsAnswer[]> => {
    const leagues = await reader.leaguesOf(await reader.season(scope, season))
    const ofAll = () => leagueTables.of(leagues.map(({ league }) => league))
    const tables = await (through === undefined ? ofAll() : throughDate.answer(season, through, ofAll))
    return leagues.map(placed => {
      const teams = tables.get(placed.league.id) ?? []
      return {
        ...leagueAnswer(scope, placed, teams.length),
        gamesPlayed: gamesCounted(teams),
        ...lineOf(teams, placed.league.playOffPlaces),
        teams,
      }
    })
  },
})

/** All leagues of an organization as entries of their seasons. */
export const SeasonsLeaguesQuery = query('SeasonsLeaguesQuery', {
  uses: { reader: SeasonReader, tables: LeagueTables },
  answer: async ({ scope }: WithScope, { reader, tables }): Promise<SeasonsLeagueAnswer[]> => {
    const leagues = await reader.leaguesOfAll(await reader.organization(scope, oneOrganization(scope)))
    const counts = await tables.counts(leagues.map(({ league }) => league))
    return leagues.map(({ league: { id, name }, season, position }) => ({
      id,
      season_id: season.id,
      league_id: id,
      position,
      teamsCount: counts.get(id) ?? 0,
      league: { id, name, position },
      season: seasonNameAnswer(season),
    }))
  },
})

/** By what the table of a league is ordered, and whose lots are not drawn yet. */
export const OrderRuleQuery = query('OrderRuleQuery', {
  uses: { reader: SeasonReader, tables: LeagueTables },
  answer: async ({ scope, at }: OfLeague, { reader, tables }): Promise<LeagueOrderRuleAnswer> => {
    const { league } = await reader.league(scope, at)
    const { places, teams, order } = await tables.places(league)
    return orderRuleAnswer(league, { places, teams, order })
  },
})

/** The table of a league as it would be by another rule. */
export const OrderPreviewQuery = query('OrderPreviewQuery', {
  uses: { reader: SeasonReader, tables: LeagueTables },
  answer: async ({ scope, at, rule }: OfLeague & WithRule, { reader, tables }): Promise<OrderPreviewRowAnswer[]> => {
    const fault = rule && ruleFault(rule)
    if (fault) throw new Refused(fault)
    const { league } = await reader.league(scope, at)
    const now = await tables.places(league)
    const then = await tables.places(league, { ...now.order, rule: rule ?? DEFAULT_ORDER_RULE })
    return orderPreview(now, then)
  },
})
