import type { GameId, LeagueId, PlanId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import type { ScheduleFact } from '@fullcourt/domain/schedules/events'
import { unknownCard, whileActive, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

/**
 * The week, from 0, that a game was planned for: it stays, also after the date of the game was edited (docs/schedules.md#weeks-and-slots).
 */
export type PlannedGameCard = Card<{
  readonly id: GameId
  readonly league: LeagueId
  readonly schedule: ScheduleId
  readonly plan: PlanId
  readonly week: number
}>

/** Key of a week in the index `week`. */
export const weekKey = (schedule: ScheduleId, week: number): string => `${schedule}/${week}`

/** Deleted games are in it: whoever lists games looks at their own cards. */
export const plannedGameCard = projection<PlannedGameCard, ScheduleFact>('plannedGameCard', {
  version: 1,
  initial: () => unknownCard,
  indexes: {
    week: whileActive(({ id, schedule, week }) => [placeById(weekKey(schedule, week), id)]),
    schedule: whileActive(({ id, schedule }) => [placeById(String(schedule), id)]),
  },
}).on(
  'SchedulePlanned',
  ({ weeks }) => weeks.flatMap(({ games }) => games.map(({ game }) => String(game))),
  (_, { league, schedule, plan, weeks }, { id }) => ({
    id: Number(id),
    league,
    schedule,
    plan,
    week: weeks.findIndex(({ games }) => games.some(({ game }) => String(game) === id)),
    status: 'active',
  }),
)
