import { refuse, type Decision, type Refusal } from '../facts/decision'
import type { GameFact, Score } from '../games/events'
import { hasFigures } from '../games/sheet'
import { gameStream, type Game } from '../games/state'
import { enumeration } from '../history/words'
import type { DivisionId, GameId, TeamId } from '../ids/kinds'
import { deriveBracket, matchupsOf, type Bracket, type BracketGame, type BracketInput, type Matchup } from './derive'
import type { SeasonBrackets } from './state'

/** A game of a bracket as its own stream knows it. */
export type BracketGameResult = BracketGame & {
  readonly homeTeam: TeamId
  readonly awayTeam: TeamId
  readonly score: Score | null
  /** Anything was entered for it: a score, a walk-over, a period, a line. */
  readonly hasFigures: boolean
  /** The correlation of the correction that took its figures out; null where none did, or something was entered since. */
  readonly lost: string | null
  /** The correlations of its corrections that were undone. */
  readonly undone: readonly string[]
}

/** What a game of a bracket came to; undefined for one that is deleted, or of no bracket. */
export const resultOf = (game: Game): BracketGameResult | undefined => {
  if (game.kind !== 'active' || game.details.matchId === null) return undefined
  const { home, away } = game.context
  const { score, walkover = null } = game.figures
  const sides = { home: home.entry, away: away.entry, homeTeam: home.team, awayTeam: away.team }
  const { lost, undone } = game.undoable
  const corrections = { lost: lost?.by ?? null, undone }
  const result = { score, walkover, hasFigures: hasFigures(game.figures) }
  return { game: game.id, matchId: game.details.matchId, ...sides, ...result, ...corrections }
}

/** The correlations of all corrections of a bracket that were undone. */
export const undoneCorrections = (results: readonly BracketGameResult[]): readonly string[] =>
  results.flatMap(({ undone }) => undone)

export type BracketResults = Omit<BracketInput, 'games'> & { readonly games: readonly BracketGameResult[] }

/** What the bracket of a division is derived from: its teams in their order, and the games that have its matchups. */
export const bracketInput = (
  { divisions, games, thirdPlaces }: SeasonBrackets,
  division: DivisionId,
  results: readonly BracketGameResult[],
): BracketResults => ({
  seeds: divisions.get(division)?.teams ?? [],
  games: results.filter(({ game, matchId }) => games.get(division)?.get(matchId) === game),
  hasThirdPlace: thirdPlaces.get(division) ?? false,
})

const isOutOfLine = ({ teamA, teamB, gameCounts }: Matchup, { hasFigures }: BracketGameResult): boolean =>
  !gameCounts && (hasFigures || (teamA.kind === 'team' && teamB.kind === 'team'))

/**
 * The matchups whose game is of other teams than are to play it, or has figures of others, or lost some to a correction that was
 * undone (docs/brackets.md#corrected-results).
 */
export const matchupsToSettle = (input: BracketResults): readonly Matchup[] => {
  const undone = undoneCorrections(input.games)
  return matchupsOf(deriveBracket(input)).filter(matchup => {
    const result = input.games.find(({ game }) => game === matchup.game?.game)
    if (result === undefined) return false
    return isOutOfLine(matchup, result) || (result.lost !== null && undone.includes(result.lost))
  })
}

/** A game that loses its figures, with what it came to. */
export type UndoneGame = BracketGameResult & Pick<Matchup, 'label'>

/** The other games whose figures are of teams that do not play them once this game has come to `is` (undefined: it is gone). */
export const gamesUndoneBy = (input: BracketResults, game: GameId, is: BracketGameResult | undefined): readonly UndoneGame[] => {
  const others = input.games.filter(one => one.game !== game)
  const after = deriveBracket({ ...input, games: is ? [...others, is] : others })
  return matchupsOf(after).flatMap(matchup => {
    const result = others.find(one => one.game === matchup.game?.game)
    return result?.hasFigures && !matchup.gameCounts ? { ...result, label: matchup.label } : []
  })
}

/** The away team first, as on every page. */
const scoreText = ({ score, walkover }: UndoneGame) => {
  if (walkover !== null) return ' (w/o)'
  return score === null ? '' : ` (${score.away}–${score.home})`
}

const refuseUndoing = (undone: readonly UndoneGame[]): Refusal => {
  const named = enumeration(undone.map(game => `${game.label}${scoreText(game)}`))
  const message = `Other teams would play ${named}, and what was entered there would be undone. That has to be confirmed.`
  return { ...refuse('conflict', message), details: { undoes: undone } }
}

export const matchupOf = (bracket: Bracket, matchId: string): Matchup | undefined =>
  matchupsOf(bracket).find(matchup => matchup.matchId === matchId)

export const notKnownYet = (label: string): Refusal =>
  refuse('conflict', `Who plays ${label} is not known yet. The games before it must be played first.`)

/** Figures are of the teams that play: until both are known, nothing is entered. */
const refuseTooEarly = (input: BracketResults, after: BracketGameResult | undefined): Refusal | undefined => {
  if (!after?.hasFigures) return undefined
  const matchup = matchupOf(deriveBracket(input), after.matchId)
  return matchup && !matchup.gameCounts ? notKnownYet(matchup.label) : undefined
}

/** The games whose undoing the caller confirmed; `all` where nobody is there to be asked. */
export type Confirmed = readonly GameId[] | 'all'

/** What follows for the bracket from a decision on one of its games. */
export const consequences = (
  game: Game,
  decision: Decision<GameFact>,
  input: BracketResults,
): { readonly refused?: Refusal; readonly undone: readonly UndoneGame[] } => {
  if (decision.kind !== 'facts' || game.kind === 'unknown') return { undone: [] }
  const after = resultOf(decision.facts.reduce<Game>(gameStream.evolve, game))
  const refused = refuseTooEarly(input, after)
  return refused ? { refused, undone: [] } : { undone: gamesUndoneBy(input, game.id, after) }
}

/**
 * The one rule for whatever changes the figures of a game of a bracket: a correction that keeps the winner is always
 * allowed; one that changes who goes on undoes what was entered for later games, and needs each of them confirmed.
 * See docs/brackets.md#corrected-results.
 */
export const guardedResult = (
  game: Game,
  decision: Decision<GameFact>,
  { input, confirmed }: { readonly input: BracketResults; readonly confirmed: Confirmed },
): Decision<GameFact> => {
  const { refused, undone } = consequences(game, decision, input)
  if (refused) return refused
  const isConfirmed = confirmed === 'all' || undone.every(({ game }) => confirmed.includes(game))
  return isConfirmed ? decision : refuseUndoing(undone)
}
