import { facts, nothing, refuse, type Decision } from '../facts/decision'
import type { GameId, PlanId } from '../ids/kinds'
import type { LeaguePlace } from '../leagues/events'
import { existingSchedule, SCHEDULE_NOT_FOUND } from './decide'
import type { GenerationUndone, PlanStepRefused, ScheduleDetails, ScheduleFact, SchedulePlanned } from './events'
import { currentGeneration, isRefused, type LeagueSchedules } from './state'

const CHANGED_MEANWHILE = refuse('conflict', 'The schedule was changed or generated meanwhile: generate it again.')
export const PLAN_NOT_FOUND = refuse('not-found', 'There is no such generation or swap.')

/** What a plan was made of: it is refused where somebody changed that meanwhile. */
export type PlannedFrom = { readonly details: ScheduleDetails; readonly plan: PlanId | null }

export type PlanSchedule = { readonly planned: SchedulePlanned['data']; readonly from: PlannedFrom }

/** Writes down a generated schedule, whole; a policy carries it out. */
export const planSchedule = (state: LeagueSchedules, { planned, from }: PlanSchedule): Decision<ScheduleFact> => {
  const schedule = existingSchedule(state, planned.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  const current = currentGeneration(schedule)?.plan ?? null
  if (current === planned.plan) return nothing
  const isSame = current === from.plan && JSON.stringify(schedule.details) === JSON.stringify(from.details)
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
