import fc from 'fast-check'
import { conflictInWords } from './conflict-words'
import { conflictsOf, keyOfConflict, newConflicts, type PlacedGame, type Surroundings } from './conflicts'
import { reportOf } from './generation/report-of'
import { generationInput, planWeeks } from './generation-input'
import { details, slot } from './schedules.examples'

const NAMES = ['Ohana', 'DINKs', 'Hawks', 'Bulls']
const nameOf = (team: number) => NAMES[team - 11] ?? ''

/** Hawks at Ohana, on the first Sunday of 2026 at 6:00 PM. */
const game = (id: number, away = 13, home = 11, at = slot('2026-01-04')): PlacedGame => ({ id, home, away, ...at })

const around = (changes: Partial<Surroundings> = {}): Surroundings => ({
  games: [],
  unavailable: () => [],
  weekOffs: [],
  byes: [],
  season: { from: null, to: null },
  schedules: [],
  ...changes,
})

const found = (at: PlacedGame, changes: Partial<Surroundings> = {}) =>
  conflictsOf(at, around(changes)).map(conflict => conflictInWords(conflict, nameOf))

const schedule = (changes: Parameters<typeof details>[0] = {}) => ({
  weeks: planWeeks(details({ timeSlots: ['18:00', '18:00'], ...changes })),
  maxPerDay: 1,
  has: () => true,
})

describe('In the way of a game is', () => {
  it('nothing, where everybody is free', () =>
    expect(found(game(41), { games: [game(42, 12, 14)], schedules: [schedule()] })).toEqual([]))

  it('another game of a team at that time', () =>
    expect(found(game(41), { games: [game(42, 12, 11, slot('2026-01-04', '18:00', 'Gym 1'))] })).toEqual([
      'Ohana already play on January 4, 2026 at 6:00 PM (DINKs @ Ohana, Gym 1).',
    ]))

  it('several games, of which the first five are named', () => {
    const games = [42, 43, 44, 45, 46, 47, 48].map(id => game(id, 12, 11, slot('2026-01-04', '18:00', `Gym ${id}`)))
    expect(found(game(41), { games })).toEqual([expect.stringMatching(/\(DINKs @ Ohana, Gym 42; .*, Gym 46; 2 more\)\.$/)])
  })

  it('a game of a team on that day, where a schedule allows one', () => {
    const games = [game(42, 11, 12, slot('2026-01-04', '19:00'))]
    expect(found(game(41), { games, schedules: [schedule()] })).toEqual([
      'Ohana already play on January 4, 2026 (Ohana @ DINKs, 7:00 PM): a team plays at most once a day.',
    ])
    expect(found(game(41), { games, schedules: [{ ...schedule(), maxPerDay: 2 }] })).toEqual([])
    expect(found(game(41), { games, schedules: [{ ...schedule(), has: id => id === 41 }] })).toEqual([])
    expect(found(game(41), { games })).toEqual([])
  })

  it('a game at the same place', () => {
    const at = slot('2026-01-04', '18:00', 'Gym 1')
    const games = [game(42, 12, 14, at)]
    expect(found(game(41, 13, 11, at), { games })).toEqual(['Gym 1 is taken on January 4, 2026 at 6:00 PM (DINKs @ Bulls).'])
    expect(found(game(41, 13, 11, { ...at, location: ' gym  1' }), { games })).toEqual([
      ' gym  1 is taken on January 4, 2026 at 6:00 PM (DINKs @ Bulls).',
    ])
    expect(found(game(41, 13, 11, { ...at, location: 'Gym 2' }), { games })).toEqual([])
    expect(found(game(41, 13, 11, at), { games, schedules: [schedule()] })).toEqual([])
  })

  it('a time at which the schedule has no slot left', () =>
    expect(found(game(41), { games: [game(42, 12, 14)], schedules: [schedule({ timeSlots: ['18:00'] })] })).toEqual([
      'The schedule has 1 slot on January 4, 2026 at 6:00 PM, taken by DINKs @ Bulls.',
    ]))

  it('a time at which a team cannot play', () =>
    expect(found(game(41), { unavailable: team => (team === 13 ? ['18:00'] : []) })).toEqual([
      'Hawks cannot play at 6:00 PM every week.',
    ]))

  it('a bye or a week off, with the whole week of a schedule', () => {
    const off = { weekOffs: ['2026-01-07'], byes: [{ date: '2026-01-06', teams: [13] }] }
    const words = ['Hawks have a bye in the week of January 6, 2026.', 'The week of January 7, 2026 is off.']
    expect(found(game(41), { ...off, schedules: [schedule()] })).toEqual(words)
    expect(found(game(41, 13, 11, slot('2026-01-11')), { ...off, schedules: [schedule()] })).toEqual([])
    expect(found(game(41), off)).toEqual([])
    expect(found(game(41, 13, 11, slot('2026-01-07')), off)).toEqual(['The week of January 7, 2026 is off.'])
  })

  it('the end of the season', () => {
    const season = { from: '2026-01-05', to: '2026-03-29' }
    expect(found(game(41), { season })).toEqual([
      'January 4, 2026 is outside of the season (from January 5, 2026 to March 29, 2026).',
    ])
    expect(found(game(41, 13, 11, slot('2026-03-29')), { season })).toEqual([])
    expect(found(game(41, 13, 11, slot('2026-03-30')), { season: { from: null, to: '2026-03-29' } })).toEqual([
      'March 30, 2026 is outside of the season (until March 29, 2026).',
    ])
  })

  it('nothing, where it has no date, or only its day where it has no time', () => {
    const open = { ...game(41), time: null }
    const off = { games: [game(42)], unavailable: () => ['18:00'], weekOffs: ['2026-01-04'] }
    expect(found({ ...open, date: null }, off)).toEqual([])
    expect(found(open, off)).toEqual(['The week of January 4, 2026 is off.'])
  })
})

it('A change leads to the conflicts that were not there before', () => {
  const games = [game(42, 12, 11), game(43, 12, 11, slot('2026-01-11'))]
  const at = (date: string) => conflictsOf(game(41, 13, 11, slot(date)), around({ games }))
  expect(newConflicts(at('2026-01-04'), at('2026-01-04'))).toEqual([])
  expect(newConflicts(at('2026-01-04'), at('2026-01-11')).map(keyOfConflict)).toEqual(['same-time 11 2026-01-11 18:00'])
})

describe('The report of a schedule', () => {
  const dates = ['2026-01-02', '2026-01-04', '2026-01-06', '2026-01-11', '2026-01-20', null]
  const slots = fc.record({
    date: fc.constantFrom(...dates),
    time: fc.constantFrom('18:00', '19:00', null),
    location: fc.constantFrom('Gym 1', 'gym 1', 'Gym 2', null),
  })
  const teams = [11, 12, 13, 14]
  const pair = fc.shuffledSubarray(teams, { minLength: 2, maxLength: 2 })
  const date = fc.constantFrom('2026-01-02', '2026-01-05', '2026-01-11', '2026-01-20')
  const situations = fc.record({
    games: fc.array(fc.tuple(pair, slots), { maxLength: 8 }),
    others: fc.array(fc.tuple(pair, slots), { maxLength: 2 }),
    weekOffs: fc.array(date, { maxLength: 1 }),
    byes: fc.array(fc.record({ date, teams: fc.subarray(teams) }), { maxLength: 2 }),
    season: fc.constantFrom({ from: null, to: null }, { from: '2026-01-04', to: '2026-01-11' }),
    unavailable: fc.constantFrom([], ['18:00'], ['2026-01-04 19:00']),
    details: fc.constantFrom(
      details(),
      details({ timeSlots: ['18:00', '18:00'], maxPerDay: 2 }),
      details({ timeSlots: ['18:00', '19:00'], locations: ['Gym 1', 'Gym 2'] }),
    ),
  })

  it('names as many broken rules as are in the way of its games, each where it is', () =>
    fc.assert(
      fc.property(situations, ({ details: plan, games, others, weekOffs, byes, season, unavailable }) => {
        const placed = games.map(([[home = 0, away = 0], at], i): PlacedGame => ({ id: 100 + i, home, away, ...at }))
        const strange = others.map(([[home = 0, away = 0], at], i): PlacedGame => ({ id: 200 + i, home, away, ...at }))
        const surroundings = around({
          games: [...placed, ...strange],
          unavailable: team => (team === 11 ? unavailable : []),
          weekOffs,
          byes,
          season,
          schedules: [{ weeks: planWeeks(plan), maxPerDay: plan.maxPerDay, has: id => id < 200 }],
        })
        const keys = new Set(placed.flatMap(one => conflictsOf(one, surroundings)).map(keyOfConflict))

        const entryOf = (team: number) => team + 10
        const input = generationInput(plan, {
          teams: teams.map(team => ({ team, entry: entryOf(team), unavailable: surroundings.unavailable(team) })),
          weekOffs,
          byes: byes.map(bye => ({ date: bye.date, entries: bye.teams.map(entryOf) })),
          kept: [],
          others: strange.map(({ home, away, date, time, location }) => ({ teams: [home, away], date, time, location })),
          season,
        })
        const standing = placed.map(({ home, away, date, time, location }) => ({
          home: entryOf(home),
          away: entryOf(away),
          date,
          time,
          location,
        }))
        const [broken] = reportOf(input, standing, []).measures
        expect(broken).toMatchObject({ name: 'hard-rules', figure: keys.size })
      }),
      { numRuns: 300 },
    ))
})
