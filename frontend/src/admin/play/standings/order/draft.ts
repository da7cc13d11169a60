import { capitalize } from '../../../../ui/format/capitalize'
import type { OrderRuleAnswer, OrderStepAnswer } from '../../../../api/schema'
import type { OrderRule, OrderStep } from '@fullcourt/domain/standings/order-rule'
import { nameOfStep } from '@fullcourt/domain/standings/rule-in-words'

/** Every step that a rule can have, as it is when it is added. */
const STEPS: readonly OrderStep[] = [
  { step: 'percentage' },
  { step: 'points', win: 2, tie: 1, loss: 1, forfeit: 0 },
  { step: 'losses' },
  { step: 'wins' },
  { step: 'headToHead' },
  { step: 'difference', among: true, cap: null },
  { step: 'scored', among: true },
  { step: 'conceded', among: true },
  { step: 'difference', among: false, cap: null },
  { step: 'scored', among: false },
  { step: 'conceded', among: false },
  { step: 'forfeits' },
  { step: 'lot' },
]

/** Steps of one key compare the same: a rule has each once. */
export const keyOf = (step: OrderStep): string => `${step.step}${'among' in step && step.among ? ' among' : ''}`

/** What a step is called, without its points and caps: `Difference among the equal`. */
export const nameOf = (step: OrderStep): string => capitalize(nameOfStep(step))

/** The steps that a rule does not have yet. */
export const stepsToAdd = ({ steps }: OrderRule): readonly OrderStep[] => {
  const present = new Set(steps.map(keyOf))
  return STEPS.filter(step => !present.has(keyOf(step)))
}

const withSteps = (rule: OrderRule, steps: readonly OrderStep[]): OrderRule => {
  const rankedByAll = rule.ranking === rule.steps.length
  return { ...rule, steps, ranking: Math.max(1, rankedByAll ? steps.length : Math.min(rule.ranking, steps.length)) }
}

/** Adds a step: lots stay the last one. Where all steps decided ranks, it does as well. */
export const withStep = (rule: OrderRule, step: OrderStep): OrderRule => {
  const lots = rule.steps.filter(one => one.step === 'lot')
  const others = rule.steps.filter(one => one.step !== 'lot')
  return withSteps(rule, [...others, step, ...lots])
}

export const withoutStep = (rule: OrderRule, gone: OrderStep): OrderRule =>
  withSteps(
    rule,
    rule.steps.filter(step => step !== gone),
  )

/** The rule with a step in place of another one. */
export const withChangedStep = (rule: OrderRule, was: OrderStep, is: OrderStep): OrderRule => ({
  ...rule,
  steps: rule.steps.map(step => (step === was ? is : step)),
})

const stepOf = (answer: OrderStepAnswer): OrderStep => {
  const { step, among = false, cap = null, win = 0, tie = 0, loss = 0, forfeit = 0 } = answer
  if (step === 'points') return { step, win, tie, loss, forfeit }
  if (step === 'difference') return { step, among, cap }
  return step === 'scored' || step === 'conceded' ? { step, among } : { step }
}

/** The rule that an answer holds. */
export const ruleOf = ({ steps, ranking, restarts }: OrderRuleAnswer): OrderRule => ({
  steps: steps.map(stepOf),
  ranking,
  restarts,
})

export const isSameRule = (one: OrderRule, other: OrderRule): boolean => JSON.stringify(one) === JSON.stringify(other)
