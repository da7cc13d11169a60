import fc from 'fast-check'
import { FIBA_RULES } from '../leagues/courtside-rules'
import {
  noCourtside,
  withClock,
  withoutSubstitution,
  withSubstitution,
  type Courtside,
  type SubstitutionOfSide,
} from './courtside'
import type { PeriodScore } from './events'
import { faultOfSubstitution, lineupOf, substitutionsOf } from './lineup'
import { minutesOf, playedPeriods } from './minutes'
import { minutesText } from './minutes-text'
import { plusMinusOf } from './plus-minus'

const PERIODS = ['Q1', 'Q2', 'Q3', 'Q4', 'OT'].map((name, at) => ({ id: at + 1, name }))
const KNOWN = PERIODS.map(({ id }) => id)
const MINUTE = 60_000
const began = Date.parse('2025-06-29T20:00:00.000Z')
/** The moment of a clock, by which substitutions are in their order; a `delay` is one of the referee. */
const at = (period: number, left: number, delay = 0) => new Date(began + period * 3_600_000 - left + delay).toISOString()

type Players = readonly number[]
const change = (period: number, minutesLeft: number, out: Players, entering: Players, delay = 0): SubstitutionOfSide => ({
  side: 'home',
  period,
  remaining: minutesLeft * MINUTE,
  at: at(period, minutesLeft * MINUTE, delay),
  out,
  in: entering,
})
const five = change(1, 10, [], [1, 2, 3, 4, 5])

const ended = (...periods: readonly number[]): readonly PeriodScore[] => periods.map(period => ({ period, home: 20, away: 18 }))
type Game = {
  readonly scores?: readonly PeriodScore[]
  readonly timed?: readonly number[]
  readonly clock?: Courtside['clock']
  readonly isOver?: boolean
}

const playedOf = (
  substitutions: readonly SubstitutionOfSide[],
  { scores = ended(1, 2, 3, 4), timed = KNOWN, clock = null, isOver = false }: Game = {},
) => playedPeriods({ periods: PERIODS, scores, isOver, recorded: { clock, timed, substitutions }, rules: FIBA_RULES })

const minutes = (substitutions: readonly SubstitutionOfSide[], game: Game = {}) => {
  const { played, isComplete } = minutesOf(substitutions, 'home', playedOf(substitutions, game))
  return { of: (player: number) => (played.get(player) ?? 0) / MINUTE, isComplete }
}

describe('The minutes of a player', () => {
  it('are all of a game for who is never substituted: the end of a period keeps the five', () => {
    const { of, isComplete } = minutes([five])
    expect([of(1), of(6), isComplete]).toEqual([40, 0, true])
  })

  it('are those between entering and leaving, over the end of a period too', () => {
    const { of } = minutes([five, change(1, 4, [1], [6]), change(3, 7.5, [6], [1])])
    expect([of(1), of(6), of(2)]).toEqual([6 + 17.5, 4 + 10 + 2.5, 40])
  })

  it('count overtime by its own length', () => {
    const { of } = minutes([five, change(5, 2, [1], [6])], { scores: ended(1, 2, 3, 4, 5) })
    expect([of(1), of(6), of(2)]).toEqual([43, 2, 45])
  })

  it('go as far as the clock of the period that runs: to its last stop, or the last substitution since', () => {
    const scores = ended(1)
    const since = '2025-06-29T22:00:00.000Z'
    expect(minutes([five], { scores, timed: [1, 2], clock: { period: 2, remaining: 7 * MINUTE, since: null } }).of(1)).toBe(13)
    const changed = [five, change(2, 6, [1], [6])]
    const { of } = minutes(changed, { scores, timed: [1, 2], clock: { period: 2, remaining: 7 * MINUTE, since } })
    expect([of(1), of(6), of(2)]).toEqual([14, 0, 14])
  })

  it('take what a corrected clock says as right: it never goes back', () => {
    const slipped = [five, change(1, 1, [1], [6], -8 * MINUTE), change(1, 9, [2], [7])]
    const { of, isComplete } = minutes(slipped, { scores: ended(1) })
    expect([of(1), of(6), of(2), of(7), isComplete]).toEqual([1, 9, 1, 9, true])
  })

  it('are incomplete where fewer than five are known', () => {
    expect(minutes([change(1, 10, [], [1, 2, 3, 4])]).isComplete).toBe(false)
    expect(minutes([change(1, 8, [], [1, 2, 3, 4, 5])])).toMatchObject({ isComplete: false })
    expect(minutes([change(1, 8, [], [1, 2, 3, 4, 5])]).of(1)).toBe(38)
    expect(minutes([]).isComplete).toBe(false)
  })

  it('are incomplete where the clock of a period was not kept', () =>
    expect(minutes([five], { timed: [1, 2, 4] }).isComplete).toBe(false))

  it('of a game that is over count a regular period of which nothing was entered, but do not know it', () => {
    const { of, isComplete } = minutes([five], { scores: ended(1, 2), timed: [1, 2], isOver: true })
    expect([of(1), isComplete]).toEqual([40, false])
  })

  it('are written with seconds', () => expect([0, 60, 1_684].map(minutesText)).toEqual(['0:00', '1:00', '28:04']))
})

describe('Plus and minus', () => {
  const scored = (side: 'home' | 'away', points: number, period: number, left: number) => ({
    side,
    points,
    period,
    remaining: null,
    at: Date.parse(at(period, left * MINUTE)),
  })

  it('are the points while a player is on the court', () => {
    const substitutions = [five, change(1, 5, [1], [6])]
    const events = [scored('home', 2, 1, 8), scored('away', 3, 1, 4), scored('home', 2, 2, 9)]
    const sums = plusMinusOf(substitutions, 'home', { played: playedOf(substitutions), events })
    expect([1, 2, 6].map(player => sums.get(player))).toEqual([2, 1, -1])
  })

  it('count from the tip for who was named as one of the five a little later', () => {
    const late = { ...five, at: at(1, 7 * MINUTE) }
    const sums = plusMinusOf([late], 'home', { played: playedOf([late]), events: [scored('home', 2, 1, 8)] })
    expect(sums.get(1)).toBe(2)
  })
})

describe('Whatever is tapped', () => {
  /** A tap names whoever, at whatever clock, in the order of the game or not. */
  const tapped = fc.record({
    period: fc.constantFrom(...KNOWN),
    remaining: fc.integer({ min: 0, max: 10 * MINUTE }),
    at: fc.integer({ min: 0, max: 10_000 }).map(second => new Date(began + second * 1_000).toISOString()),
    out: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
    in: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }),
    side: fc.constantFrom<'home' | 'away'>('home', 'home', 'away'),
  })
  const taken = (game: Courtside, tap: SubstitutionOfSide) =>
    faultOfSubstitution(game.substitutions, tap, KNOWN) === undefined ? withSubstitution(game, tap) : game
  const reading = fc.option(
    fc.record({
      period: fc.constantFrom(...KNOWN),
      remaining: fc.integer({ min: 0, max: 10 * MINUTE }),
      since: fc.option(fc.constant('2025-06-29T20:00:00.000Z')),
    }),
  )
  const uniqueMoments = fc.uniqueArray(tapped, { maxLength: 40, selector: ({ side, at: moment }) => `${side} ${moment}` })
  const games = fc.record({ taps: uniqueMoments, clock: reading, ends: fc.nat({ max: 5 }), isOver: fc.boolean() })

  it('no more than five of a side play, nobody plays a negative time, and all of a side no more than five times what was played', () =>
    fc.assert(
      fc.property(games, ({ taps, clock, ends, isOver }) => {
        const game = [{ ...five, at: new Date(0).toISOString() }, ...taps].reduce(taken, noCourtside)
        const recorded = clock ? withClock(game, clock) : game
        const played = playedPeriods({
          periods: PERIODS,
          scores: ended(...KNOWN.slice(0, ends)),
          isOver,
          recorded,
          rules: FIBA_RULES,
        })
        const time = played.reduce((sum, { length, left }) => sum + length - left, 0)
        for (const side of ['home', 'away'] as const) {
          expect(lineupOf(substitutionsOf(recorded.substitutions, side, KNOWN)).length).toBeLessThanOrEqual(5)
          const of = minutesOf(recorded.substitutions, side, played)
          const all = [...of.played.values()]
          const sum = all.reduce((total, one) => total + one, 0)
          expect(Math.min(0, ...all)).toBe(0)
          expect(Math.max(0, ...all)).toBeLessThanOrEqual(time)
          expect(sum).toBeLessThanOrEqual(5 * time)
          if (of.isComplete) expect(sum).toBe(5 * time)
        }
      }),
    ))

  it('with five on the court from the tip on and every clock kept they are five times what was played', () =>
    fc.assert(
      fc.property(uniqueMoments, fc.integer({ min: 1, max: 5 }), (taps, ends) => {
        const ofFive = taps.map(tap => ({
          ...tap,
          side: 'home' as const,
          in: tap.in.slice(0, tap.out.length),
          out: tap.out.slice(0, tap.in.length),
        }))
        const game = [{ ...five, at: new Date(0).toISOString() }, ...ofFive].reduce(taken, noCourtside)
        const played = playedOf(
          game.substitutions.filter(({ period }) => period <= ends),
          { scores: ended(...KNOWN.slice(0, ends)) },
        )
        const of = minutesOf(game.substitutions, 'home', played)
        const sum = [...of.played.values()].reduce((total, one) => total + one, 0)
        expect({ isComplete: of.isComplete, sum }).toEqual({
          isComplete: true,
          sum: 5 * played.reduce((total, { length, left }) => total + length - left, 0),
        })
      }),
    ))

  it('what is taken back leaves everything as it was before', () =>
    fc.assert(
      fc.property(uniqueMoments, tapped, (taps, last) => {
        const before = taps.filter(({ side, at: moment }) => side !== last.side || moment !== last.at).reduce(taken, noCourtside)
        expect(withoutSubstitution(taken(before, last), last)).toEqual(before)
      }),
    ))
})
