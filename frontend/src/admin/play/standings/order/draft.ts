import { capitalize } from '../../../../ui/format/capitalize'
import type { OrderRuleAnswer, OrderStepAnswer } from '../../../../api/schema'
import type { OrderRule, OrderStep } from '@fullcourt/domain/order-rules/order-rule'
import { nameOfStep } from '@fullcourt/domain/order-rules/rule-in-words'

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
export const stepKey = (step: OrderStep): string => `${step.step}${'among' in step && step.among ? ' among' : ''}`

/** What a step is called, without its points and caps: `Difference among the equal`. */
export const nameOf = (step: OrderStep): string => capitalize(nameOfStep(step))

/** The steps that a rule does not have yet. */
export const stepsToAdd = ({ steps }: OrderRule): readonly OrderStep[] => {
  const present = new Set(steps.map(stepKey))
  return STEPS.filter(step => !present.has(stepKey(step)))
}

/** Steps with which a rule can begin. */
const isFirst = ({ step }: OrderStep) => step === 'percentage' || step === 'points'

/** Adds a step: one with which a rule begins comes first, and lots stay last. The steps that decided ranks still do. */
export const withAddedStep = ({ steps, ranking, ...rule }: OrderRule, step: OrderStep): OrderRule => {
  const lots = steps.filter(one => one.step === 'lot')
  const others = steps.filter(one => one.step !== 'lot')
  const decides = isFirst(step) || ranking === steps.length
  return {
    ...rule,
    steps: isFirst(step) ? [step, ...steps] : [...others, step, ...lots],
    ranking: decides ? ranking + 1 : ranking,
  }
}

/** Whether lots are a step that decides no rank: teams that they tell apart share one all the same. */
export const lotsOnlyList = ({ steps, ranking }: OrderRule): boolean =>
  ranking < steps.length && steps.some(({ step }) => step === 'lot')

/** Takes a step out. The others that decided ranks still do. */
export const withoutStep = ({ steps, ranking, ...rule }: OrderRule, gone: OrderStep): OrderRule => ({
  ...rule,
  steps: steps.filter(step => step !== gone),
  ranking: Math.max(1, steps.indexOf(gone) < ranking ? ranking - 1 : ranking),
})

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
