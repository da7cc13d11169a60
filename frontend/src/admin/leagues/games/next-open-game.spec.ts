import { nextOpenGame } from './next-open-game'

const game = (id: number, scored = false) => ({ id, score_home: scored ? 61 : null, score_away: scored ? 58 : null })

it('is the next game without a score, over those that have one', () => {
  expect(nextOpenGame([game(1), game(2, true), game(3)], 1)?.id).toBe(3)
})

it('goes back to the beginning after the last', () => {
  expect(nextOpenGame([game(1), game(2, true), game(3)], 3)?.id).toBe(1)
})

it('is none when every other game has a score', () => {
  expect(nextOpenGame([game(1, true), game(2)], 2)).toBeUndefined()
})

it('knows that nothing to nothing is a score', () => {
  expect(nextOpenGame([game(1), { id: 2, score_home: 0, score_away: 0 }], 1)).toBeUndefined()
})
