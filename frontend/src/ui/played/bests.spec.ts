import { bestOf } from './bests'
import type { PlayedGame } from './played-games'

const game = (id: number, figures: PlayedGame['figures']): PlayedGame => ({
  id,
  date: null,
  playoff: false,
  season: { id: 1, name: 'Fall' },
  team: { id: 1, name: 'Hawks' },
  opponent: { id: 2, name: 'Bulls' },
  atHome: true,
  score: null,
  video: null,
  figures,
})

it('is the first game with the most of a figure, and how often that was reached', () => {
  const best = bestOf([game(1, { PTS: 7 }), game(2, { PTS: 12 }), game(3, { PTS: 12 })], 'PTS')
  expect(best && [best.value, best.game.id, best.times]).toEqual([12, 2, 2])
})

it('counts games that are summed up too', () => {
  const earlier = (value: number, times: number) => [
    { season: 1, games: 9, lines: [], bests: [{ figure: 'PTS', value, times, game: { ...game(9, {}), date: '2025-01-01' } }] },
  ]
  const best = (value: number) => {
    const found = bestOf([{ ...game(1, { PTS: 7 }), date: '2026-01-01' }], 'PTS', earlier(value, 3))
    return found && [found.value, found.game.id, found.times]
  }
  expect([best(6), best(7), best(8)]).toEqual([
    [7, 1, 1],
    [7, 9, 4],
    [8, 9, 3],
  ])
})

it('is none where a figure is not kept, or was never above 0', () => {
  expect([bestOf([game(1, { PTS: 0 })], 'PTS'), bestOf([game(1, { PTS: 4 })], 'REB'), bestOf([], 'PTS')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
