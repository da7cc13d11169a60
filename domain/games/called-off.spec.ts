import { slotTaken } from './called-off'

const slot = { date: '2026-01-04', time: '18:00', location: 'Gym 1' }
const nowhere = { date: null, time: null, location: null }

it.each(['cancelled', 'Canceled', ' postponed '])('A game that is %s takes no slot', status =>
  expect(slotTaken({ ...slot, status }, null)).toEqual(nowhere),
)

it('A game takes its slot before it is played, and once it was, whatever its status says', () => {
  expect(slotTaken({ ...slot, status: 'scheduled' }, null)).toEqual(slot)
  expect(slotTaken({ ...slot, status: 'cancelled' }, { home: 61, away: 58 })).toEqual(slot)
})
