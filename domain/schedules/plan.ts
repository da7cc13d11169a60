import { changeOf } from '../facts/change'
import { facts, nothing, refuse, type Decision } from '../facts/decision'
import type { GameId, PlanId } from '../ids/kinds'
import type { LeaguePlace } from '../leagues/events'
import { existingSchedule, SCHEDULE_NOT_FOUND } from './decide'
import type {
  GenerationPlan,
  GenerationRequested,
  GenerationStopped,
  GenerationUndone,
  PlanStepRefused,
  ScheduleDetails,
  ScheduleFact,
  SchedulePlace,
} from './events'
import { planInTheWay, type PlansSeen } from './in-progress'
import { currentGeneration, isRefused, type LeagueSchedules } from './state'

const CHANGED_MEANWHILE = refuse('conflict', 'The schedule was changed or generated meanwhile: generate it again.')
export const PLAN_NOT_FOUND = refuse('not-found', 'There is no such generation or swap.')

export const IS_GENERATED = refuse('conflict', 'This schedule is already being generated.')
export const GENERATION_CANCELLED = refuse('conflict', 'The generation was cancelled.')

/** Begins a generation, under the id that its plan gets: one at a time, and none while games of the league are being made or taken back. */
export const requestGeneration = (
  state: LeagueSchedules,
  data: GenerationRequested['data'],
  seen: PlansSeen,
): Decision<ScheduleFact> => {
  const schedule = existingSchedule(state, data.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  if (schedule.requested !== null) return IS_GENERATED
  return planInTheWay(state, seen) ?? facts({ type: 'GenerationRequested', data })
}

/** Ends a generation of which nothing came; one that has ended already is left as it is. */
export const stopGeneration = (state: LeagueSchedules, data: GenerationStopped['data']): Decision<ScheduleFact> =>
  existingSchedule(state, data.schedule)?.requested === data.plan ? facts({ type: 'GenerationStopped', data }) : nothing

/** Cancels the generation of a schedule; without one nothing happens. */
export const cancelGeneration = (state: LeagueSchedules, place: SchedulePlace): Decision<ScheduleFact> => {
  const plan = existingSchedule(state, place.schedule)?.requested ?? null
  return plan === null ? nothing : facts({ type: 'GenerationStopped', data: { ...place, plan, why: null } })
}

/** What a plan was made of: it is refused where somebody changed that meanwhile, the games of another schedule too. */
export type PlannedFrom = { readonly details: ScheduleDetails; readonly plans: number }

type PlanSchedule = {
  readonly planned: GenerationPlan
  readonly from: PlannedFrom
  /** Whether it stays a draft until somebody publishes it. */
  readonly asDraft: boolean
}

/** Writes down the schedule that was asked for, whole; a policy carries it out, unless it is a draft. */
export const planSchedule = (state: LeagueSchedules, { planned, from, asDraft }: PlanSchedule): Decision<ScheduleFact> => {
  const schedule = existingSchedule(state, planned.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  if (currentGeneration(schedule)?.plan === planned.plan || schedule.drafts.has(planned.plan)) return nothing
  if (schedule.requested !== planned.plan) return GENERATION_CANCELLED
  const isSame = state.plans === from.plans && !changeOf(schedule.details, from.details)
  if (!isSame) return CHANGED_MEANWHILE
  return asDraft
    ? facts({ type: 'ScheduleDrafted', data: { ...planned, was: schedule.draft } })
    : facts({ type: 'SchedulePlanned', data: { ...planned, draft: null } })
}

export type UndoGeneration = {
  readonly place: LeaguePlace
  readonly plan: PlanId
  readonly seen: PlansSeen
  /** Whether nothing was entered for a game, which need not be there yet. */
  readonly mayGo: (game: GameId) => boolean
  /** Whether a game that the generation replaced is gone because of that fact, or is about to be: one that is there stays as it is. */
  readonly comesBack: (game: GameId, fact: string) => boolean
  /** The games that go, where not all of the generation do. */
  readonly only?: readonly GameId[] | undefined
}

/**
 * Takes the newest generation of a schedule back; an older one was replaced by those after it. One whose games are still being made
 * ends with that: its other steps are not wanted any more (`isInForce`).
 */
export const undoGeneration = (
  state: LeagueSchedules,
  { place, plan, seen, mayGo, comesBack, only }: UndoGeneration,
): Decision<ScheduleFact> => {
  const schedule = [...state.schedules.values()].find(({ generations }) => generations.some(one => one.plan === plan))
  if (!schedule) return PLAN_NOT_FOUND
  if (schedule.deletion) return SCHEDULE_NOT_FOUND
  const generation = currentGeneration(schedule)
  if (generation?.plan !== plan)
    return refuse('conflict', 'The schedule has been generated again since: undo the later generation first.')
  const inTheWay = planInTheWay(state, seen, ({ schedule: id, is }) => id === schedule.id && is !== 'made')
  if (inTheWay) return inTheWay
  const data: GenerationUndone['data'] = {
    ...place,
    schedule: schedule.id,
    plan,
    removes: generation.adds.filter(game => mayGo(game) && (only === undefined || only.includes(game))),
    restores: generation.replaces.filter(game => comesBack(game, generation.fact)),
    undoes: generation.fact,
  }
  // Whoever takes the publishing of a draft back has the draft again. Where it came back without the draft, that stays where it is.
  const { draft } = generation
  if (draft === null || schedule.draft !== null || only !== undefined || !schedule.drafts.has(draft))
    return facts({ type: 'GenerationUndone', data })
  const chosen = { ...place, schedule: schedule.id, was: null, is: draft }
  return facts({ type: 'GenerationUndone', data }, { type: 'DraftChosen', data: chosen })
}

/** Writes down, once, that a step of a plan was refused. */
export const refuseStep = (state: LeagueSchedules, data: PlanStepRefused['data']): Decision<ScheduleFact> =>
  isRefused(state, data.plan, data.game) ? nothing : facts({ type: 'PlanStepRefused', data })
