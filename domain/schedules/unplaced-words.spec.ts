import type { Obstacle } from './events'
import { unplaced } from './schedules.examples'
import { whyUnplaced } from './unplaced-words'

const nameOf = (team: number) => (team === 11 ? 'Ohana' : 'DINKs')

it('A game without a place says what is in the way, slot by slot', () =>
  expect(whyUnplaced(unplaced, nameOf)).toBe('Of 3 time slots, at 2 Ohana cannot play and 1 is taken by other games.'))

it('A game that was wanted in one week speaks of its slots', () => {
  expect(whyUnplaced({ ...unplaced, week: 2 }, nameOf)).toContain('Of 3 time slots in week 3,')
  expect(whyUnplaced({ ...unplaced, week: 2, slots: 0, obstacles: [] }, nameOf)).toBe('There is no time slot in week 3.')
})

it.each<[Obstacle, string]>([
  [{ rule: 'same-time', team: 12, slots: 1 }, 'at 1 DINKs have another game'],
  [{ rule: 'per-day', team: 12, slots: 1 }, '1 is on days on which DINKs have enough games'],
  [{ rule: 'once-a-week', team: 12, slots: 2 }, '2 are in weeks in which DINKs have their game'],
  [{ rule: 'bye', team: 11, slots: 3 }, '3 are in weeks in which Ohana have a bye'],
])('%j reads: %s', (obstacle, words) =>
  expect(whyUnplaced({ ...unplaced, obstacles: [obstacle] }, nameOf)).toBe(`Of 3 time slots, ${words}.`),
)
