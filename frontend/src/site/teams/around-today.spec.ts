import { aroundToday } from './around-today'

const games = (completed: number, left: number) =>
  Array.from({ length: completed + left }, (_, place) => ({ place, completed: place < completed }))
const counts = (completed: number, left: number) => {
  const { earlier, open, later } = aroundToday(games(completed, left))
  return [earlier.length, open.length, later.length]
}

it('leaves a short season open', () => expect(counts(6, 4)).toEqual([0, 10, 0]))
it('opens the last five results and what comes', () => expect(counts(40, 42)).toEqual([35, 12, 35]))
it('opens the first games before the season', () => expect(counts(0, 82)).toEqual([0, 12, 70]))
it('opens more results where less is to come', () => expect(counts(80, 2)).toEqual([70, 12, 0]))
it('opens the last results after the season', () => expect(counts(82, 0)).toEqual([70, 12, 0]))
it('is over when nothing is left to play', () =>
  expect([games(82, 0), games(80, 2), games(0, 0)].map(all => aroundToday(all).isOver)).toEqual([true, false, false]))
