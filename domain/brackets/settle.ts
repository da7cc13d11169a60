import { existingDivision } from '../divisions/state'
import { nothing, type Decision } from '../facts/decision'
import type { GameFact } from '../games/events'
import { settleGame, type WantedTeams } from '../games/settle'
import type { Game } from '../games/state'
import type { MatchupPlace } from './events'
import { deriveBracket } from './derive'
import { bracketInput, matchupOf, undoneCorrections, type BracketGameResult } from './results'
import type { SeasonBrackets } from './state'

type Named = Pick<MatchupPlace, 'division' | 'matchup'>

/** Who is to play a matchup, the better seed first; null while one is not known, undefined where the bracket has no such matchup. */
export const teamsOfMatchup = (
  brackets: SeasonBrackets,
  { division: id, matchup: matchId }: Named,
  results: readonly BracketGameResult[],
): WantedTeams | undefined => {
  const division = existingDivision(brackets, id)
  const matchup = matchupOf(deriveBracket(bracketInput(brackets, id, results)), matchId)
  if (!division || !matchup || matchup.isBye) return undefined
  const known = [matchup.teamA, matchup.teamB].flatMap(slot => (slot.kind === 'team' ? slot.entry : []))
  const [one, other] = division.teams.filter(({ entry }) => known.includes(entry))
  return one && other ? [one, other] : null
}

/** Brings the game of a matchup in line with the results before it (docs/brackets.md#corrected-results). */
export const settleMatchup =
  (brackets: SeasonBrackets, place: Named, results: readonly BracketGameResult[]) =>
  (game: Game): Decision<GameFact> => {
    const wanted = teamsOfMatchup(brackets, place, results)
    return wanted === undefined ? nothing : settleGame(game, wanted, undoneCorrections(results))
  }
