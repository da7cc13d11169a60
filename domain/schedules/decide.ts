import { changeOf, withWanted } from '../facts/change'
import { facts, nothing, refuse, type Decision } from '../facts/decision'
import type { GameId, ScheduleId } from '../ids/kinds'
import { cleanDetails, defaultDetails, detailsFault } from './details'
import type { ScheduleDetails, ScheduleFact, SchedulePlace } from './events'
import { planInTheWay, type PlansSeen } from './in-progress'
import { currentGeneration, type LeagueSchedules, type Schedule } from './state'

export const SCHEDULE_NOT_FOUND = refuse('not-found', 'Schedule not found')

/** The schedule with that id, unless it was deleted. */
export const existingSchedule = (state: LeagueSchedules, id: ScheduleId): Schedule | undefined => {
  const schedule = state.schedules.get(id)
  return schedule?.deletion === null ? schedule : undefined
}

export type NewSchedule = Pick<ScheduleDetails, 'name' | 'startDate' | 'numWeeks'> & Partial<ScheduleDetails>

type CreateSchedule = { readonly place: SchedulePlace; readonly details: NewSchedule }

export const createSchedule = (state: LeagueSchedules, { place, details }: CreateSchedule): Decision<ScheduleFact> => {
  if (state.schedules.has(place.schedule)) return nothing
  const { name, startDate, numWeeks } = details
  const wanted = cleanDetails(withWanted<ScheduleDetails>({ ...defaultDetails, name, startDate, numWeeks }, details))
  return detailsFault(wanted) ?? facts({ type: 'ScheduleCreated', data: { ...place, details: wanted } })
}

type ChangeSchedule = { readonly place: SchedulePlace; readonly wanted: Partial<ScheduleDetails> }

/** Changes the named details. Games that were generated stay as they are until the schedule is generated again. */
export const changeSchedule = (state: LeagueSchedules, { place, wanted }: ChangeSchedule): Decision<ScheduleFact> => {
  const schedule = existingSchedule(state, place.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  const details = cleanDetails(withWanted(schedule.details, wanted))
  const fault = detailsFault(details)
  if (fault) return fault
  const change = changeOf(schedule.details, details)
  return change ? facts({ type: 'ScheduleChanged', data: { ...place, ...change } }) : nothing
}

type DeleteSchedule = {
  readonly place: SchedulePlace
  readonly seen: PlansSeen
  /** Whether a game is there, or about to come back, and nothing was entered for it. */
  readonly mayGo: (game: GameId) => boolean
  /** The games that go, where not all of them do. */
  readonly only?: readonly GameId[] | undefined
}

/** Deletes a schedule with its games, once they are all there. */
export const deleteSchedule = (state: LeagueSchedules, { place, seen, mayGo, only }: DeleteSchedule): Decision<ScheduleFact> => {
  const schedule = existingSchedule(state, place.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  const inTheWay = planInTheWay(state, seen, plan => plan.schedule === schedule.id)
  if (inTheWay) return inTheWay
  const removes = [...(currentGeneration(schedule)?.weeks.keys() ?? [])].filter(
    game => mayGo(game) && (only === undefined || only.includes(game)),
  )
  return facts({ type: 'ScheduleDeleted', data: { ...place, removes } })
}

/** Brings a schedule back with the games that were deleted because of it. */
export const restoreSchedule = (state: LeagueSchedules, place: SchedulePlace): Decision<ScheduleFact> => {
  const schedule = state.schedules.get(place.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  if (!schedule.deletion) return nothing
  const { details, deletion } = schedule
  return facts({
    type: 'ScheduleRestored',
    data: { ...place, details, restores: deletion.removes, undoes: deletion.fact },
  })
}
