import type { Decision } from '../facts/decision'
import type { GameContext, GameFact, Score } from '../games/events'
import { deleteGame, noDetails, updatePeriodScores, updateScore } from '../games/decide'
import { gameStream, type Game } from '../games/state'
import { recordWalkover } from '../games/walkover'
import { teams } from './brackets.examples'
import {
  guardedResult,
  matchupsToSettle,
  resultOf,
  gamesUndoneBy,
  type BracketResults,
  type Confirmed,
  type BracketGameResult,
} from './results'

/** Seeds 1 to 4, whose ids are those of `teams`; game n is of matchup n, both sides and what was entered. */
type Played = { readonly matchId: string; readonly sides: readonly [number, number]; readonly score?: readonly [number, number] }

const game = (id: number, { matchId, sides: [home, away], score }: Played): Game => {
  const side = (seed: number) => ({ team: seed + 100, entry: seed, league: 5 })
  const context: GameContext = {
    organization: 1,
    season: 3,
    league: null,
    division: 9,
    stage: 'playoff',
    home: side(home),
    away: side(away),
  }
  const scheduled: GameFact = { type: 'GameScheduled', data: { game: id, in: context, details: { ...noDetails, matchId } } }
  const is: Score | null = score ? { home: score[0], away: score[1] } : null
  const scored: GameFact[] = is ? [{ type: 'ScoreUpdated', data: { game: id, in: context, was: null, is } }] : []
  return [scheduled, ...scored].reduce<Game>(gameStream.evolve, gameStream.initial)
}

/** A bracket of four of which these games were made, game 1 first. */
const bracket = (...played: readonly Played[]): { readonly games: readonly Game[]; readonly input: BracketResults } => {
  const games = played.map((one, i) => game(i + 1, one))
  return { games, input: { seeds: teams(4), games: games.flatMap(one => resultOf(one) ?? []) } }
}

const semifinals: readonly Played[] = [
  { matchId: 'r1-0', sides: [1, 4], score: [61, 58] },
  { matchId: 'r1-1', sides: [2, 3], score: [70, 60] },
]
const final: Played = { matchId: 'r2-0', sides: [1, 2] }
const playedFinal: Played = { ...final, score: [80, 79] }

const guarded = (
  played: readonly Played[],
  which: number,
  decide: (game: Game) => Decision<GameFact>,
  confirmed: Confirmed = [],
): Decision<GameFact> => {
  const { games, input } = bracket(...played)
  const one = games[which - 1] as Game
  return guardedResult(one, decide(one), { input, confirmed })
}
const score = (home: number, away: number) => (one: Game) => updateScore(one, { is: { home, away } })

describe('A correction of a result', () => {
  it('that keeps the winner is allowed, whatever was played since', () =>
    expect(guarded([...semifinals, playedFinal], 1, score(61, 60))).toMatchObject({ kind: 'facts' }))

  it('that changes the winner is allowed while the next game has no figures', () => {
    expect(guarded([...semifinals, final], 1, score(57, 58))).toMatchObject({ kind: 'facts' })
    expect(guarded(semifinals, 1, score(57, 58))).toMatchObject({ kind: 'facts' })
  })

  it('that changes the winner needs a confirmation afterwards, and says what it undoes', () =>
    expect(guarded([...semifinals, playedFinal], 1, score(57, 58))).toMatchObject({
      kind: 'refused',
      why: 'conflict',
      message: 'Other teams would play Final (79–80), and what was entered there would be undone. That has to be confirmed.',
      details: { undoes: [{ game: 3, matchId: 'r2-0', label: 'Final', homeTeam: 101, awayTeam: 102 }] },
    }))

  it('goes through where all that it undoes was confirmed', () => {
    expect(guarded([...semifinals, playedFinal], 1, score(57, 58), [3])).toMatchObject({ kind: 'facts' })
    expect(guarded([...semifinals, playedFinal], 1, score(57, 58), [2])).toMatchObject({ kind: 'refused' })
    expect(guarded([...semifinals, playedFinal], 1, score(57, 58), 'all')).toMatchObject({ kind: 'facts' })
  })

  it('to a tie undoes as much: nobody goes on', () =>
    expect(guarded([...semifinals, playedFinal], 1, score(58, 58))).toMatchObject({ kind: 'refused' }))

  it('that is refused by itself is refused for that', () =>
    expect(guarded([...semifinals, playedFinal], 1, score(-1, 58))).toMatchObject({ why: 'invalid' }))
})

it('A game that others have followed is not deleted without a confirmation', () => {
  expect(guarded([...semifinals, playedFinal], 1, deleteGame)).toMatchObject({ kind: 'refused', why: 'conflict' })
  expect(guarded([...semifinals, playedFinal], 1, deleteGame, [3])).toMatchObject({ kind: 'facts' })
  expect(guarded([...semifinals, final], 1, deleteGame)).toMatchObject({ kind: 'facts' })
})

it('A walk-over that is given to the other side moves teams as a score does', () => {
  const walkedOver: Played = { matchId: 'r1-0', sides: [1, 4] }
  const forfeit = (one: Game) => recordWalkover(one, { winner: 'away' })
  expect(guarded([walkedOver, ...semifinals.slice(1)], 1, forfeit)).toMatchObject({ kind: 'facts' })
})

it('Points of a period move nobody', () => {
  const quarter = (one: Game) => updatePeriodScores(one, { points: [{ period: 1, side: 'home', points: 15 }], known: [1] })
  expect(guarded([...semifinals, playedFinal], 1, quarter)).toMatchObject({ kind: 'facts' })
})

it('Nothing is entered for a game of which it is not known who plays it', () => {
  const noWinner: Played = { matchId: 'r1-0', sides: [1, 4], score: [60, 60] }
  const [, other] = semifinals as readonly [Played, Played]
  expect(guarded([noWinner, other, final], 3, score(80, 79))).toMatchObject({
    kind: 'refused',
    message: 'Who plays Final is not known yet. The games before it must be played first.',
  })
})

it('A correction undoes all down the path, and the game for third place', () => {
  const quarters: readonly Played[] = [
    { matchId: 'r1-0', sides: [1, 8], score: [2, 1] },
    { matchId: 'r1-1', sides: [4, 5], score: [2, 1] },
    { matchId: 'r1-2', sides: [2, 7], score: [2, 1] },
    { matchId: 'r1-3', sides: [3, 6], score: [2, 1] },
    { matchId: 'r2-0', sides: [1, 4], score: [2, 1] },
    { matchId: 'r2-1', sides: [2, 3], score: [2, 1] },
    { matchId: 'r3-0', sides: [1, 2], score: [2, 1] },
    { matchId: 'third-place', sides: [3, 4], score: [2, 1] },
  ]
  const input = { ...bracket(...quarters).input, seeds: teams(8), hasThirdPlace: true }
  const [first] = input.games
  const corrected = first && { ...first, score: { home: 1, away: 2 } }
  expect(gamesUndoneBy(input, 1, corrected).map(({ label }) => label)).toEqual(['Semifinal 1', 'Final', 'Third place'])
})

describe('What has to be settled', () => {
  const toSettle = (...played: readonly Played[]) => matchupsToSettle(bracket(...played).input).map(({ matchId }) => matchId)

  it('is nothing where every game is of the teams that stand in its matchup', () =>
    expect(toSettle(...semifinals, playedFinal)).toEqual([]))

  it('is a game of other teams', () => expect(toSettle(...semifinals, { ...final, sides: [4, 2] })).toEqual(['r2-0']))

  it('is a game with figures whose teams are not known', () => {
    const [first] = semifinals as readonly [Played]
    expect(toSettle(first, playedFinal)).toEqual(['r2-0'])
    expect(toSettle(first, final)).toEqual([])
  })

  it('is a game that lost its figures to a correction which was undone', () => {
    const { input } = bracket(...semifinals, final)
    const [first, other, last] = input.games as readonly [BracketGameResult, BracketGameResult, BracketGameResult]
    const settled = (undone: readonly string[]) =>
      matchupsToSettle({ ...input, games: [{ ...first, undone }, other, { ...last, lost: 'correction' }] })
    expect(settled([]).map(({ matchId }) => matchId)).toEqual([])
    expect(settled(['correction']).map(({ matchId }) => matchId)).toEqual(['r2-0'])
  })
})
