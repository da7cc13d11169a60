import type { Surroundings } from './conflicts'
import { conflictsOf } from './conflicts'
import { created, given, league, slot, swapPlanned } from './schedules.examples'
import { planSwap, swapFault, undoFault, undoSwap, type SwapCandidate } from './swap'
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
})
const A = game(41, 11, 12)
const B = game(42, 13, 14, slot('2026-01-11', '19:00'))

const around = (changes: Partial<Surroundings> = {}): Surroundings => ({
  games: [],
  unavailable: () => [],
  isOff: () => false,
  ...changes,
})

describe('Two games', () => {
  const fault = (one: SwapCandidate, other: SwapCandidate, changes: Partial<Surroundings> = {}) =>
    swapFault(one, other, around(changes), nameOf)?.message

  it('may be swapped where nothing is in the way', () => expect(fault(A, B)).toBeUndefined())

  it('may be swapped though they are of the same teams', () =>
    expect(fault(A, game(42, 11, 12, slot('2026-01-11')))).toBeUndefined())

  it.each<[string, SwapCandidate, SwapCandidate]>([
    ['Choose two different games.', A, A],
    ['Games of a bracket cannot be swapped.', A, { ...B, isBracket: true }],
    ['Both games must be of one season.', A, { ...B, season: 4 }],
    ['Both games have the same date, time and location.', A, game(42, 13, 14)],
  ])('may not be swapped: %s', (message, one, other) => expect(fault(one, other)).toBe(message))

  it('may not be swapped where a team would play twice at that time', () => {
    const games = [game(43, 11, 14, slot('2026-01-11', '19:00', 'Gym 2'))]
    expect(fault(A, B, { games })).toBe('Ohana play another game on January 11, 2026 at 7:00 PM.')
    expect(fault(B, A, { games })).toBe('Ohana play another game on January 11, 2026 at 7:00 PM.')
  })

  it('may not be swapped where a team is unavailable', () => {
    const unavailable = (team: number) => (team === 12 ? ['19:00'] : team === 13 ? ['2026-01-04 18:00'] : [])
    expect(fault(A, B, { unavailable })).toBe('DINKs cannot play at 7:00 PM every week.')
    expect(fault({ ...A, away: 15 }, B, { unavailable })).toBe('Hawks cannot play at 6:00 PM on January 4, 2026.')
  })

  it('may not be swapped into a week off, but within its day', () => {
    const isOff = (date: string) => date === '2026-01-11'
    expect(fault(A, B, { isOff })).toBe('The week of January 11, 2026 is off.')
    expect(fault(game(43, 11, 12, slot('2026-01-11')), B, { isOff })).toBeUndefined()
  })
})

describe('A game that stands', () => {
  it('is told everything that is in its way', () => {
    const standing = game(41, 11, 12, slot('2026-01-04', '18:00', 'Gym 1'))
    const games = [game(43, 12, 13, slot('2026-01-04', '18:00', 'Gym 1')), standing]
    const unavailable = (team: number) => (team === 11 ? ['18:00'] : [])
    expect(conflictsOf(standing, around({ games, unavailable, isOff: () => true }))).toMatchObject([
      { rule: 'twice', team: 12, other: 43 },
      { rule: 'location', location: 'Gym 1', other: 43 },
      { rule: 'unavailable', team: 11, slot: '18:00' },
      { rule: 'week-off', date: '2026-01-04' },
    ])
  })

  it('without a date or time is in nobody’s way', () => {
    const open = { ...A, date: null, time: null }
    expect(conflictsOf(open, around({ games: [{ ...A, id: 43, time: null }], isOff: () => true }))).toEqual([])
    expect(conflictsOf({ ...A, time: null }, around({ games: [A] }))).toEqual([])
  })
})

describe('A swap', () => {
  const halves = [
    { game: 41, with: 42, was: slot('2026-01-04'), is: slot('2026-01-11', '19:00'), played: false },
    { game: 42, with: 41, was: slot('2026-01-11', '19:00'), is: slot('2026-01-04'), played: false },
  ]
  const plan = (state: LeagueSchedules) => planSwap(state, { place: league, plan: 82, games: [A, B] })

  it('is written down whole, once', () => {
    given(created()).when(plan).then(swapPlanned(82, halves))
    given(created(), swapPlanned(82, halves)).when(plan).thenNothing()
  })

  const undo =
    (at: { readonly [game: number]: ReturnType<typeof slot> } = { 41: slot('2026-01-11', '19:00'), 42: slot('2026-01-04') }) =>
    (state: LeagueSchedules) =>
      undoSwap(state, {
        place: league,
        undoes: 82,
        plan: 83,
        now: id => (at[id] ? { slot: at[id], played: false } : undefined),
      })
  const back = halves.map(({ was, is, ...one }) => ({ ...one, was: is, is: was }))

  it('is taken back in both games', () =>
    given(swapPlanned(82, halves))
      .when(undo())
      .then(swapPlanned(83, back, 82)))

  it('is taken back in the game that nobody moved since', () =>
    given(swapPlanned(82, halves))
      .when(undo({ 41: slot('2026-01-11', '19:00'), 42: slot('2026-03-01') }))
      .then(swapPlanned(83, back.slice(0, 1), 82)))

  it('is not taken back where a team would play twice then', () => {
    const games = [game(41, 11, 12, slot('2026-01-11')), game(43, 12, 15, slot('2026-01-04'))]
    const back = [{ game: 41, was: slot('2026-01-04') }]
    expect(undoFault(back, around({ games }), nameOf)?.message).toBe('DINKs play another game on January 4, 2026 at 6:00 PM.')
    expect(undoFault(back, around({ games: games.slice(0, 1) }), nameOf)).toBeUndefined()
  })

  it('is not taken back where nothing is left of it', () =>
    given(swapPlanned(82, halves))
      .when(undo({ 41: slot('2026-03-01') }))
      .thenRefused('conflict', 'Both games were moved since: nothing is left of this swap.'))

  it('is taken back once', () =>
    given(swapPlanned(82, halves), swapPlanned(84, back, 82))
      .when(undo())
      .thenRefused('conflict', 'This swap was taken back already.'))

  it('that never was is not taken back', () =>
    given(created()).when(undo()).thenRefused('not-found', 'There is no such generation or swap.'))
})
