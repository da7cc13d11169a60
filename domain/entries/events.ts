import type { Fact } from '../facts/fact'
import type { EntryId, PlayerId, TeamId } from '../ids/kinds'
import type { LeaguePlace } from '../leagues/events'

/** A team in a league: its entry, which has a roster and a captain of its own. */
export type EntryPlace = LeaguePlace & { readonly entry: EntryId; readonly team: TeamId }

export type TeamEnteredLeague = Fact<'TeamEnteredLeague', EntryPlace>
/** The team's games in the league are deleted with this fact as their cause (docs/facts.md#deleting-and-bringing-back). */
export type TeamLeftLeague = Fact<'TeamLeftLeague', EntryPlace>
export type PlayerJoinedRoster = Fact<'PlayerJoinedRoster', EntryPlace & { player: PlayerId }>
export type PlayerLeftRoster = Fact<'PlayerLeftRoster', EntryPlace & { player: PlayerId }>
export type CaptainNamed = Fact<'CaptainNamed', EntryPlace & { was: PlayerId | null; is: PlayerId | null }>

/**
 * The team is in the league again, with the roster and the captain that it left with. `undoes` is the id of the `TeamLeftLeague`
 * that is taken back; the games which were deleted because of it come back by a policy.
 */
export type EntryRestored = Fact<
  'EntryRestored',
  EntryPlace & { roster: readonly PlayerId[]; captain: PlayerId | null; undoes: string }
>
/** The player is on the roster again, at the position (from 0) that they had, and its captain where they were when they left. */
export type RosterPlaceRestored = Fact<
  'RosterPlaceRestored',
  EntryPlace & { player: PlayerId; position: number; captain: boolean }
>

export type EntryFact =
  | TeamEnteredLeague
  | TeamLeftLeague
  | PlayerJoinedRoster
  | PlayerLeftRoster
  | CaptainNamed
  | EntryRestored
  | RosterPlaceRestored
