import { datesBetween } from '../date-order'
import { gameOrder } from './game-order'

const order = (date: string | null, time: string | null, game: number) => gameOrder({ date, time }, game)

const june29 = order('2025-06-29', '15:30', 41)
const timeless = order('2025-06-29', null, 7)
const june30 = order('2025-06-30', '09:00', 3)
const undated = order(null, null, 1)

const within = ({ after, before }: { after?: string; before?: string }) =>
  [june29, timeless, june30, undated].filter(
    context => (after === undefined || context > after) && (before === undefined || context < before),
  )

it('Games go by date, time and id; those without a time end their day, those without a date come last', () =>
  expect([undated, june30, timeless, june29, order('2025-06-29', '15:30', 5), order('2025-06-29', '09:00', 50)].sort()).toEqual([
    order('2025-06-29', '09:00', 50),
    order('2025-06-29', '15:30', 5),
    june29,
    timeless,
    june30,
    undated,
  ]))

it('From a date to a date, both are included', () => {
  expect(within(datesBetween({ from: '2025-06-29', to: '2025-06-29' }))).toEqual([june29, timeless])
  expect(within(datesBetween({ from: '2025-06-30', to: '2025-06-30' }))).toEqual([june30])
})

it('From a date on, games without a date are included', () =>
  expect(within(datesBetween({ from: '2025-06-30' }))).toEqual([june30, undated]))

it('Without bounds all games are included', () => expect(within(datesBetween({}))).toHaveLength(4))
