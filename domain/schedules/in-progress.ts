import { refuse, type Refusal } from '../facts/decision'
import { isPlayed } from '../games/decide'
import type { Game } from '../games/state'
import type { GameId, PlanId, ScheduleId } from '../ids/kinds'
import { currentGeneration, isRefused, type LeagueSchedules, type Schedule } from './state'

/** A step that follows from what was said last about the games of a schedule. */
type Step = { readonly game: GameId; readonly does: 'schedule' | 'delete' | 'restore' }

/** The steps of a generation, of its undoing, or of a deletion, in the order in which a policy does them. */
type Steps = { readonly plan: PlanId | null; readonly fact: string; readonly undoes: string; readonly steps: readonly Step[] }

/** A schedule whose games are not all where its plan wants them yet. */
export type PlanInProgress = {
  readonly schedule: ScheduleId
  readonly name: string
  readonly is: 'made' | 'undone' | 'redone' | 'deleted'
}

/** What was found out about the games of a league's schedules, and when: see `LeagueSchedules.plans`. */
export type PlansSeen = { readonly plans: number; readonly inProgress: readonly PlanInProgress[] }

const stepsOf = (schedule: Schedule): Steps | undefined => {
  const { undoing, deletion } = schedule
  const each = (games: readonly GameId[], does: Step['does']) => games.map(game => ({ game, does }))
  if (deletion) return { plan: null, fact: deletion.fact, undoes: '', steps: each(deletion.removes, 'delete') }
  if (undoing) return { ...undoing, steps: [...each(undoing.removes, 'delete'), ...each(undoing.restores, 'restore')] }
  const generation = currentGeneration(schedule)
  return generation && { ...generation, undoes: '', steps: each(generation.adds, 'schedule') }
}

/** Whether a game shows that a step was done, or was not; `unsaid` where it would look the same. */
export type StepStatus = 'done' | 'open' | 'unsaid'

const standingOf = (isRefusedStep: boolean, { fact, undoes }: Steps, { does }: Step, game: Game): StepStatus => {
  if (does === 'schedule') return game.kind === 'unknown' && !isRefusedStep ? 'open' : 'done'
  if (game.kind === 'unknown') return 'unsaid'
  if (isRefusedStep || (does === 'delete' && game.followed.includes(fact))) return 'done'
  if (does === 'delete') return game.kind === 'active' && !isPlayed(game) ? 'open' : 'unsaid'
  if (!game.followed.includes(undoes)) return 'unsaid'
  return game.kind === 'active' ? 'done' : game.cause === undoes ? 'open' : 'unsaid'
}

/** A step by whose game it can be told whether a plan is carried out. */
export type StepToAsk = { readonly game: GameId; readonly standing: (game: Game) => StepStatus }

/**
 * The steps of the plan that a schedule has now, the last one first: they are done one after another, so that the first one of which
 * anything can be said speaks for all others.
 */
export const stepsToAsk = (state: LeagueSchedules, schedule: Schedule): readonly StepToAsk[] => {
  const all = stepsOf(schedule)
  if (!all) return []
  const isRefusedStep = ({ game }: Step) => all.plan !== null && isRefused(state, all.plan, game)
  return all.steps.toReversed().map(step => ({
    game: step.game,
    standing: game => standingOf(isRefusedStep(step), all, step, game),
  }))
}

/** A schedule whose plan is not carried out. */
export const planInProgress = ({ id, details, undoing, deletion }: Schedule): PlanInProgress => ({
  schedule: id,
  name: details.name,
  is: deletion ? 'deleted' : (undoing?.is ?? 'made'),
})

const PLANNED_MEANWHILE = refuse('conflict', 'The games of the schedule changed meanwhile: try again.')

const inWords = ({ name, is }: PlanInProgress): string => {
  switch (is) {
    case 'made':
      return `The games of the schedule ${name} are being made: wait until they are all there, or undo the generation.`
    case 'undone':
      return `The generation of the schedule ${name} is being undone: wait until that is done.`
    case 'redone':
      return `The games of the schedule ${name} are being brought back: wait until they are all there.`
    case 'deleted':
      return `The games of the schedule ${name} are being deleted: wait until that is done.`
  }
}

/** Why a command has to wait: a plan that concerns it is not carried out yet, or was written after the games were looked at. */
export const planInTheWay = (
  state: LeagueSchedules,
  { plans, inProgress }: PlansSeen,
  concerns: (plan: PlanInProgress) => boolean = () => true,
): Refusal | undefined => {
  if (state.plans !== plans) return PLANNED_MEANWHILE
  const found = inProgress.find(concerns)
  return found && refuse('conflict', inWords(found))
}

/** The fact that says last which games a schedule has. */
const newestFact = (schedule: Schedule): string | undefined =>
  (schedule.deletion ?? schedule.undoing ?? currentGeneration(schedule))?.fact

/** Whether the steps that follow from a fact are wanted still: nothing newer was said about the games of the schedule. */
export const isInForce = ({ schedules }: LeagueSchedules, id: ScheduleId, fact: string): boolean => {
  const schedule = schedules.get(id)
  return schedule !== undefined && newestFact(schedule) === fact
}

/** The same of the steps of a generation, by its plan. */
export const isPlanInForce = (state: LeagueSchedules, id: ScheduleId, plan: PlanId): boolean => {
  const schedule = state.schedules.get(id)
  const generation = schedule && currentGeneration(schedule)
  return generation?.plan === plan && schedule?.undoing === null && isInForce(state, id, generation.fact)
}
