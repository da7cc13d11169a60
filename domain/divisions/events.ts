import type { EntryPlace } from '../entries/events'
import type { Fact } from '../facts/fact'
import type { DivisionId, EntryId, LeagueId, OrganizationId, SeasonId, TeamId } from '../ids/kinds'

export type DivisionPlace = {
  readonly organization: OrganizationId
  readonly season: SeasonId
  readonly division: DivisionId
}

/** A team of a division by its entry, which says in which league of the season it plays. */
export type DivisionTeam = { readonly entry: EntryId; readonly team: TeamId; readonly league: LeagueId }

export type DivisionCreated = Fact<'DivisionCreated', DivisionPlace & { name: string }>
export type DivisionRenamed = Fact<'DivisionRenamed', DivisionPlace & { was: string; is: string }>
/** Its teams are in no division from here on. */
export type DivisionDeleted = Fact<'DivisionDeleted', DivisionPlace>
/** The division is back, with those of its teams that are in no other one by now, in their order. */
export type DivisionRestored = Fact<'DivisionRestored', DivisionPlace & { name: string; teams: readonly DivisionTeam[] }>
/** The team is at `position` (from 0); those from there on move down by one. */
export type TeamAssignedToDivision = Fact<'TeamAssignedToDivision', DivisionPlace & EntryPlace & { position: number }>
/** Those behind the team move up by one. */
export type TeamRemovedFromDivision = Fact<'TeamRemovedFromDivision', DivisionPlace & EntryPlace>
/** The whole order of a division: all of its entries, and their teams, in it. */
export type DivisionTeamsOrdered = Fact<
  'DivisionTeamsOrdered',
  DivisionPlace & { entries: readonly EntryId[]; teams: readonly TeamId[] }
>

export type DivisionFact =
  | DivisionCreated
  | DivisionRenamed
  | DivisionDeleted
  | DivisionRestored
  | TeamAssignedToDivision
  | TeamRemovedFromDivision
  | DivisionTeamsOrdered
