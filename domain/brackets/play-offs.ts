import { isCompleted } from '../games/completed'
import type { Score, Side } from '../games/events'
import type { GameId, TeamId } from '../ids/kinds'
import { winningSide } from './derive'

/** A game of a league's play-offs that is of no bracket. */
export type PlayOffGame = {
  readonly game: GameId
  readonly home: TeamId
  readonly away: TeamId
  readonly score: Score | null
  readonly walkover: Side | null
}

/** All games of two teams against each other, in the order in which they are played. */
type Series = { readonly teams: readonly [TeamId, TeamId]; readonly games: readonly PlayOffGame[] }

/** A series that has a winner, whatever becomes of games that were not played. */
export type WonSeries = {
  readonly winner: TeamId
  readonly loser: TeamId
  /** Games won and lost by the winner. */
  readonly won: number
  readonly lost: number
  /** The last one that the winner won. */
  readonly decidedBy: GameId
}

const winnerOf = (game: PlayOffGame): TeamId | null => {
  const side = winningSide(game)
  return side && game[side]
}

const isPlayed = ({ score, walkover }: PlayOffGame): boolean => walkover !== null || isCompleted(score)

const seriesOf = (games: readonly PlayOffGame[]): readonly Series[] => {
  const pairs = new Map<string, Series>()
  for (const game of games) {
    const teams: Series['teams'] = game.home < game.away ? [game.home, game.away] : [game.away, game.home]
    const before = pairs.get(teams.join())?.games ?? []
    pairs.set(teams.join(), { teams, games: [...before, game] })
  }
  return [...pairs.values()]
}

/** Who won a series; undefined while the games that are left could change it. */
const seriesWinner = ({ teams, games }: Series): WonSeries | undefined => {
  const wins = (team: TeamId) => games.filter(game => winnerOf(game) === team)
  const [winner, loser] = wins(teams[0]).length > wins(teams[1]).length ? teams : ([teams[1], teams[0]] as const)
  const [won, lost] = [wins(winner).length, wins(loser).length]
  const left = games.filter(game => !isPlayed(game)).length
  const last = wins(winner).at(-1)
  return last && won - lost > left ? { winner, loser, won, lost, decidedBy: last.game } : undefined
}

/** In a knock-out a team is through with one opponent before it meets the next; in a group it meets them by turns. */
const meetsByTurns = (games: readonly PlayOffGame[], team: TeamId): boolean => {
  const opponents = games.flatMap(({ home, away }) => (home === team ? away : away === team ? home : []))
  const turns = opponents.filter((opponent, i) => opponent !== opponents[i - 1])
  return new Set(turns).size < turns.length
}

/**
 * The final of play-offs that are over, games in the order in which they are played; undefined where they are no knock-out to the
 * end. In a knock-out whoever lost a series is out: a team that lost none plays no team that lost one, and one team is left in the
 * end. Those who are out may still play each other, for third place.
 */
export const finalOfKnockOut = (games: readonly PlayOffGame[]): WonSeries | undefined => {
  const teams = new Set(games.flatMap(({ home, away }) => [home, away]))
  if ([...teams].some(team => meetsByTurns(games, team))) return undefined
  const out = new Set<TeamId>()
  let final: WonSeries | undefined
  for (const series of seriesOf(games)) {
    const [one, other] = series.teams.map(team => out.has(team))
    if (one && other) continue
    const won = one || other ? undefined : seriesWinner(series)
    if (won === undefined) return undefined
    out.add(won.loser)
    final = won
  }
  return out.size === teams.size - 1 ? final : undefined
}
