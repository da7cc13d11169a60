import fc from 'fast-check'
import { EXPLORES } from '../../testing/in-turn'
import { counted, faultsOf, mostGamesOfWeek } from './checked-plan.examples'
import { dayAfter, league, timesOf } from './generate.examples'
import { generateSchedule } from './generate'
import type { PlanSlot, ScheduleInput } from './input'
import type { SchedulePlan } from './plan'

const generated = (input: ScheduleInput): SchedulePlan => {
  const plan = generateSchedule(input)
  if (!plan) throw new Error('The generation was stopped.')
  return plan
}

type Size = { readonly teams: number; readonly weeks: number; readonly days: number; readonly slots: number }

const timesOfDay = (slots: number) => fc.array(fc.constantFrom('18:00', '18:30', '19:00', '20:00'), { maxLength: slots })
const LOCATIONS = [null, 'North', 'South'] as const

/** Weeks of up to two game days, each with its own slots: the same time twice, other locations, none at all. */
const weeksOf = ({ weeks, days, slots }: Size): fc.Arbitrary<ScheduleInput['weeks']> =>
  fc
    .tuple(fc.array(timesOfDay(slots), { minLength: days, maxLength: days }), fc.constantFrom(...LOCATIONS))
    .map(([perDay, location]) =>
      Array.from({ length: weeks }, (_, week) => ({
        startsOn: dayAfter(7 * week),
        slots: perDay.flatMap((times, day) =>
          times.map((time): PlanSlot => ({ date: dayAfter(7 * week + 2 * day), time, location })),
        ),
      })),
    )

const unavailable = (weeks: ScheduleInput['weeks']): fc.Arbitrary<readonly string[]> => {
  const slots = weeks.flatMap(week => week.slots)
  if (slots.length === 0) return fc.constant([])
  const once = fc.constantFrom(...slots).map(({ date, time }) => `${date} ${time}`)
  const always = fc.constantFrom('18:00', '18:30', '19:00', '20:00')
  return fc.oneof(
    { weight: 3, arbitrary: fc.array(once, { maxLength: 12 }) },
    { weight: 1, arbitrary: fc.array(always, { maxLength: 4 }) },
    { weight: 2, arbitrary: fc.constant([]) },
  )
}

/** Games of a league generated before, some of which have been played. */
const kept = (input: ScheduleInput): fc.Arbitrary<ScheduleInput> =>
  fc.nat({ max: input.weeks.length }).map(played => {
    const before = generated({ ...input, weekOffs: [], byes: [], seed: input.seed + 1 })
    return { ...input, kept: before.weeks.slice(0, played).flatMap(({ games }) => games) }
  })

const inputsOf = (size: Size): fc.Arbitrary<ScheduleInput> =>
  weeksOf(size).chain(weeks => {
    const date = fc.nat({ max: 7 * size.weeks }).map(dayAfter)
    const entry = fc.integer({ min: 1, max: size.teams })
    const input = fc.record({
      weeks: fc.constant(weeks),
      teams: fc.tuple(
        ...Array.from({ length: size.teams }, (_, i) => unavailable(weeks).map(slots => ({ entry: i + 1, unavailable: slots }))),
      ),
      weekOffs: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(date, { maxLength: 3 }) }),
      byes: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(fc.record({ date, entries: fc.array(entry, { maxLength: 3 }) }), { maxLength: 2 }) },
      ),
      kept: fc.constant([]),
      others: fc.constant([]),
      season: fc.constant({ from: null, to: null }),
      meetings: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) }),
      maxPerDay: fc.constantFrom(1, 1, 2, 3),
      seed: fc.nat({ max: 99 }),
    })
    return fc.oneof({ weight: 3, arbitrary: input }, { weight: 1, arbitrary: input.chain(kept) })
  })

const sizes = (teams: number, weeks: number, slots: number): fc.Arbitrary<Size> =>
  fc.record({
    teams: fc.integer({ min: 2, max: teams }),
    weeks: fc.integer({ min: 1, max: weeks }),
    days: fc.integer({ min: 1, max: 2 }),
    slots: fc.nat({ max: slots }),
  })

it('Many schedules keep every hard rule, explain what they leave over, and leave nothing over that fits', () =>
  fc.assert(
    fc.property(sizes(7, 5, 4).chain(inputsOf), input => {
      expect(faultsOf(input, generated(input))).toEqual([])
    }),
    { numRuns: EXPLORES ? 1600 : 400 },
  ))

it('Schedules have as many games in each week as can be', () =>
  fc.assert(
    fc.property(sizes(6, 3, 2).chain(inputsOf), any => {
      const input = { ...any, meetings: null }
      const plan = generated(input)
      expect(plan.weeks.map(({ games }) => games.length)).toEqual(input.weeks.map((_, week) => mostGamesOfWeek(input, week)))
    }),
    { numRuns: EXPLORES ? 200 : 80 },
  ))

it('Schedules without kept games have home and away as even as can be, whatever else is asked', () =>
  fc.assert(
    fc.property(sizes(8, 6, 4).chain(inputsOf), any => {
      const input = { ...any, kept: [] }
      const { unbalanced, furthestApart } = counted(input, generated(input))
      expect({ unbalanced, isNear: furthestApart <= 2 }).toEqual({ unbalanced: 0, isNear: true })
    }),
    { numRuns: EXPLORES ? 200 : 80 },
  ))

describe('A free league', () => {
  it.each([...Array.from({ length: 19 }, (_, i) => i + 2), 25, 32, 40])('of %i teams is as even as can be', teams => {
    const rounds = teams % 2 === 0 ? teams - 1 : teams
    const input = league(teams, rounds)
    const plan = generated(input)
    expect(faultsOf(input, plan)).toEqual([])
    expect(counted(input, plan)).toEqual({
      gamesSpread: 0,
      meetingsSpread: 0,
      unbalanced: 0,
      furthestApart: 1,
      breaks: teams % 2 === 0 ? teams - 2 : 0,
      byesSpread: 0,
    })
  })
})

describe('Large leagues', () => {
  /** Every fifth slot of a team is unavailable. */
  const oftenAway = (teams: number, weeks: number): ScheduleInput => {
    const input = league(teams, weeks)
    const slots = input.weeks.flatMap(week => week.slots)
    const away = (entry: number) =>
      slots.filter((_, at) => (at * 7 + entry * 3) % 5 === 0).map(({ date, time }) => `${date} ${time}`)
    return { ...input, teams: input.teams.map(({ entry }) => ({ entry, unavailable: away(entry) })) }
  }

  it.each([
    [16, 15],
    [40, 20],
    [39, 12],
  ])('of %i teams in %i weeks, each away at every fifth slot, have all games and are even', (teams, weeks) => {
    const input = oftenAway(teams, weeks)
    const plan = generated(input)
    expect(faultsOf(input, plan)).toEqual([])
    const { gamesSpread, meetingsSpread, unbalanced } = counted(input, plan)
    expect({ placed: plan.weeks.flatMap(({ games }) => games).length, unbalanced }).toEqual({
      placed: Math.floor(teams / 2) * weeks,
      unbalanced: 0,
    })
    expect(gamesSpread).toBeLessThanOrEqual(1)
    expect(meetingsSpread).toBeLessThanOrEqual(1)
  })
})

describe('At the ends', () => {
  const nothing = (input: ScheduleInput) => expect(generated(input).weeks.flatMap(({ games }) => games)).toEqual([])

  it('a schedule without slots is empty', () =>
    nothing(league(8, 4, { weeks: league(8, 4).weeks.map(week => ({ ...week, slots: [] })) })))
  it('so is one with all weeks off', () => nothing(league(8, 4, { weekOffs: [0, 7, 14, 21].map(dayAfter) })))
  it('so is one of teams that can never play, and it says so of every game', () => {
    const input = league(6, 2, { teams: league(6, 2).teams.map(team => ({ ...team, unavailable: timesOf(3) })) })
    nothing(input)
    expect(generated(input).unplaced).toHaveLength(6)
  })
})
