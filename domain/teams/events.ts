import type { Change } from '../facts/change'
import type { Fact } from '../facts/fact'
import type { UnavailableSlot } from '../schedules/slots'
import type { EntryId, LeagueId, OrganizationId, SeasonId, TeamId } from '../ids/kinds'

/** `logo` is the address of a stored image. */
export type TeamDetails = { readonly name: string; readonly logo: string | null }

/** The league that a new team is to enter, under the entry's id made beforehand; a policy does it. */
export type Enters = { readonly season: SeasonId; readonly league: LeagueId; readonly entry: EntryId }

type TeamPlace = { organization: OrganizationId; team: TeamId }

export type TeamCreated = Fact<'TeamCreated', TeamPlace & { details: TeamDetails; enters: Enters | null }>
export type TeamChanged = Fact<'TeamChanged', TeamPlace & Change<TeamDetails>>
export type TeamDeleted = Fact<'TeamDeleted', TeamPlace>
/** `undoes` is the id of the `TeamDeleted` that is taken back: the team comes back into the leagues that it left because of it. */
export type TeamRestored = Fact<'TeamRestored', TeamPlace & { details: TeamDetails; undoes: string }>

/** When the team cannot play: the whole list as it was and is. */
export type UnavailableSlotsSet = Fact<
  'UnavailableSlotsSet',
  TeamPlace & { was: readonly UnavailableSlot[]; is: readonly UnavailableSlot[] }
>

export type TeamFact = TeamCreated | TeamChanged | UnavailableSlotsSet | TeamDeleted | TeamRestored
