import { dayAfter, league, teamsOf, timesOf, weeksOf } from './generate.examples'
import { generateSchedule } from './generate'
import type { ScheduleInput } from './input'
import type { SchedulePlan } from './plan'

const generated = (input: ScheduleInput): SchedulePlan => {
  const plan = generateSchedule(input)
  if (!plan) throw new Error('The generation was stopped.')
  return plan
}
const gamesOf = (plan: SchedulePlan) => plan.weeks.flatMap(({ games }) => games)
const countOf = (plan: SchedulePlan, entry: number) =>
  gamesOf(plan).filter(({ home, away }) => home === entry || away === entry).length

describe('A generated schedule', () => {
  it('gives everybody one game a week', () => {
    const plan = generated(league(8, 7))
    expect(plan.weeks.map(({ games, byes }) => [games.length, byes.length])).toEqual(Array(7).fill([4, 0]))
    expect(plan.unplaced).toEqual([])
  })

  it('gives an odd number of teams one bye each', () => {
    const plan = generated(league(7, 7))
    expect(plan.weeks.flatMap(({ byes }) => byes).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('is the same for the same input and seed', () => expect(generated(league(9, 12))).toEqual(generated(league(9, 12))))

  it('is another one for another seed', () => expect(generated(league(9, 12, { seed: 2 }))).not.toEqual(generated(league(9, 12))))

  it('leaves weeks off and weeks without slots empty', () => {
    const weeks = weeksOf(4, timesOf(2)).map((week, i) => (i === 2 ? { ...week, slots: [] } : week))
    const plan = generated(league(4, 4, { weeks, weekOffs: [dayAfter(9)] }))
    expect(plan.weeks.map(({ games }) => games.length)).toEqual([2, 0, 0, 2])
  })

  it('lets teams rest in the week that they asked for', () => {
    const plan = generated(league(4, 3, { byes: [{ date: dayAfter(8), entries: [1, 2] }] }))
    expect(plan.weeks.map(({ byes }) => byes)).toEqual([[], [1, 2], []])
  })

  it('uses a time that is listed twice for two games', () => {
    const plan = generated(league(4, 3, { weeks: weeksOf(3, ['18:00', '18:00']) }))
    expect(plan.weeks.map(({ games }) => games.map(({ time }) => time))).toEqual(Array(3).fill(['18:00', '18:00']))
  })

  it('counts games that are played already: the rest of a round robin is generated around them', () => {
    const first = generated(league(8, 7))
    const kept = first.weeks.slice(0, 3).flatMap(({ games }) => games)
    const plan = generated(league(8, 7, { kept }))
    expect(plan.weeks.map(({ games }) => games.length)).toEqual([0, 0, 0, 4, 4, 4, 4])
    const pairs = [...kept, ...gamesOf(plan)].map(({ home, away }) => [home, away].toSorted().join('-'))
    expect(new Set(pairs).size).toBe(28)
  })

  it('lets each pair meet as often as was asked for, with several games a week where it must', () => {
    const weeks = weeksOf(3, []).map(({ startsOn }, week) => ({
      startsOn,
      slots: [0, 2].flatMap(day => timesOf(2).map(time => ({ date: dayAfter(7 * week + day), time, location: null }))),
    }))
    const plan = generated(league(4, 3, { weeks, meetings: 2 }))
    expect(plan.weeks.map(({ games }) => games.length)).toEqual([4, 4, 4])
    expect([1, 2, 3, 4].map(entry => countOf(plan, entry))).toEqual([6, 6, 6, 6])
  })

  it('plays twice a day only where that is allowed', () => {
    const weeks = weeksOf(3, ['18:00', '18:00', '19:00', '19:00'])
    expect(gamesOf(generated(league(4, 3, { weeks, meetings: 2 })))).toHaveLength(6)
    expect(gamesOf(generated(league(4, 3, { weeks, meetings: 2, maxPerDay: 2 })))).toHaveLength(12)
  })

  it.each([0, 1])('of %i teams is empty', count =>
    expect(generated(league(2, 2, { teams: teamsOf(count) })).weeks.map(({ games }) => games)).toEqual([[], []]),
  )
})

describe('What found no place says why', () => {
  it('by week, where a team cannot play', () => {
    const [first, ...others] = teamsOf(2)
    const teams = [{ entry: first?.entry ?? 0, unavailable: ['09:00'] }, ...others]
    const inWeek = (week: number) => ({
      home: 1,
      away: 2,
      week,
      slots: 1,
      obstacles: [{ rule: 'unavailable', entry: 1, slots: 1 }],
    })
    expect(generated(league(2, 2, { teams })).unplaced).toEqual([inWeek(0), inWeek(1)])
  })

  it('for the whole schedule, where more meetings are wanted than fit', () =>
    expect(generated(league(2, 2, { meetings: 3 })).unplaced).toMatchObject([
      { week: null, slots: 2, obstacles: [{ rule: 'taken', entry: null, slots: 2 }] },
    ]))
})

describe('A long generation', () => {
  it('says how far it is', () => {
    const seen: number[] = []
    generateSchedule(league(8, 7), { onProgress: done => seen.push(done) })
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.every(done => done >= 0 && done <= 1)).toBe(true)
  })

  it('comes to nothing once it is stopped', () =>
    expect(generateSchedule(league(8, 7), { shouldStop: () => true })).toBeUndefined())
})
