import { differenceText } from './score-text'

it('says the sum, the final score and the difference', () => {
  const mismatch = { side: 'home', team_id: 1, what: 'players', sum: 62, final: 65 } as const
  expect(differenceText(mismatch, 'Hawks')).toBe('Hawks: players 62, final 65 (−3)')
})

it('signs what is too much', () => {
  const mismatch = { side: 'away', team_id: 1, what: 'periods', sum: 66, final: 65 } as const
  expect(differenceText(mismatch, 'Bulls')).toBe('Bulls: periods 66, final 65 (+1)')
})
