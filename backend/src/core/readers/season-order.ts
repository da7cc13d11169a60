import type { LeagueId, SportId } from '@fullcourt/domain/ids/kinds'
import type { SeasonDetails } from '@fullcourt/domain/seasons/events'

type Comparable = {
  readonly id: number
  readonly sport: SportId
  readonly active: boolean
  readonly details: Pick<SeasonDetails, 'startDate'>
}

/** Before every date. */
const UNDATED = ''

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The order of seasons: the active ones first, in the order of the organization's sports (public pages take the first,
 * docs/seasons.md#the-active-season), then by start date from the newest, those without a date last.
 */
export const compareSeasons = (sports: readonly SportId[]) => {
  const rank = ({ active, sport }: Comparable) => {
    if (!active) return Infinity
    return sports.includes(sport) ? sports.indexOf(sport) : sports.length
  }
  return (a: Comparable, b: Comparable): number =>
    (rank(a) === rank(b) ? 0 : rank(a) - rank(b)) ||
    byText(b.details.startDate ?? UNDATED, a.details.startDate ?? UNDATED) ||
    b.id - a.id
}

type OrderedLeague = { readonly id: LeagueId; readonly position: number | null }

/** Leagues of one season in their order; those that no ordering named yet come last. */
export const compareLeagues = (a: OrderedLeague, b: OrderedLeague): number =>
  (a.position ?? Infinity) === (b.position ?? Infinity) ? a.id - b.id : (a.position ?? Infinity) - (b.position ?? Infinity)
