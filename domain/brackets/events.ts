import type { DivisionPlace } from '../divisions/events'
import type { Fact } from '../facts/fact'
import type { GameDetails, GameSide } from '../games/events'
import type { DivisionId, GameId, OrganizationId, SeasonId } from '../ids/kinds'

/** A matchup of a division's bracket, e.g. `r1-0`, and the game that decides it. */
export type MatchupPlace = {
  readonly organization: OrganizationId
  readonly season: SeasonId
  readonly division: DivisionId
  readonly matchup: string
  readonly game: GameId
}

/** The matchup has its one game from here on; a policy schedules it as said here (docs/brackets.md#one-game-per-matchup). */
export type MatchupGameCreated = Fact<
  'MatchupGameCreated',
  MatchupPlace & { readonly home: GameSide; readonly away: GameSide; readonly details: GameDetails }
>
/** The game is gone, or could not be scheduled: the matchup is free. */
export type MatchupGameRemoved = Fact<'MatchupGameRemoved', MatchupPlace>
/** A deleted game has its matchup again; a policy brings it back. */
export type MatchupGameRestored = Fact<'MatchupGameRestored', MatchupPlace>

/** Whether the losers of the semifinals play for third place; they do not until it is said. */
export type ThirdPlaceGameSet = Fact<'ThirdPlaceGameSet', DivisionPlace & { readonly was: boolean; readonly is: boolean }>

export type BracketFact = MatchupGameCreated | MatchupGameRemoved | MatchupGameRestored | ThirdPlaceGameSet
