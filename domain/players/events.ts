import type { Change } from '../facts/change'
import type { Fact } from '../facts/fact'
import type { Sealed } from '../facts/sealed'
import type { PersonErased } from '../people/events'
import type { AttributeId, EntryId, LeagueId, OrganizationId, PlayerId, SeasonId, TeamId } from '../ids/kinds'

/** Personal data: everything sealed (docs/people.md#sealed). `image` is the sealed address of a stored photo. */
export type PlayerDetails = {
  readonly firstName: Sealed
  readonly lastName: Sealed
  readonly email: Sealed | null
  readonly phoneNumber: Sealed | null
  readonly image: Sealed | null
}

/** One name of a player or both. */
export type PlayerNames = Partial<Pick<PlayerDetails, 'firstName' | 'lastName'>>

/** The roster that a new player is to join; a policy does it. */
export type Joins = { readonly season: SeasonId; readonly league: LeagueId; readonly entry: EntryId; readonly team: TeamId }

type PlayerPlace = { organization: OrganizationId; player: PlayerId }

export type PlayerAdded = Fact<'PlayerAdded', PlayerPlace & { details: PlayerDetails; joins: Joins | null }>
/** Sealing the same text twice gives different values: only what really changed may be sent. */
export type PlayerChanged = Fact<'PlayerChanged', PlayerPlace & Change<PlayerDetails>>
/** The player leaves rosters, lists and leaders; their lines stay in team and game totals (docs/facts.md#deleting-and-bringing-back). */
export type PlayerDeleted = Fact<'PlayerDeleted', PlayerPlace>
/** `undoes` is the id of the `PlayerDeleted` that is taken back: they come back on the rosters that they left because of it. */
export type PlayerRestored = Fact<'PlayerRestored', PlayerPlace & { details: PlayerDetails; undoes: string }>

/** What a player's value of an attribute is, sealed as their details are; null where they have none. */
export type AttributeValueSet = Fact<
  'AttributeValueSet',
  PlayerPlace & { attribute: AttributeId; was: Sealed | null; is: Sealed | null }
>

export type PlayerFact = PlayerAdded | PlayerChanged | AttributeValueSet | PlayerDeleted | PlayerRestored | PersonErased
