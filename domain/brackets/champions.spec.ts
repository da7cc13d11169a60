import { gameOf, teams } from './brackets.examples'
import { championsOf, isOver, type DivisionBracket, type LeaguePlayOffs, type SeasonResults } from './champions'
import type { BracketGame } from './derive'

const SCORES = { first: [70, 60], second: [60, 70], none: null } as const

/** A bracket of two of a division; game n is of division n. */
const bracketOf = (division: number, result: keyof typeof SCORES, more: Partial<BracketGame> = {}): DivisionBracket => ({
  division,
  input: { seeds: teams(2), games: [{ ...gameOf('r1-0', [1, 2], SCORES[result]), game: division, ...more }] },
})

/** A league whose play-offs are one game between teams 109 and 110, or those given by their entries. */
const playOffsOf = (league: number, [home, away]: readonly [number, number] = [9, 10]): LeaguePlayOffs => ({
  league,
  games: [
    { game: league, home: home + 100, away: away + 100, entries: [home, away], score: { home: 80, away: 79 }, walkover: null },
  ],
})

const season = (results: Partial<SeasonResults>) => championsOf({ isOver: false, divisions: [], leagues: [], ...results })

describe('The champion of a division', () => {
  const first = { of: { division: 3 }, team: 101, runnerUp: 102, game: 3, series: null }

  it('is the winner of the final of its bracket, while the season goes on too', () =>
    expect(season({ divisions: [bracketOf(3, 'first')] })).toEqual([first]))

  it('is another one when the final is corrected', () =>
    expect(season({ divisions: [bracketOf(3, 'second')] })).toEqual([{ ...first, team: 102, runnerUp: 101 }]))

  it('may have won the final by walk-over', () =>
    expect(season({ divisions: [bracketOf(3, 'none', { walkover: 'away' })] })).toMatchObject([{ team: 102 }]))

  it('is nobody before the final, and of a bracket of one team', () => {
    expect(season({ divisions: [bracketOf(3, 'none')], isOver: true })).toEqual([])
    expect(season({ divisions: [{ division: 3, input: { seeds: teams(1), games: [] } }], isOver: true })).toEqual([])
  })

  it('is not who won the game for third place, or a semifinal', () => {
    const semifinals = [gameOf('r1-0', [1, 4], [70, 60]), gameOf('r1-1', [2, 3], [70, 60])]
    const third = gameOf('third-place', [4, 3], [70, 60])
    const input = { seeds: teams(4), games: [...semifinals, third], hasThirdPlace: true }
    expect(season({ divisions: [{ division: 3, input }] })).toEqual([])
  })

  it('is one for each division, in their order', () =>
    expect(season({ divisions: [bracketOf(3, 'first'), bracketOf(4, 'none'), bracketOf(5, 'second')] })).toMatchObject([
      { of: { division: 3 }, team: 101 },
      { of: { division: 5 }, team: 102 },
    ]))
})

describe('The champion of a league without a bracket', () => {
  it('is the winner of its play-offs, when the season is over', () =>
    expect(season({ leagues: [playOffsOf(7)], isOver: true })).toEqual([
      { of: { league: 7 }, team: 109, runnerUp: 110, game: 7, series: null },
    ]))

  it('is nobody while the season goes on: another game may follow', () =>
    expect(season({ leagues: [playOffsOf(7)] })).toEqual([]))

  it('says how many games of the final were won and lost, where it had several', () => {
    const [game] = playOffsOf(7).games
    const lost = { ...game, game: 8, score: { home: 60, away: 70 } } as NonNullable<typeof game>
    const games = [game as NonNullable<typeof game>, lost, { ...lost, game: 9, score: { home: 71, away: 70 } }]
    expect(season({ leagues: [{ league: 7, games }], isOver: true })).toMatchObject([{ game: 9, series: { won: 2, lost: 1 } }])
  })

  it('is nobody where one of the teams plays in a bracket: the games are a part of the play-offs', () => {
    const leagues = [playOffsOf(7, [2, 10])]
    expect(season({ divisions: [bracketOf(3, 'first')], leagues, isOver: true })).toMatchObject([{ of: { division: 3 } }])
  })

  it('is there beside a bracket of other teams, and beside one that was never played', () => {
    const divisions = [bracketOf(3, 'first')]
    expect(season({ divisions, leagues: [playOffsOf(7)], isOver: true })).toHaveLength(2)
    const leagues = [playOffsOf(7, [2, 10])]
    expect(season({ divisions: [bracketOf(3, 'none')], leagues, isOver: true })).toMatchObject([{ of: { league: 7 } }])
  })
})

describe('A season is over', () => {
  it.each([
    ['when it is not active any more', { active: false, finishDate: null }, null, true],
    ['the day after its last day', { active: true, finishDate: '2026-08-24' }, '2026-08-25', true],
    ['not on its last day', { active: true, finishDate: '2026-08-24' }, '2026-08-24', false],
    ['not before', { active: true, finishDate: '2026-08-24' }, '2026-08-01', false],
    ['not where its last day is not known', { active: true, finishDate: null }, '2026-08-25', false],
    ['not on a day that is not known', { active: true, finishDate: '2026-08-24' }, null, false],
  ])('%s', (_, dates, on, expected) => expect(isOver(dates, on)).toBe(expected))
})
