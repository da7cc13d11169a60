import fc from 'fast-check'
import type { Score, Side } from './events'
import { courseOfLead } from './lead'
import { scoringAfter, type ScoringEvent } from './scoring'
import { SIDES } from './sides'

const PERIODS = [1, 2, 3, 4, 5]

/** `home 2` after each other in Q1, a second apart; `Q2` begins the next period. */
const events = (...told: readonly string[]): readonly ScoringEvent[] => {
  let period = 1
  return told.flatMap((text, second): ScoringEvent[] => {
    const [side = '', points = ''] = text.split(' ')
    if (side.startsWith('Q')) period = Number(side.slice(1))
    return side.startsWith('Q')
      ? []
      : [{ side: side as Side, points: Number(points), period, remaining: null, at: second * 1_000 }]
  })
}

const scoreOf = (all: readonly ScoringEvent[]): Score => {
  const of = (side: Side) => all.filter(event => event.side === side).reduce((sum, { points }) => sum + points, 0)
  return { home: of('home'), away: of('away') }
}

const course = (...told: readonly string[]) => courseOfLead(events(...told), PERIODS, scoreOf(events(...told)))

it('The largest lead is that of either side, the first of several, and in its period', () => {
  expect(course('home 2', 'away 3', 'Q2', 'away 2', 'home 3', 'home 3')?.largest).toEqual({
    side: 'away',
    points: 3,
    period: 2,
    remaining: null,
  })
})

it('The lead changes when the other side is in front, a tie between them or not; the first lead is no change', () => {
  expect(course('home 2', 'away 3')).toMatchObject({ changes: 1, ties: 0 })
  expect(course('home 2', 'away 2', 'away 2')).toMatchObject({ changes: 1, ties: 1 })
  expect(course('home 2', 'away 2', 'home 2')).toMatchObject({ changes: 0, ties: 1 })
})

it('The longest run is points without any of the other side, over the end of a period too, the first of several', () => {
  expect(course('home 2', 'away 3', 'Q2', 'away 2', 'home 2', 'home 3')?.run).toEqual({ side: 'away', points: 5, from: 1, to: 2 })
  expect(course('home 2', 'away 2', 'away 1', 'home 1', 'home 2')?.run).toMatchObject({ side: 'away', points: 3 })
})

it('The lead after each score is told by periods, with the clock where each has it', () => {
  expect(course('home 2', 'away 3', 'Q3', 'home 1')?.periods).toEqual([
    { period: 1, leads: [2, -1], remaining: null },
    { period: 3, leads: [0], remaining: null },
  ])
  const timed = events('home 2', 'away 3').map((event, nth) => ({ ...event, remaining: 9_000 - nth }))
  expect(courseOfLead(timed, PERIODS, { home: 2, away: 3 })?.periods).toEqual([
    { period: 1, leads: [2, -1], remaining: [9_000, 8_999] },
  ])
})

it('There is none where nothing was tapped, where what was tapped is not the score, and of a period that nobody knows', () => {
  expect(courseOfLead([], PERIODS, { home: 0, away: 0 })).toBeNull()
  expect(courseOfLead(events('home 2'), PERIODS, { home: 2, away: 1 })).toBeNull()
  expect(courseOfLead(events('home 2'), [2, 3], { home: 2, away: 0 })).toBeNull()
})

const scoring = fc.uniqueArray(
  fc.record({
    side: fc.constantFrom<Side>('home', 'away'),
    points: fc.constantFrom(1, 2, 3),
    period: fc.constantFrom(...PERIODS),
    remaining: fc.option(fc.nat({ max: 600_000 })),
    at: fc.nat({ max: 3_000_000 }),
  }),
  { minLength: 1, maxLength: 60, selector: ({ at }) => at },
)

describe('Of any game', () => {
  it('the last lead is the difference of the score, and no lead is larger than the largest', () =>
    fc.assert(
      fc.property(scoring, all => {
        const score = scoreOf(all)
        const told = courseOfLead(all, PERIODS, score)
        const leads = told?.periods.flatMap(period => period.leads) ?? []
        expect(leads).toHaveLength(all.length)
        expect(leads.at(-1)).toBe(score.home - score.away)
        expect(Math.max(...leads.map(Math.abs))).toBe(told?.largest.points)
      }),
    ))

  it('the course is the same in whichever order its taps came in', () =>
    fc.assert(
      fc.property(
        scoring.chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) =>
          expect(courseOfLead(shuffled, PERIODS, scoreOf(all))).toEqual(courseOfLead(all, PERIODS, scoreOf(all))),
      ),
    ))

  it('it is what it would be without the taps that were taken back', () =>
    fc.assert(
      fc.property(scoring, fc.func(fc.boolean()), (all, stays) => {
        const figures = ['FTM', '2PM', '3PM'] as const
        const tapOf = ({ points, period, at }: ScoringEvent, isBack: boolean) => ({
          figure: figures[points - 1] ?? 'FTM',
          period,
          at: new Date(at).toISOString(),
          ...(isBack ? { isBack: true as const } : {}),
        })
        const after = (told: readonly (readonly [ScoringEvent, isBack: boolean])[]) =>
          told.reduce<readonly ScoringEvent[]>(
            (before, [event, isBack]) => scoringAfter(before, { side: event.side, taps: [tapOf(event, isBack)] }),
            [],
          )
        const kept = all.filter(event => stays(event))
        const told = all.map(event => [event, false] as const)
        const back = all.filter(event => !stays(event)).map(event => [event, true] as const)
        expect(after([...told, ...back])).toEqual(after(kept.map(event => [event, false] as const)))
        for (const side of SIDES) expect(scoreOf(after([...told, ...back]))[side]).toBe(scoreOf(kept)[side])
      }),
    ))
})
