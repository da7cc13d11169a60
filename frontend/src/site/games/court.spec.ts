import { courtOf, shownClock } from './court'

const [OWLS, HAWKS] = [1, 2]
const court = { state: 'running' as const, period: 'Q2', clock: null, fouls: [] }

it('The stage is the period that runs, or which one ended', () => {
  expect(courtOf(court, OWLS).stage).toBe('Q2')
  expect(courtOf({ ...court, state: 'tied', period: 'Q4' }, OWLS).stage).toBe('Tied after Q4')
  expect(courtOf({ ...court, state: 'over', period: 'OT' }, OWLS).stage).toBe('End of OT')
})

it('Fouls are those of each side, and none are shown where nobody recorded one', () => {
  const away = { team_id: HAWKS, count: 5, isInBonus: false }
  const home = { team_id: OWLS, count: 2, isInBonus: true }
  expect(courtOf({ ...court, fouls: [away, home] }, OWLS).fouls).toEqual({ away, home })
  expect(courtOf(court, OWLS).fouls).toBeNull()
})

it('A clock is shown to the second, in the last minute too, and never below 0', () =>
  expect([424_900, 60_000, 9_900, 0, -400].map(shownClock)).toEqual(['7:04', '1:00', '0:09', '0:00', '0:00']))
