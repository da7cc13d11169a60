import { tallyBy } from '@fullcourt/projections/tally'
import type { ListRange } from '@fullcourt/projections/read-store'
import { daysAround } from './days-around'

/** A list with as many games on each day of a year as named, and the most of its places that were counted at once. */
const season = (gamesOfADay: number) => {
  const orders = Array.from({ length: 365 * gamesOfADay }, (_, game) => {
    const date = new Date(Date.UTC(2026, 0, 1 + Math.floor(game / gamesOfADay))).toISOString().slice(0, 10)
    return `${date} 19:00 ${String(game).padStart(12, '0')}`
  })
  let counted = 0
  const countDays = ({ after = '', before = '~', descending, limit }: ListRange) => {
    const within = orders.filter(order => order > after && order < before)
    const range = (descending ? within.toReversed() : within).slice(0, limit)
    counted = Math.max(counted, range.length)
    return Promise.resolve(tallyBy(range.toSorted(), '2026-01-01'.length))
  }
  return { countDays, counted: () => counted }
}

const LIST = { index: 'season', key: '3' }

it.each([1, 8, 60])('counts the days around one whole, with %d games each', async gamesOfADay => {
  const days = await daysAround(season(gamesOfADay).countDays, LIST, { day: '2026-06-01', limit: 5 })
  expect(days.map(({ beginning }) => beginning)).toEqual([
    ...['2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30', '2026-05-31'],
    ...['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'],
  ])
  expect(new Set(days.map(({ documents }) => documents))).toEqual(new Set([gamesOfADay]))
})

it('stays within the bounds of the list', async () => {
  const { countDays } = season(1)
  const list = { ...LIST, after: '2026-05-30', before: '2026-06-02~' }
  const days = await daysAround(countDays, list, { day: '2026-06-01', limit: 5 })
  expect(days.map(({ beginning }) => beginning)).toEqual(['2026-05-30', '2026-05-31', '2026-06-01', '2026-06-02'])
})

it('looks at a part of a long season alone', async () => {
  const { countDays, counted } = season(8)
  await daysAround(countDays, LIST, { day: '2026-06-01', limit: 5 })
  expect(counted()).toBeLessThan(100)
})
