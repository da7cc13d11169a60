import { changeOf } from '../facts/change'
import { facts, nothing, refuse, type Decision } from '../facts/decision'
import type { GameId, PlanId } from '../ids/kinds'
import type { LeaguePlace } from '../leagues/events'
import { existingSchedule, SCHEDULE_NOT_FOUND } from './decide'
import type {
  GenerationRequested,
  GenerationStopped,
  GenerationUndone,
  PlanStepRefused,
  ScheduleDetails,
  ScheduleFact,
  SchedulePlace,
  SchedulePlanned,
} from './events'
import { currentGeneration, isRefused, type LeagueSchedules } from './state'

const CHANGED_MEANWHILE = refuse('conflict', 'The schedule was changed or generated meanwhile: generate it again.')
export const PLAN_NOT_FOUND = refuse('not-found', 'There is no such generation or swap.')

const IS_GENERATED = refuse('conflict', 'This schedule is being generated already.')
export const GENERATION_CANCELLED = refuse('conflict', 'The generation was cancelled.')

/** Begins a generation, under the id that its plan gets; one at a time. */
export const requestGeneration = (state: LeagueSchedules, data: GenerationRequested['data']): Decision<ScheduleFact> => {
  const schedule = existingSchedule(state, data.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  return schedule.requested === null ? facts({ type: 'GenerationRequested', data }) : IS_GENERATED
}

/** Ends a generation of which nothing came; one that has ended already is left as it is. */
export const stopGeneration = (state: LeagueSchedules, data: GenerationStopped['data']): Decision<ScheduleFact> =>
  existingSchedule(state, data.schedule)?.requested === data.plan ? facts({ type: 'GenerationStopped', data }) : nothing

/** Cancels the generation of a schedule; without one nothing happens. */
export const cancelGeneration = (state: LeagueSchedules, place: SchedulePlace): Decision<ScheduleFact> => {
  const plan = existingSchedule(state, place.schedule)?.requested ?? null
  return plan === null ? nothing : facts({ type: 'GenerationStopped', data: { ...place, plan, why: null } })
}

/** What a plan was made of: it is refused where somebody changed that meanwhile. */
export type PlannedFrom = { readonly details: ScheduleDetails; readonly plan: PlanId | null }

export type PlanSchedule = { readonly planned: SchedulePlanned['data']; readonly from: PlannedFrom }

/** Writes down the schedule that was asked for, whole; a policy carries it out. */
export const planSchedule = (state: LeagueSchedules, { planned, from }: PlanSchedule): Decision<ScheduleFact> => {
  const schedule = existingSchedule(state, planned.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  const current = currentGeneration(schedule)?.plan ?? null
  if (current === planned.plan) return nothing
  if (schedule.requested !== planned.plan) return GENERATION_CANCELLED
  const isSame = current === from.plan && !changeOf(schedule.details, from.details)
  return isSame ? facts({ type: 'SchedulePlanned', data: planned }) : CHANGED_MEANWHILE
}

/**
 * Takes the newest generation of a schedule back; an older one was replaced by those after it. Of its games those go of which
 * `mayGo` says that nothing was entered for them.
 */
export const undoGeneration = (
  state: LeagueSchedules,
  { place, plan, mayGo }: { readonly place: LeaguePlace; readonly plan: PlanId; readonly mayGo: (game: GameId) => boolean },
): Decision<ScheduleFact> => {
  const schedule = [...state.schedules.values()].find(({ generations }) => generations.some(one => one.plan === plan))
  if (!schedule) return PLAN_NOT_FOUND
  if (schedule.deletion) return SCHEDULE_NOT_FOUND
  const generation = currentGeneration(schedule)
  if (generation?.plan !== plan)
    return refuse('conflict', 'The schedule was generated again since: undo the later generation first.')
  const data: GenerationUndone['data'] = {
    ...place,
    schedule: schedule.id,
    plan,
    removes: generation.adds.filter(mayGo),
    restores: generation.replaces,
    undoes: generation.fact,
  }
  return facts({ type: 'GenerationUndone', data })
}

/** Writes down, once, that a step of a plan was refused. */
export const refuseStep = (state: LeagueSchedules, data: PlanStepRefused['data']): Decision<ScheduleFact> =>
  isRefused(state, data.plan, data.game) ? nothing : facts({ type: 'PlanStepRefused', data })
