import type { DivisionId, EntryId, GameId, LeagueId, TeamId } from '../ids/kinds'
import { deriveBracket, winningSide, type BracketInput, type Matchup } from './derive'
import { finalOfKnockOut, type PlayOffGame } from './play-offs'

/** A champion, and the final that made it one. */
export type Champion = {
  /** What was won: the bracket of a division, or the play-offs of a league. */
  readonly of: { readonly division: DivisionId } | { readonly league: LeagueId }
  readonly team: TeamId
  /** Whom it beat in the final. */
  readonly runnerUp: TeamId
  /** The game that decided the final. */
  readonly game: GameId
  /** Games won and lost in a final of several games; null in one of a single game. */
  readonly series: { readonly won: number; readonly lost: number } | null
}

/** A division with its bracket. */
export type DivisionBracket = { readonly division: DivisionId; readonly input: BracketInput }
/** The play-off games of a league that are of no bracket, in the order in which they are played. */
export type LeaguePlayOffs = {
  readonly league: LeagueId
  readonly games: readonly (PlayOffGame & { readonly entries: readonly EntryId[] })[]
}

/** What a season's champions follow from. */
export type SeasonResults = {
  /** No further game will be scheduled. */
  readonly isOver: boolean
  readonly divisions: readonly DivisionBracket[]
  readonly leagues: readonly LeaguePlayOffs[]
}

type SeasonDates = { readonly active: boolean; readonly finishDate: string | null }

/** Whether a season is over on a day (`YYYY-MM-DD`, null: on a day that is not known): it is not active any more, or its last day is past. */
export const isOver = ({ active, finishDate }: SeasonDates, on: string | null): boolean =>
  !active || (on !== null && finishDate !== null && finishDate < on)

const finalOf = (input: BracketInput): Matchup | undefined => deriveBracket(input).rounds.at(-1)?.matchups[0]

const championOfBracket = ({ division, input }: DivisionBracket): Champion[] => {
  const { winner, loser, game } = finalOf(input) ?? { winner: null, loser: null, game: null }
  if (!winner || !loser || !game) return []
  return [{ of: { division }, team: winner.team, runnerUp: loser.team, game: game.game, series: null }]
}

const championOfPlayOffs = ({ league, games }: LeaguePlayOffs): Champion[] => {
  const final = finalOfKnockOut(games)
  if (!final) return []
  const { winner, loser, won, lost, decidedBy } = final
  const series = won + lost > 1 ? { won, lost } : null
  return [{ of: { league }, team: winner, runnerUp: loser, game: decidedBy, series }]
}

const isPlayed = ({ input }: DivisionBracket) => input.games.some(game => winningSide(game) !== null)

/**
 * Who won a season: of each bracket the winner of its final, then of each league without one the winner of its play-offs. Those are
 * known for certain only when the season is over, since nothing says that a game is the final. Games beside a bracket are not the
 * whole of the play-offs, and make nobody champion.
 */
export const championsOf = ({ isOver, divisions, leagues }: SeasonResults): readonly Champion[] => {
  const inBrackets = new Set(divisions.filter(isPlayed).flatMap(({ input }) => input.seeds.map(({ entry }) => entry)))
  const withoutBracket = leagues.filter(({ games }) => !games.some(({ entries }) => entries.some(entry => inBrackets.has(entry))))
  return [...divisions.flatMap(championOfBracket), ...(isOver ? withoutBracket.flatMap(championOfPlayOffs) : [])]
}
