import type { PlanObstacle, UnplacedPlanGame } from './plan'
import { unplacedInWords } from './unplaced-words'

const name = (entry: number) => (entry === 1 ? 'Hawks' : 'Owls')
const words = (more: Partial<UnplacedPlanGame>) =>
  unplacedInWords({ home: 1, away: 2, week: null, slots: 0, obstacles: [], ...more }, name)
const away = (slots: number): PlanObstacle => ({ rule: 'unavailable', entry: 1, slots })

describe('Why a game found no place', () => {
  it('says that there are no slots', () => expect(words({ week: 2 })).toBe('Week 3 has no open slot.'))

  it('says what is in the way of all of them', () =>
    expect(words({ slots: 3, obstacles: [away(3)] })).toBe('The schedule has 3 slots, and in all of them Hawks cannot play.'))

  it('says rule by rule what is in the way', () =>
    expect(words({ week: 0, slots: 4, obstacles: [away(3), { rule: 'taken', entry: null, slots: 1 }] })).toBe(
      'Week 1 has 4 slots: in 3 slots Hawks cannot play, in 1 slot another game is played.',
    ))

  it.each([
    ['same-time', 'Owls already play at that time'],
    ['per-day', 'Owls already play as often as they may on that day'],
    ['once-a-week', 'Owls already play in that week'],
    ['bye', 'Owls asked for a bye'],
  ] as const)('has words for %s', (rule, named) =>
    expect(words({ slots: 1, obstacles: [{ rule, entry: 2, slots: 1 }] })).toBe(`The schedule has 1 slot: in 1 slot ${named}.`),
  )
})
