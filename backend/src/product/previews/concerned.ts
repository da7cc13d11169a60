import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { DivisionId, GameId, LeagueId, OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { aboutOf, alongsideOf, idsOf, isHistoricFact } from '@fullcourt/domain/log/historic'

/** What facts may change of what is shown. */
export type Concerned = {
  readonly organization: OrganizationId
  /** Whose tables. */
  readonly leagues: readonly LeagueId[]
  /** In which more or fewer games are played: those of the tables, and those of play-offs. */
  readonly playedIn: readonly LeagueId[]
  readonly divisions: readonly { readonly season: SeasonId; readonly division: DivisionId }[]
  /** Whose leaders: `active` where the facts name no season. */
  readonly leadersOf: readonly (SeasonId | 'active')[]
  /** Those that follow: other games than the one that is changed. */
  readonly games: readonly GameId[]
}

type Place = { readonly season: SeasonId; readonly division: DivisionId }

const gameContextOf = ({ data }: AnyFact) => ('in' in data && 'stage' in data.in ? data.in : undefined)

const divisionOf = (fact: AnyFact): readonly Place[] => {
  const context = gameContextOf(fact)
  if (context !== undefined) return context.division === null ? [] : [{ season: context.season, division: context.division }]
  const { data } = fact
  return 'division' in data && 'season' in data && typeof data.division === 'number'
    ? [{ season: data.season, division: data.division }]
    : []
}

/** Games of a play-off count for no table and no leader (docs/standings.md#what-counts). */
const leaguesOf = (fact: AnyFact): readonly LeagueId[] => {
  const context = gameContextOf(fact)
  if (context !== undefined) return context.stage === 'regular' ? [context.home.league, context.away.league] : []
  return isHistoricFact(fact) ? idsOf(aboutOf(fact), 'league') : []
}

const playedIn = (fact: AnyFact): readonly LeagueId[] => {
  const context = gameContextOf(fact)
  return context === undefined ? leaguesOf(fact) : [context.league ?? [], context.home.league, context.away.league].flat()
}

const leadersOf = (fact: AnyFact): readonly (SeasonId | 'active')[] => {
  const context = gameContextOf(fact)
  if (context !== undefined) return context.stage === 'regular' ? [context.season] : []
  if (!isHistoricFact(fact)) return []
  const named = [aboutOf(fact), alongsideOf(fact)]
  const seasons = named.flatMap(things => idsOf(things, 'season'))
  if (seasons.length > 0) return seasons
  return named.some(things => idsOf(things, 'player').length > 0) ? ['active'] : []
}

const followingGames = (fact: Recorded<AnyFact>): readonly GameId[] =>
  fact.metadata.cause === null || !isHistoricFact(fact) ? [] : idsOf(aboutOf(fact), 'game')

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]

const uniquePlaces = (places: readonly Place[]): readonly Place[] => [
  ...new Map(places.map(place => [place.division, place])).values(),
]

/** What facts of one organization concern; undefined where they are of none. */
export const concernedBy = (facts: readonly Recorded<AnyFact>[]): Concerned | undefined => {
  const organization = facts.find(({ metadata }) => metadata.organization !== null)?.metadata.organization
  if (organization === undefined || organization === null) return undefined
  return {
    organization,
    leagues: unique(facts.flatMap(leaguesOf)),
    playedIn: unique(facts.flatMap(playedIn)),
    divisions: uniquePlaces(facts.flatMap(divisionOf)),
    leadersOf: unique(facts.flatMap(leadersOf)),
    games: unique(facts.flatMap(followingGames)),
  }
}

const overlap = <Value>(some: readonly Value[], others: readonly Value[]): boolean => some.some(one => others.includes(one))

const divisionIds = ({ divisions }: Concerned) => divisions.map(({ division }) => division)

type Leaders = Concerned['leadersOf']

/** Any season may be the active one. */
const leadersMeet = (some: Leaders, others: Leaders): boolean =>
  overlap(some, others) || (some.length > 0 && others.length > 0 && [...some, ...others].includes('active'))

/** Whether both may change the same page. */
export const meet = (one: Concerned, other: Concerned): boolean =>
  one.organization === other.organization &&
  (overlap(one.playedIn, other.playedIn) ||
    leadersMeet(one.leadersOf, other.leadersOf) ||
    overlap(divisionIds(one), divisionIds(other)))
