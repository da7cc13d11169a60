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

  it('first example of its rule book: two teams twice equal stand as they played against each other, whatever the difference of all games', () =>
    expect(table(recordsOf('A 100–55 B', 'A 90–85 C', 'A 75–80 D', 'B 100–95 C', 'B 80–75 D', 'C 60–55 D'), FIBA)).toEqual([
      ['1. A', 'headToHead'],
      ['2. B', null],
      ['3. C', 'headToHead'],
      ['4. D', null],
    ]))

  it('second example of its rule book: of three in a circle one has the best difference in it, and the others begin again with their own game', () =>
    expect(table(recordsOf('A 100–55 B', 'A 90–85 C', 'A 120–75 D', 'B 100–85 C', 'B 75–80 D', 'C 65–55 D'), FIBA)).toEqual([
      ['1. A', null],
      ['2. B', 'difference'],
      ['3. C', 'headToHead'],
      ['4. D', null],
    ]))

  it('three teams that beat each other in a circle stand by the difference in these games alone', () =>
    expect(
      table(
        recordsOf('A 100–55 B', 'A 85–90 C', 'A 120–75 D', 'B 100–95 C', 'B 60–55 D', 'C 100–75 D'), // oxfmt-ignore
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

describe('Basketball by the rules of the NBA, which compare shares of games won, among all who are equal too', () => {
  /** Records within a division and a conference, which come before the difference, decided nothing in this season's West. */
  const NBA: OrderRule = {
    steps: [{ step: 'percentage' }, { step: 'headToHead' }, { step: 'difference', among: false, cap: null }, { step: 'lot' }],
    ranking: 4,
    restarts: true,
  }
  const WEST_2018 = [
    ['Pelicans', 48, 34, { Thunder: [2, 1], Jazz: [1, 3] }],
    ['Timberwolves', 47, 35, { Spurs: [1, 2] }],
    ['Trail Blazers', 49, 33, {}],
    ['Jazz', 48, 34, { Thunder: [1, 3], Pelicans: [3, 1] }],
    ['Nuggets', 46, 36, {}],
    ['Thunder', 48, 34, { Jazz: [3, 1], Pelicans: [1, 2] }],
    ['Spurs', 47, 35, { Timberwolves: [2, 1] }],
  ] as const
  const entryOf = (name: string) => WEST_2018.findIndex(([other]) => other === name) + 1
  const season = WEST_2018.map(([name, wins, losses, series]) => ({
    name,
    entry: entryOf(name),
    wins,
    losses,
    pointsFor: 0,
    pointsAgainst: 0,
    against: new Map(Object.entries(series).map(([other, [won, lost]]) => [entryOf(other), { wins: won, losses: lost }])),
  }))

  it('the West of 2017–18 ended as it was published: three with 48 wins by 4–3, 4–4 and 3–4 among them, two with 47 by 2–1', () =>
    expect(table(season, NBA)).toEqual([
      ['1. Trail Blazers', null],
      ['2. Thunder', 'headToHead'],
      ['3. Jazz', 'headToHead'],
      ['4. Pelicans', null],
      ['5. Spurs', 'headToHead'],
      ['6. Timberwolves', null],
      ['7. Nuggets', null],
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

it('Where a difference counts so much per game at most, nobody comes by because a game was run up', () => {
  const games = recordsOf('A 90–30 C', 'A 50–55 B', 'B 60–48 C', 'B 40–42 C', 'A 50–51 C', 'A 61–60 B')
  const rule = (cap: number | null): OrderRule => ({
    steps: [{ step: 'percentage' }, { step: 'difference', among: false, cap }],
    ranking: 2,
    restarts: false,
  })
  expect(table(games, rule(null)).map(([place]) => place)).toEqual(['1. A', '2. B', '3. C'])
  expect(table(games, rule(10)).map(([place]) => place)).toEqual(['1. B', '2. A', '3. C'])
})
