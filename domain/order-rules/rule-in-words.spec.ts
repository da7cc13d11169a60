import { DEFAULT_ORDER_RULE } from './order-rule'
import { ruleInWords } from './rule-in-words'

it('A rule is said step by step, those that decide ranks first', () => {
  expect(ruleInWords(DEFAULT_ORDER_RULE)).toBe(
    'share of games won, fewer losses, more wins; within a rank head to head, difference, scored',
  )
  const points = { step: 'points', win: 2, tie: 1, loss: 1, forfeit: 0 } as const
  const capped = { step: 'difference', among: true, cap: 20 } as const
  expect(ruleInWords({ steps: [points, capped], ranking: 2, restarts: true })).toBe(
    'points (win 2, tie 1, loss 1, forfeit 0), difference among the equal (20 a game at most); the equal begin again',
  )
})

it('No rule of its own is the standard order', () => expect(ruleInWords(null)).toBe('the standard order'))
