import fc from 'fast-check'
import { gameOf, matchupOf, shortMatchup, shortSlot, teams } from './brackets.examples'
import { deriveBracket, matchupsOf, type Bracket, type BracketGame, type BracketInput, type Matchup } from './derive'
import { matchupLabel, roundLabel, THIRD_PLACE } from '../divisions/bracket-shape'

const bracketOf = (n: number, games: readonly BracketGame[] = [], more: Partial<BracketInput> = {}): Bracket =>
  deriveBracket({ seeds: teams(n), games, ...more })

const EVERY_N = Array.from({ length: 63 }, (_, i) => i + 2)

const gamesOf = ({ rounds }: Bracket, round: number) => rounds[round - 1]?.matchups.filter(({ isBye }) => !isBye) ?? []

/** A first-round matchup of the second round in words: `1`, or `(8v9)` for the winner of a game. */
const feeder = (bracket: Bracket, matchId: string): string => {
  const { teamA, teamB, isBye } = matchupOf(bracket, matchId)
  return isBye ? shortSlot(teamA) : `(${shortSlot(teamA)}v${shortSlot(teamB)})`
}

/** Rounds one and two as the table of layouts lists them. */
const layoutOf = (bracket: Bracket): readonly [first: string, second: string] => [
  gamesOf(bracket, 1)
    .map(({ teamA, teamB }) => `${shortSlot(teamA)}v${shortSlot(teamB)}`)
    .toSorted((a, b) => parseInt(a) - parseInt(b))
    .join(' '),
  gamesOf(bracket, 2)
    .map(({ teamA, teamB }) => `${feeder(bracket, teamA.sourceMatchId ?? '')}-${feeder(bracket, teamB.sourceMatchId ?? '')}`)
    .join(' '),
]

/** Plays a bracket to its end: of every game the side wins that `winner` names, always the better seed where it says nothing. */
const playOut = (n: number, wins: (matchup: Matchup) => 'A' | 'B' = () => 'A', more: Partial<BracketInput> = {}): Bracket => {
  const play = (games: readonly BracketGame[]): Bracket => {
    const bracket = bracketOf(n, games, more)
    const next = matchupsOf(bracket).find(
      ({ teamA, teamB, game }) => game === null && teamA.kind === 'team' && teamB.kind === 'team',
    )
    if (next?.teamA.kind !== 'team' || next.teamB.kind !== 'team') return bracket
    const score = wins(next) === 'A' ? ([2, 1] as const) : ([1, 2] as const)
    return play([...games, gameOf(next.matchId, [next.teamA.entry, next.teamB.entry], score)])
  }
  return play([])
}

describe('The bracket of n teams', () => {
  it.each<[number, string, string]>([
    [3, '2v3', '1-(2v3)'],
    [4, '1v4 2v3', '(1v4)-(2v3)'],
    [5, '4v5', '1-(4v5) 2-3'],
    [6, '3v6 4v5', '1-(4v5) 2-(3v6)'],
    [7, '2v7 3v6 4v5', '1-(4v5) (2v7)-(3v6)'],
    [8, '1v8 2v7 3v6 4v5', '(1v8)-(4v5) (2v7)-(3v6)'],
    [9, '8v9', '1-(8v9) 4-5 2-7 3-6'],
    [10, '7v10 8v9', '1-(8v9) 4-5 2-(7v10) 3-6'],
    [11, '6v11 7v10 8v9', '1-(8v9) 4-5 2-(7v10) 3-(6v11)'],
    [12, '5v12 6v11 7v10 8v9', '1-(8v9) 4-(5v12) 2-(7v10) 3-(6v11)'],
    [13, '4v13 5v12 6v11 7v10 8v9', '1-(8v9) (4v13)-(5v12) 2-(7v10) 3-(6v11)'],
    [14, '3v14 4v13 5v12 6v11 7v10 8v9', '1-(8v9) (4v13)-(5v12) 2-(7v10) (3v14)-(6v11)'],
    [15, '2v15 3v14 4v13 5v12 6v11 7v10 8v9', '1-(8v9) (4v13)-(5v12) (2v15)-(7v10) (3v14)-(6v11)'],
    [16, '1v16 2v15 3v14 4v13 5v12 6v11 7v10 8v9', '(1v16)-(8v9) (4v13)-(5v12) (2v15)-(7v10) (3v14)-(6v11)'],
  ])('of %i is laid out as by hand: %s, then %s', (n, first, second) => {
    expect(layoutOf(bracketOf(n))).toEqual([first, second])
  })

  it.each(EVERY_N)('of %i has n − 1 games, and every team once in the first round', n => {
    const bracket = bracketOf(n)
    const { totalSlots, numByes, numFirstRoundGames, totalRounds } = bracket
    expect(matchupsOf(bracket).filter(({ isBye }) => !isBye)).toHaveLength(n - 1)
    const seeds = bracket.rounds[0]?.matchups.flatMap(({ teamA, teamB }) => [teamA, teamB]) ?? []
    expect(seeds.flatMap(slot => (slot.kind === 'team' ? [slot.seed] : [])).toSorted((a, b) => a - b)).toEqual(
      teams(n).map(({ entry }) => entry),
    )
    expect({ totalSlots, numByes, numFirstRoundGames, totalRounds }).toEqual({
      totalSlots: 2 ** totalRounds,
      numByes: totalSlots - n,
      numFirstRoundGames: n - totalSlots / 2,
      totalRounds: Math.ceil(Math.log2(n)),
    })
  })

  it.each(EVERY_N)('of %i gives its byes to the best seeds, and pairs the others from the ends inward', n => {
    const { rounds, numByes, totalSlots } = bracketOf(n)
    const first = rounds[0]?.matchups ?? []
    const resting = first.flatMap(({ teamA, isBye }) => (isBye && teamA.kind === 'team' ? [teamA.seed] : []))
    expect(resting.toSorted((a, b) => a - b)).toEqual(Array.from({ length: numByes }, (_, i) => i + 1))
    first
      .filter(({ isBye }) => !isBye)
      .forEach(({ teamA, teamB }) => {
        expect(Number(shortSlot(teamA)) + Number(shortSlot(teamB))).toBe(totalSlots + 1)
      })
  })

  it.each(EVERY_N)('of %i lets 1 meet 2 in the final, and the best four no earlier than in the semifinals', n => {
    const { rounds, champion } = playOut(n)
    rounds.forEach(({ matchups }) => {
      matchups
        .filter(({ isBye }) => !isBye)
        .forEach(({ teamA, teamB }) => {
          expect(Number(shortSlot(teamA)) + Number(shortSlot(teamB))).toBe(matchups.length * 2 + 1)
        })
    })
    expect(champion).toEqual({ seed: 1, entry: 1, team: 101 })
  })

  it('feeds every later matchup from the two above and below it', () => {
    const { rounds } = bracketOf(64)
    rounds.slice(1).forEach(({ matchups }, i) => {
      matchups.forEach(({ teamA, teamB, position }) => {
        expect([teamA.sourceMatchId, teamB.sourceMatchId]).toEqual([`r${i + 1}-${position * 2}`, `r${i + 1}-${position * 2 + 1}`])
      })
    })
  })

  it('calls its matchups by round and place', () =>
    expect(bracketOf(5).rounds.map(({ matchups }) => matchups.map(({ matchId }) => matchId))).toEqual([
      ['r1-0', 'r1-1', 'r1-2', 'r1-3'],
      ['r2-0', 'r2-1'],
      ['r3-0'],
    ]))

  it('of no team or of one has no rounds', () => {
    const nothing = {
      rounds: [],
      totalRounds: 0,
      totalSlots: 0,
      numByes: 0,
      numFirstRoundGames: 0,
      champion: null,
      thirdPlace: null,
    }
    expect([bracketOf(0), bracketOf(1)]).toEqual([nothing, nothing])
  })
})

describe('A slot', () => {
  it('is a team, a bye, or a team not known yet', () => {
    const bracket = bracketOf(3)
    expect(matchupsOf(bracket).map(({ teamA, teamB }) => [teamA, teamB])).toEqual([
      [
        { kind: 'team', seed: 1, entry: 1, team: 101, sourceMatchId: null },
        { kind: 'bye', sourceMatchId: null },
      ],
      [
        { kind: 'team', seed: 2, entry: 2, team: 102, sourceMatchId: null },
        { kind: 'team', seed: 3, entry: 3, team: 103, sourceMatchId: null },
      ],
      [
        { kind: 'team', seed: 1, entry: 1, team: 101, sourceMatchId: 'r1-0' },
        { kind: 'unknown', sourceMatchId: 'r1-1', takes: 'winner' },
      ],
    ])
  })

  it('beside a bye stands in the second round at once, without a game', () =>
    expect(gamesOf(bracketOf(5), 2).map(shortMatchup)).toEqual(['1 v W r1-1', '2 v 3']))
})

describe('A winner', () => {
  const semifinal = (score: BracketGame['score'] | readonly [number, number], walkover: BracketGame['walkover'] = null) =>
    bracketOf(4, [gameOf('r1-0', [4, 1], score, walkover)])
  const finalists = (bracket: Bracket) => shortMatchup(matchupOf(bracket, 'r2-0'))

  it('of the higher score goes on, at home or away', () => {
    expect(finalists(semifinal([61, 58]))).toBe('4 v W r1-1')
    expect(finalists(semifinal([58, 61]))).toBe('1 v W r1-1')
  })

  it.each<[string, BracketGame['score']]>([
    ['a tie', { home: 60, away: 60 }],
    ['a tie without points', { home: 0, away: 0 }],
    ['no score', null],
    ['the score of one side', { home: 61, away: null }],
    ['the score of the other side', { home: null, away: 61 }],
  ])('is nobody with %s', (_, score) => expect(finalists(semifinal(score))).toBe('W r1-0 v W r1-1'))

  it('by walk-over goes on without a score', () => {
    expect(finalists(semifinal(null, 'away'))).toBe('1 v W r1-1')
    expect(finalists(semifinal([0, 0], 'away'))).toBe('1 v W r1-1')
    expect(matchupOf(semifinal(null, 'away'), 'r1-0')).toMatchObject({ winner: { seed: 1 }, loser: { seed: 4 } })
  })

  it('of the final is the champion', () =>
    expect(playOut(6, ({ matchId }) => (matchId === 'r3-0' ? 'B' : 'A')).champion).toEqual({ seed: 2, entry: 2, team: 102 }))

  it('is nobody where the game is of other teams than those that stand in the matchup', () => {
    const bracket = bracketOf(4, [gameOf('r1-0', [1, 4], [61, 58]), gameOf('r2-0', [4, 2], [70, 60])])
    expect(matchupOf(bracket, 'r2-0')).toMatchObject({ winner: null, gameCounts: false, game: { home: 4 } })
  })

  it('is whoever won, in any bracket: they are in the next round, and one team is left', () => {
    const results = fc.record({ n: fc.integer({ min: 2, max: 64 }), wins: fc.infiniteStream(fc.constantFrom('A', 'B')) })
    fc.assert(
      fc.property(results, ({ n, wins }) => {
        const bracket = playOut(n, () => wins.next().value as 'A' | 'B')
        const losers = matchupsOf(bracket).flatMap(({ loser }) => (loser ? [loser.seed] : []))
        expect(losers).toHaveLength(n - 1)
        expect(new Set([...losers, bracket.champion?.seed]).size).toBe(n)
      }),
      { numRuns: 50 },
    )
  })
})

describe('The game for third place', () => {
  it('is not played unless the division wants it', () => expect(bracketOf(4).thirdPlace).toBeNull())

  it('is of the losers of the semifinals, and moves nobody on', () => {
    const bracket = playOut(8, ({ matchId }) => (matchId === THIRD_PLACE ? 'B' : 'A'), { hasThirdPlace: true })
    const wanted = { matchId: THIRD_PLACE, label: 'Third place', winner: { seed: 3 }, loser: { seed: 4 } }
    expect(bracket.thirdPlace).toMatchObject(wanted)
    expect(bracket.champion).toMatchObject({ seed: 1 })
  })

  it('waits for the losers', () => {
    const { thirdPlace } = bracketOf(4, [gameOf('r1-1', [2, 3], [1, 2])], { hasThirdPlace: true })
    expect(thirdPlace && shortMatchup(thirdPlace)).toBe('L r1-0 v 2')
  })

  it.each([2, 3])('is none of %i teams, whose semifinals have no two losers', n =>
    expect(bracketOf(n, [], { hasThirdPlace: true }).thirdPlace).toBeNull(),
  )
})

describe('A round', () => {
  it('is called by how many teams are left, up to 64', () => {
    expect(bracketOf(64).rounds.map(({ label }) => label)).toEqual([
      'Round of 64',
      'Round of 32',
      'Round of 16',
      'Quarterfinals',
      'Semifinals',
      'Final',
    ])
    expect([roundLabel(1, 128), roundLabel(2, 64)]).toEqual(['Round 1', 'Round of 64'])
  })

  it('numbers its games from the top, without the byes', () => {
    expect(bracketOf(5).rounds.map(({ matchups }) => matchups.map(({ label }) => label))).toEqual([
      ['Bye', 'Quarterfinal', 'Bye', 'Bye'],
      ['Semifinal 1', 'Semifinal 2'],
      ['Final'],
    ])
    expect([matchupLabel(3, 16, 2), matchupLabel(1, 128, 4)]).toEqual(['Round of 16, game 2', 'Round 1, game 4'])
  })
})
