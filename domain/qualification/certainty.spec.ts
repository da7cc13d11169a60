import fc from 'fast-check'
import { orderTable } from '../standings/table-order'
import type { TableRecord } from '../standings/table-record'
import { certaintiesOf, type Certainty } from './certainty'
import type { PlayOffRace } from './race'
import { raceOf } from './race.examples'
import { finished, randomLeague } from './random-race.examples'
import { isSettled, type EndResult } from './settled-places'

type Row = TableRecord
type Outcome = 'win' | 'loss' | 'tie' | 'forfeit' | 'loss by forfeit'

/** A row with a game more, without a score, which nobody knows. */
const withGame = (row: Row, opponent: number, outcome: Outcome): Row => {
  const before = row.against.get(opponent) ?? { wins: 0, losses: 0 }
  const [won, tied, lostByForfeit] = [
    outcome === 'win' || outcome === 'forfeit',
    outcome === 'tie',
    outcome === 'loss by forfeit',
  ]
  const [wins, losses] = [won ? 1 : 0, won || tied ? 0 : 1]
  const met = {
    ...before,
    wins: before.wins + wins,
    losses: before.losses + losses,
    forfeits: (before.forfeits ?? 0) + (lostByForfeit ? 1 : 0),
    margins: [...(before.margins ?? []), ...(tied ? [0] : [])],
  }
  return {
    ...row,
    wins: row.wins + wins,
    losses: row.losses + losses,
    ties: (row.ties ?? 0) + (tied ? 1 : 0),
    against: new Map([...row.against, [opponent, met]]),
  }
}

const OTHER_SIDE: { readonly [outcome in Outcome]: Outcome } = {
  win: 'loss',
  loss: 'win',
  tie: 'tie',
  forfeit: 'loss by forfeit',
  'loss by forfeit': 'forfeit',
}

/** Every end of a season, game by game, by nothing but the rows: with ties where points are, and with forfeits. */
const everyEnd = (race: PlayOffRace, visit: (rows: readonly Row[]) => void) => {
  const { rows, order } = race
  const withPoints = order.rule.steps.some(({ step }) => step === 'points')
  const withTies = withPoints || rows.some(({ ties = 0 }) => ties > 0)
  const outcomes: readonly Outcome[] = [
    'win',
    'loss',
    ...(withTies ? (['tie'] as const) : []),
    ...(withPoints ? (['forfeit', 'loss by forfeit'] as const) : []),
  ]
  const isIn = (entry: number) => rows.some(row => row.entry === entry)
  const games = rows.flatMap(({ entry, against }) =>
    [...against].flatMap(([other, { toPlay = 0 }]) =>
      Array.from({ length: isIn(other) && other < entry ? 0 : toPlay }, () => [entry, other] as const),
    ),
  )
  const play = (now: readonly Row[], at: number): void => {
    const [one, other] = games[at] ?? []
    if (one === undefined || other === undefined) return visit(now)
    for (const outcome of outcomes)
      play(
        now.map(row =>
          row.entry === one ? withGame(row, other, outcome) : row.entry === other ? withGame(row, one, OTHER_SIDE[outcome]) : row,
        ),
        at + 1,
      )
  }
  play(rows, 0)
}

/** In an end, by the whole table: `in`, `out`, or `open` where scores decide. */
const resultsAt = (race: PlayOffRace, rows: readonly Row[]): ReadonlyMap<number, EndResult> => {
  const places = orderTable(rows, race.order, { equalBefore: 0, isSettled })
  let begin = 0
  return new Map(
    places.map(({ row, toNext }, at) => {
      const first = begin
      let last = at
      while (places[last]?.toNext?.at === null) last++
      if (toNext === null || toNext.at !== null) begin = at + 1
      return [row.entry, last < race.places ? 'in' : first >= race.places ? 'out' : 'open']
    }),
  )
}

const bruteForce = (race: PlayOffRace) => {
  const seen = new Map(race.rows.map(({ entry }) => [entry, new Set<string>()]))
  everyEnd(race, rows => resultsAt(race, rows).forEach((result, entry) => seen.get(entry)?.add(result)))
  return [...seen].map(([entry, results]) => {
    if (results.size > 1) return { entry, state: 'open' }
    return { entry, state: results.has('in') ? 'clinched' : results.has('out') ? 'out' : 'open' }
  })
}

/** The least number of wins with which a team goes on in every end in which it wins so many. */
const bruteForceWins = (race: PlayOffRace, entry: number, left: number): number | null => {
  const at = race.rows.findIndex(row => row.entry === entry)
  const before = race.rows[at]?.wins ?? 0
  const isEnough = Array.from({ length: left + 1 }, () => true)
  everyEnd(race, rows => {
    if (resultsAt(race, rows).get(entry) === 'in') return
    const won = (rows[at]?.wins ?? 0) - before
    isEnough.fill(false, 0, won + 1)
  })
  const least = isEnough.indexOf(true)
  return least < 0 ? null : least
}

const league = fc.record({ seed: fc.integer({ min: 1 }), left: fc.integer({ min: 0, max: 3 }), mostTeams: fc.constant(6) })
const larger = fc.record({ seed: fc.integer({ min: 1 }), left: fc.integer({ min: 5, max: 30 }), mostTeams: fc.constant(10) })

describe('What is certain of a team', () => {
  it('is what all ends of the season say, in leagues of every kind of rule', () =>
    fc.assert(
      fc.property(league, one => {
        const race = raceOf(randomLeague(one))
        const found = certaintiesOf(race)
        expect(found.every(({ exact }) => exact)).toBe(true)
        expect(found.map(({ entry, state }) => ({ entry, state }))).toEqual(bruteForce(race))
      }),
      { numRuns: 150 },
    ))

  it('is never wrong in larger leagues, whatever the scores are', () =>
    fc.assert(
      fc.property(larger, fc.integer({ min: 1 }), (one, seed) => {
        const league = randomLeague(one)
        const found = certaintiesOf(raceOf(league))
        for (let end = 0; end < 10; end++) {
          const race = finished(league, seed + end)
          const places = orderTable(race.rows, race.order).map(({ row }) => row.entry)
          const goesOn = (entry: number) => places.indexOf(entry) < race.places
          expect(found.filter(({ entry, state }) => state === (goesOn(entry) ? 'out' : 'clinched'))).toEqual([])
        }
      }),
      { numRuns: 150 },
    ))

  it('is with how many wins it goes on whatever the others do', () =>
    fc.assert(
      fc.property(league, one => {
        const race = raceOf(randomLeague(one))
        for (const { entry, state, left, winsNeeded } of certaintiesOf(race))
          if (state === 'open') expect({ entry, winsNeeded }).toEqual({ entry, winsNeeded: bruteForceWins(race, entry, left) })
      }),
      { numRuns: 60 },
    ))
})

const words = (race: ReturnType<typeof raceOf>) =>
  certaintiesOf(race).map(
    ({ entry, state, left, winsNeeded }: Certainty) =>
      `${race.rows[entry - 1]?.name}: ${state}${state === 'open' ? `, ${winsNeeded ?? 'help'} of ${left}` : ''}`,
  )

it('Nobody is in or out before anything was played', () =>
  expect(words(raceOf({ teams: 'Ants Bees Cats', left: ['Ants Bees', 'Bees Cats', 'Cats Ants'], places: 2 }))).toEqual([
    'Ants: open, 2 of 2',
    'Bees: open, 2 of 2',
    'Cats: open, 2 of 2',
  ]))
