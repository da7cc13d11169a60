import { slotTaken } from './slot-taken'
import { statusOf } from './status'

const slot = { date: '2026-01-04', time: '18:00', location: 'Gym 1' }
const nowhere = { date: null, time: null, location: null }

it.each(['cancelled', 'Canceled', ' postponed ', 'Postponed by rain', 'Forfeited by Hawks'])(
  'A game that is %s takes no slot',
  status => expect(slotTaken(statusOf({ status, score: null }), slot)).toEqual(nowhere),
)

it('A game that was won by walk-over takes no slot', () =>
  expect(slotTaken(statusOf({ status: 'scheduled', score: null, walkover: 'home' }), slot)).toEqual(nowhere))

it('A game takes its slot before it is played, and once it was, whatever its status says', () => {
  expect(slotTaken(statusOf({ status: 'scheduled', score: null }), slot)).toEqual(slot)
  expect(slotTaken(statusOf({ status: 'cancelled', score: { home: 61, away: 58 } }), slot)).toEqual(slot)
})
