import { nextOpenGame } from './next-open-game'

const games = [1, 2, 3, 4].map(id => ({ id }))
const openAre =
  (...open: readonly number[]) =>
  ({ id }: { id: number }) =>
    open.includes(id)

it('is the next one after this one', () => {
  expect(nextOpenGame(games, 2, openAre(1, 3, 4))).toEqual({ id: 3 })
})

it('begins at the top again after the last one', () => {
  expect(nextOpenGame(games, 3, openAre(1, 3))).toEqual({ id: 1 })
})

it('is none when no other one is open', () => {
  expect(nextOpenGame(games, 3, openAre(3))).toBeUndefined()
})
