import { DEFAULT_ORDER_RULE, type OrderRule } from '@fullcourt/domain/order-rules/order-rule'
import {
  isSameRule,
  lotsOnlyList,
  stepKey,
  nameOf,
  ruleOf,
  stepsToAdd,
  withChangedStep,
  withoutStep,
  withAddedStep,
} from './draft'

const POINTS = { step: 'points', win: 3, tie: 1, loss: 0, forfeit: 0 } as const
const LOT = { step: 'lot' } as const
const rule: OrderRule = { steps: [POINTS, LOT], ranking: 2, restarts: false }
const keys = ({ steps }: OrderRule) => steps.map(stepKey)

it('A step is added before the lots, and decides ranks where all did', () => {
  const more = withAddedStep(rule, { step: 'difference', among: true, cap: null })
  expect([keys(more), more.ranking]).toEqual([['points', 'difference among', 'lot'], 3])
  expect(withAddedStep({ ...rule, ranking: 1 }, { step: 'wins' }).ranking).toBe(1)
})

it('A step with which a rule begins comes first, and decides ranks', () => {
  const more = withAddedStep({ ...DEFAULT_ORDER_RULE }, POINTS)
  expect([keys(more)[0], more.ranking]).toEqual(['points', 4])
})

it('Lots only list teams of one rank until all steps decide ranks', () => {
  expect([rule, { ...rule, ranking: 1 }, { ...DEFAULT_ORDER_RULE }].map(lotsOnlyList)).toEqual([false, true, false])
})

it('A step that is taken out takes no rank along that is not there', () => {
  expect(withoutStep(rule, LOT)).toEqual({ ...rule, steps: [POINTS], ranking: 1 })
  expect(withoutStep(DEFAULT_ORDER_RULE, DEFAULT_ORDER_RULE.steps[5] ?? LOT).ranking).toBe(3)
  expect(withoutStep(DEFAULT_ORDER_RULE, DEFAULT_ORDER_RULE.steps[1] ?? LOT).ranking).toBe(2)
})

it('A step that is there already is not offered; with and without the others it is two', () => {
  const offered = stepsToAdd(DEFAULT_ORDER_RULE).map(stepKey)
  expect(offered).toContain('difference among')
  expect(offered).not.toContain('difference')
  expect(offered).not.toContain('percentage')
})

it('Points are changed in their place', () =>
  expect(withChangedStep(rule, POINTS, { ...POINTS, win: 2 }).steps).toEqual([{ ...POINTS, win: 2 }, LOT]))

it('Steps have names without their figures', () =>
  expect([POINTS, { step: 'difference', among: true, cap: 20 } as const].map(nameOf)).toEqual([
    'Points',
    'Difference among the equal',
  ]))

it('What an answer holds is the rule', () => {
  const answer = { ...DEFAULT_ORDER_RULE, steps: [...DEFAULT_ORDER_RULE.steps] }
  expect(isSameRule(ruleOf(answer), DEFAULT_ORDER_RULE)).toBe(true)
})
