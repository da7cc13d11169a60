import type { Fact } from '../facts/fact'
import type { EntryId, LeagueId, OrganizationId, PlayerId, SeasonId, TeamId } from '../ids/kinds'

export type LeaguePlace = { readonly organization: OrganizationId; readonly season: SeasonId; readonly league: LeagueId }
/** A team in a league: its entry, which has a roster and a captain of its own. */
export type EntryPlace = LeaguePlace & { readonly entry: EntryId; readonly team: TeamId }

/** New leagues come last in the order. */
export type LeagueAdded = Fact<'LeagueAdded', LeaguePlace & { name: string }>
export type LeagueRenamed = Fact<'LeagueRenamed', LeaguePlace & { was: string; is: string }>
/** The whole order of a season's leagues: all of them, in it. */
export type LeaguesOrdered = Fact<
  'LeaguesOrdered',
  { organization: OrganizationId; season: SeasonId; leagues: readonly LeagueId[] }
>
export type LeagueDeleted = Fact<'LeagueDeleted', LeaguePlace>
export type TeamEnteredLeague = Fact<'TeamEnteredLeague', EntryPlace>
/** The team's games in the league are deleted with this fact as their cause (design 5.9). */
export type TeamLeftLeague = Fact<'TeamLeftLeague', EntryPlace>
export type PlayerJoinedRoster = Fact<'PlayerJoinedRoster', EntryPlace & { player: PlayerId }>
export type PlayerLeftRoster = Fact<'PlayerLeftRoster', EntryPlace & { player: PlayerId }>
export type CaptainNamed = Fact<'CaptainNamed', EntryPlace & { was: PlayerId | null; is: PlayerId | null }>

export type LeagueFact =
  | LeagueAdded
  | LeagueRenamed
  | LeaguesOrdered
  | LeagueDeleted
  | TeamEnteredLeague
  | TeamLeftLeague
  | PlayerJoinedRoster
  | PlayerLeftRoster
  | CaptainNamed
