import { refuseField, type Refusal } from '../facts/decision'
import type { OrderRule, OrderStep } from './order-rule'

/** So many steps there are of one kind or another; more would compare the same again. */
export const MOST_STEPS = 13
/** The most that a result may be worth. */
export const MOST_POINTS = 100
/** The most that a game may count where a difference is capped. */
export const HIGHEST_CAP = 999

/** Two steps of one key compare the same. */
const keyOf = (step: OrderStep) => `${step.step} ${'among' in step && step.among ? 'among' : 'all'}`

const isWithin = (value: number, least: number, most: number) => Number.isInteger(value) && value >= least && value <= most

const pointsFault = (step: OrderStep): string | undefined => {
  if (step.step !== 'points') return undefined
  const { win, tie, loss, forfeit } = step
  if (![win, tie, loss, forfeit].every(worth => isWithin(worth, -MOST_POINTS, MOST_POINTS)))
    return `Points must be whole numbers up to ${MOST_POINTS}.`
  if (win <= loss || win < tie) return 'A win must be worth more than a loss, and no less than a tie.'
  return forfeit > loss ? 'A forfeit must not be worth more than a loss.' : undefined
}

const stepsFault = (steps: readonly OrderStep[]): string | undefined => {
  const [first] = steps
  if (first?.step !== 'percentage' && first?.step !== 'points') return 'The first step must be the share of games won, or points.'
  if (steps.length > MOST_STEPS) return `A rule has ${MOST_STEPS} steps at most.`
  if (new Set(steps.map(keyOf)).size < steps.length) return 'Each step can be in the rule once.'
  if (steps.some(({ step }, at) => step === 'lot' && at < steps.length - 1))
    return 'Lots must be the last step: they leave nobody equal.'
  if (steps.some(step => step.step === 'difference' && step.cap !== null && !isWithin(step.cap, 1, HIGHEST_CAP)))
    return `A cap must be a whole number from 1 to ${HIGHEST_CAP}.`
  return undefined
}

/** What is wrong with a rule, beside the field that a form shows; undefined where nothing is (docs/standings.md#steps). */
export const ruleFault = ({ steps, ranking }: OrderRule): Refusal | undefined => {
  const points = steps.map(pointsFault).find(fault => fault !== undefined)
  const fault = stepsFault(steps) ?? points
  if (fault !== undefined) return refuseField('steps', fault)
  return isWithin(ranking, 1, steps.length)
    ? undefined
    : refuseField('ranking', 'Ranks must be decided by the first step at least, and by no more steps than there are.')
}
