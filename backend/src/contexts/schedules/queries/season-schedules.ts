import type { LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Known } from '@fullcourt/projections/card'
import { scheduleCard, type ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import type { Documents } from '../../../storage/documents/documents'

/** Leagues of a season, in an order. */
export type SeasonLeagues = { readonly season: SeasonId; readonly leagues: readonly LeagueId[] }

/** The schedules of leagues in their order: one list is read, that of the only league or that of the season. */
export const schedulesOfSeason = async (
  documents: Documents,
  { season, leagues }: SeasonLeagues,
): Promise<readonly Known<ScheduleCard>[]> => {
  const [first, second] = leagues
  if (first !== undefined && second === undefined) return documents.active(scheduleCard, { index: 'league', key: String(first) })
  const places = new Map(leagues.map((league, at) => [league, at]))
  const placed = (await documents.active(scheduleCard, { index: 'season', key: String(season) })).flatMap(schedule => {
    const at = places.get(schedule.league)
    return at === undefined ? [] : [{ schedule, at }]
  })
  return placed.sort((a, b) => a.at - b.at).map(({ schedule }) => schedule)
}
