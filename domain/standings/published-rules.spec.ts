import type { OrderRule } from '../order-rules/order-rule'
import { recordsOf, type NamedRecord } from './table.examples'
import { tablePlacesOf } from './tie-break'

const table = (rows: readonly NamedRecord[], rule: OrderRule, lots: readonly (readonly number[])[] = []) =>
  tablePlacesOf(rows, { rule, lots }).map(({ rank, row, tieBreak }) => [`${rank}. ${row.name}`, tieBreak?.step ?? null])

describe('Basketball by the rules of FIBA, in which a win is worth two points, a loss one and a forfeit none', () => {
  /**
   * Who has as many points is ordered by the games among these teams: by the points of the table in them, then by the difference, then by
   * what was scored; then the same of all games. Whenever some are told apart, the others begin again.
   */
  const FIBA: OrderRule = {
    steps: [
      { step: 'points', win: 2, tie: 0, loss: 1, forfeit: 0 },
      { step: 'headToHead' },
      { step: 'difference', among: true, cap: null },
      { step: 'scored', among: true },
      { step: 'difference', among: false, cap: null },
      { step: 'scored', among: false },
      { step: 'lot' },
    ],
    ranking: 7,
    restarts: true,
  }

  it('two teams of equal points stand as they played against each other, whatever the difference of all games', () =>
    expect(
      table(
        recordsOf('A 100–55 B', 'A 90–85 C', 'A 75–80 D', 'B 100–95 C', 'B 60–55 D', 'C 100–75 D'), // prettier-ignore
        FIBA,
      ),
    ).toEqual([
      ['1. A', 'headToHead'],
      ['2. B', null],
      ['3. C', 'headToHead'],
      ['4. D', null],
    ]))

  it('three teams that beat each other in a circle stand by the difference in these games alone', () =>
    expect(
      table(
        recordsOf('A 100–55 B', 'A 85–90 C', 'A 120–75 D', 'B 100–95 C', 'B 60–55 D', 'C 100–75 D'), // prettier-ignore
        FIBA,
      ),
    ).toEqual([
      ['1. A', 'difference'],
      ['2. C', 'difference'],
      ['3. B', null],
      ['4. D', null],
    ]))

  it('two of three who have the same difference in them begin again, with their own game', () => {
    const circle = recordsOf('A 80–77 B', 'B 60–58 C', 'C 90–89 A')
    const names = (rule: OrderRule) => table(circle, rule).map(([place]) => place)
    const withoutScored = FIBA.steps.filter(step => step.step !== 'scored' || !step.among)
    expect(names({ ...FIBA, steps: withoutScored })).toEqual(['1. A', '2. B', '3. C'])
    expect(names({ ...FIBA, steps: withoutScored, restarts: false })).toEqual(['1. A', '2. C', '3. B'])
  })

  it('a forfeit is worth less than a loss', () =>
    expect(table(recordsOf('A 70–60 B', 'A forfeit C', 'B 50–60 C', 'C 50–60 B'), FIBA)).toEqual([
      ['1. A', 'headToHead'],
      ['2. B', null],
      ['3. C', null],
    ]))
})

describe('Football by the rules of the Premier League, in which a win is worth three points and a tie one', () => {
  /** Who has as many points is ordered by the difference of goals, then by the goals that were scored. */
  const PREMIER_LEAGUE: OrderRule = {
    steps: [
      { step: 'points', win: 3, tie: 1, loss: 0, forfeit: 0 },
      { step: 'difference', among: false, cap: null },
      { step: 'scored', among: false },
    ],
    ranking: 3,
    restarts: false,
  }
  const season = (
    entry: number,
    name: string,
    [wins, ties, losses]: readonly [number, number, number],
    goals: readonly [number, number],
  ) => ({
    name,
    entry,
    wins,
    ties,
    losses,
    pointsFor: goals[0],
    pointsAgainst: goals[1],
    against: new Map(),
  })

  it('the season of 2011–12 ended as it was published: both of Manchester had 89 points', () =>
    expect(
      table(
        [
          season(1, 'Chelsea', [18, 10, 10], [65, 46]),
          season(2, 'Manchester United', [28, 5, 5], [89, 33]),
          season(3, 'Newcastle United', [19, 8, 11], [56, 51]),
          season(4, 'Arsenal', [21, 7, 10], [74, 49]),
          season(5, 'Tottenham Hotspur', [20, 9, 9], [66, 41]),
          season(6, 'Manchester City', [28, 5, 5], [93, 29]),
        ],
        PREMIER_LEAGUE,
      ),
    ).toEqual([
      ['1. Manchester City', 'difference'],
      ['2. Manchester United', null],
      ['3. Arsenal', null],
      ['4. Tottenham Hotspur', null],
      ['5. Newcastle United', null],
      ['6. Chelsea', null],
    ]))
})

describe('A group of the World Cup of 2018, in which lots are the last step', () => {
  /** Points, then difference and goals of all games, then the games among the equal, then the lot (conduct, which came before it, aside). */
  const WORLD_CUP: OrderRule = {
    steps: [
      { step: 'points', win: 3, tie: 1, loss: 0, forfeit: 0 },
      { step: 'difference', among: false, cap: null },
      { step: 'scored', among: false },
      { step: 'headToHead' },
      { step: 'lot' },
    ],
    ranking: 5,
    restarts: false,
  }
  const GROUP_H = recordsOf(
    'Colombia 1–2 Japan',
    'Poland 1–2 Senegal',
    'Japan 2–2 Senegal',
    'Poland 0–3 Colombia',
    'Japan 0–1 Poland',
    'Senegal 0–1 Colombia',
  )

  it('two teams that are equal in everything share a rank until lots are drawn', () =>
    expect(table(GROUP_H, WORLD_CUP)).toEqual([
      ['1. Colombia', null],
      ['2. Japan', 'equal'],
      ['2. Senegal', null],
      ['4. Poland', null],
    ]))

  it('and then stand as they were drawn', () =>
    expect(table(GROUP_H, WORLD_CUP, [[4, 2]])).toEqual([
      ['1. Colombia', null],
      ['2. Senegal', 'lot'],
      ['3. Japan', null],
      ['4. Poland', null],
    ]))
})
