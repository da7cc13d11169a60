import { refuse, type Refusal } from '../facts/decision'
import type { LeagueId, TeamId } from '../ids/kinds'
import { TEAM_NOT_FOUND } from '../entries/decide'
import { entriesOf, type SeasonContents } from '../entries/state'
import type { GameSide } from './events'

/**
 * The side that a team plays: its entry in the named league, else its only entry of the season; 409 where two fit
 * (docs/facts.md#identities).
 */
export const gameSideOf = (contents: SeasonContents, team: TeamId, league?: LeagueId): GameSide | Refusal => {
  const [only, other] = entriesOf(contents, team, league)
  if (only === undefined) return TEAM_NOT_FOUND
  if (other !== undefined) return refuse('conflict', 'The team plays in several leagues of the season. Choose the league.')
  return { team, entry: only.id, league: only.league }
}
