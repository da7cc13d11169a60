import type { Surroundings } from './conflicts'
import { planWeeks } from './generation-input'
import type { GameSlot } from '../games/events'
import {
  created,
  details,
  given,
  inProgress,
  league,
  nothingInProgress,
  slot,
  stepRefused,
  swapPlanned,
  written,
} from './schedules.examples'
import {
  planSwap,
  swapConflicts,
  swapFault,
  twiceFault,
  undoSwap,
  type GameInSwap,
  type SwapCandidate,
  type SwapSeen,
} from './swap'
import type { LeagueSchedules } from './state'

const NAMES = ['Ohana', 'DINKs', 'Hawks', 'Bulls']
const nameOf = (team: number) => NAMES[team - 11] ?? ''

const game = (id: number, home: number, away: number, at = slot('2026-01-04')): SwapCandidate => ({
  id,
  home,
  away,
  ...at,
  season: 3,
  isBracket: false,
  played: false,
  blocksItsSlot: true,
})
const A = game(41, 11, 12)
const B = game(42, 13, 14, slot('2026-01-11', '19:00'))

const around = (changes: Partial<Surroundings> = {}): Surroundings => ({
  games: [],
  unavailable: () => [],
  weekOffs: [],
  byes: [],
  season: { from: null, to: null },
  schedules: [],
  ...changes,
})

const fault = (one: SwapCandidate, other: SwapCandidate, changes: Partial<Surroundings> = {}) =>
  swapFault(one, other, around(changes), nameOf)?.message

describe('Two games', () => {
  it('may be swapped where nothing is in the way', () => expect(fault(A, B)).toBeUndefined())

  it('may be swapped though they are of the same teams', () =>
    expect(fault(A, game(42, 11, 12, slot('2026-01-11')))).toBeUndefined())

  it.each<[string, SwapCandidate, SwapCandidate]>([
    ['Choose two different games.', A, A],
    ['Games of a bracket cannot be swapped.', A, { ...B, isBracket: true }],
    ['Both games must be in the same season.', A, { ...B, season: 4 }],
    ['Both games have the same date, time and location.', A, game(42, 13, 14)],
  ])('may not be swapped: %s', (message, one, other) => expect(fault(one, other)).toBe(message))

  it('may not be swapped where a team would play twice at that time', () => {
    const games = [game(43, 11, 14, slot('2026-01-11', '19:00', 'Gym 2'))]
    expect(fault(A, B, { games })).toBe('Ohana already play on January 11, 2026 at 7:00 PM (Bulls @ Ohana, Gym 2).')
    expect(fault(B, A, { games })).toBe('Ohana already play on January 11, 2026 at 7:00 PM (Bulls @ Ohana, Gym 2).')
  })

  it('may not be swapped where a team is unavailable', () => {
    const unavailable = (team: number) => (team === 12 ? ['19:00'] : team === 13 ? ['2026-01-04 18:00'] : [])
    expect(fault(A, B, { unavailable })).toBe('DINKs cannot play at 7:00 PM every week.')
    expect(fault({ ...A, away: 15 }, B, { unavailable })).toBe('Hawks cannot play at 6:00 PM on January 4, 2026.')
  })

  it('may not be swapped into a week off, but within its day', () => {
    const weekOffs = ['2026-01-11']
    expect(fault(A, B, { weekOffs })).toBe('The week of January 11, 2026 is off.')
    expect(fault(game(43, 11, 12, slot('2026-01-11')), B, { weekOffs })).toBeUndefined()
  })
})

describe('What a person is asked about a swap', () => {
  const weeks = planWeeks(details({ gameDays: ['Sunday'], timeSlots: ['18:00', '19:00'] }))
  const schedules = [{ weeks, maxPerDay: 1, has: () => true }]
  const rules = (one: SwapCandidate, other: SwapCandidate, changes: Partial<Surroundings> = {}) =>
    swapConflicts(one, other, around({ schedules, ...changes })).map(({ rule }) => rule)

  it('is a second game of a team in a day', () => {
    const games = [game(43, 11, 15, slot('2026-01-11'))]
    expect(fault(A, B, { games, schedules })).toBeUndefined()
    expect(rules(A, B, { games })).toEqual(['per-day'])
  })

  it('is a bye', () => expect(rules(A, B, { byes: [{ date: '2026-01-11', teams: [12] }] })).toEqual(['bye']))

  it('is nothing that is in the way already, or stays as it is', () => {
    const games = [game(43, 11, 15, slot('2026-01-04', '20:00'))]
    expect(rules(A, game(44, 13, 14, slot('2026-01-04', '19:00')), { games })).toEqual([])
    expect(rules({ ...A, location: 'Gym 1' }, { ...B, location: 'Gym 1' })).toEqual([])
  })

  it('is nothing of a game that was called off', () =>
    expect(rules({ ...A, blocksItsSlot: false }, B, { games: [game(43, 11, 15, slot('2026-01-11'))] })).toEqual([]))
})

describe('A swap', () => {
  const FIRST = slot('2026-01-04')
  const SECOND = slot('2026-01-11', '19:00')
  const THIRD = slot('2026-01-18')
  const GAMES: { readonly [game: number]: string } = { 41: 'DINKs @ Ohana', 42: 'Bulls @ Hawks', 43: 'Owls @ Jets' }
  const swapped = (one: number, other: number, was: GameSlot, is: GameSlot) => [
    { game: one, with: other, was, is, played: false },
    { game: other, with: one, was: is, is: was, played: false },
  ]
  const halves = swapped(41, 42, FIRST, SECOND)
  const swap = written('swap', swapPlanned(82, halves))
  const later = written('later', swapPlanned(84, swapped(41, 43, SECOND, THIRD)))
  const back = halves.map(({ was, is, ...one }) => ({ ...one, was: is, is: was }))

  type At = { readonly [game: number]: GameSlot }
  const PUT: At = { 41: SECOND, 42: FIRST }
  const seen =
    (at: At, followed: readonly string[] = ['swap'], is?: 'made') =>
    (state: LeagueSchedules): SwapSeen => ({
      plans: is ? inProgress(state, is) : nothingInProgress(state),
      gameNow: (id): GameInSwap | undefined => (at[id] ? { slot: at[id], played: false, followed } : undefined),
      nameOf: id => GAMES[id] ?? '',
    })
  const plan = (of: (state: LeagueSchedules) => SwapSeen) => (state: LeagueSchedules) =>
    planSwap(state, { place: league, plan: 82, games: [A, B], seen: of(state) })
  const undo =
    (of = seen(PUT), undoes = 82) =>
    (state: LeagueSchedules) =>
      undoSwap(state, { place: league, undoes, plan: 90, seen: of(state) })

  it('is written down whole, once', () => {
    given(created())
      .when(plan(seen({ 41: FIRST, 42: SECOND }, [])))
      .then(swapPlanned(82, halves))
    given(created(), swapPlanned(82, halves))
      .when(plan(seen(PUT)))
      .thenNothing()
  })

  it('waits for one of the same games that is not made yet', () =>
    given(created(), later)
      .when(plan(seen({ 41: FIRST, 42: SECOND }, [])))
      .thenRefused('conflict', 'DINKs @ Ohana is being swapped with Owls @ Jets: try again.'))

  it('waits for the games of the league that are being made', () =>
    given(created())
      .when(plan(seen({ 41: FIRST, 42: SECOND }, [], 'made')))
      .thenRefused(
        'conflict',
        'The games of the schedule Fall are being made: wait until they are all there, or undo the generation.',
      ))

  it('is taken back in both games', () =>
    given(swap)
      .when(undo())
      .then(swapPlanned(90, back, 82)))

  it.each<[string, string, At]>([
    ['was moved', 'Bulls @ Hawks has been moved since, to January 18, 2026 at 6:00 PM.', { 41: SECOND, 42: THIRD }],
    ['was deleted', 'Bulls @ Hawks has been deleted since.', { 41: SECOND }],
  ])('is not taken back where one of its games %s since', (_, message, at) =>
    given(swap)
      .when(undo(seen(at)))
      .thenRefused('conflict', message),
  )

  it('is not taken back before a later swap of one of its games, which is named', () => {
    const both = ['swap', 'later']
    given(swap, later)
      .when(undo(seen({ 41: THIRD, 42: FIRST }, both)))
      .thenRefused('conflict', 'DINKs @ Ohana has been swapped with Owls @ Jets since: undo that first.')
    given(swap, later, written('undo', swapPlanned(85, swapped(41, 43, THIRD, SECOND), 84)))
      .when(undo(seen(PUT, [...both, 'undo'])))
      .then(swapPlanned(90, back, 82))
  })

  it('is not taken back while a later swap of one of its games is to come', () =>
    given(swap, later)
      .when(undo(seen(PUT)))
      .thenRefused('conflict', 'DINKs @ Ohana is being swapped with Owls @ Jets: try again.'))

  it('of which nothing came is not taken back', () =>
    given(swap, stepRefused(82, 41))
      .when(undo())
      .thenRefused('conflict', 'This swap was not made: The game was moved meanwhile.'))

  it('is not taken back where a team would play twice then', () => {
    const games = [game(41, 11, 12, slot('2026-01-11')), game(43, 12, 14, slot('2026-01-04'))]
    const halves = [{ game: 41, is: slot('2026-01-04') }]
    expect(twiceFault(halves, around({ games }), nameOf)?.message).toBe(
      'DINKs already play on January 4, 2026 at 6:00 PM (Bulls @ DINKs).',
    )
    expect(twiceFault(halves, around({ games: games.slice(0, 1) }), nameOf)).toBeUndefined()
  })

  it('is taken back once, and once more where nothing came of that', () => {
    const undone = written('undone', swapPlanned(84, back, 82))
    given(swap, undone).when(undo()).thenRefused('conflict', 'This swap has already been undone.')
    given(swap, undone, stepRefused(84, 41))
      .when(undo())
      .then(swapPlanned(90, back, 82))
  })

  it('that never was is not taken back', () =>
    given(created()).when(undo()).thenRefused('not-found', 'There is no such generation or swap.'))
})
