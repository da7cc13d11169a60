import type { Change } from '../facts/change'
import type { Fact } from '../facts/fact'
import type { OrganizationId, SportId, UserId } from '../ids/kinds'
import type { UserProfile } from '../users/events'

/** What an organization says of itself. Links are absolute URLs; `logo` is the address of a stored image. */
export type OrganizationProfile = {
  readonly name: string
  readonly slug: string | null
  readonly domain: string | null
  readonly sports: readonly SportId[]
  readonly logo: string | null
  readonly facebook: string | null
  readonly instagram: string | null
  readonly youtube: string | null
  readonly timeZone: string
}

export type OrganizationCreated = Fact<'OrganizationCreated', { organization: OrganizationId; profile: OrganizationProfile }>
export type OrganizationChanged = Fact<'OrganizationChanged', { organization: OrganizationId } & Change<OrganizationProfile>>
export type FeatureFlagSet = Fact<'FeatureFlagSet', { organization: OrganizationId; flag: string; was: boolean; is: boolean }>
/** The owner whom an organization is made with: a policy makes the user, whose password is in no fact. */
export type OwnerNamed = Fact<'OwnerNamed', { organization: OrganizationId; user: UserId; profile: UserProfile }>
/** Deletes the organization with all its pages; nothing inside it is changed. */
export type OrganizationDeleted = Fact<'OrganizationDeleted', { organization: OrganizationId }>
/** The organization is back with all its pages, and has its slug and domain again. */
export type OrganizationRestored = Fact<
  'OrganizationRestored',
  { organization: OrganizationId; profile: OrganizationProfile; flags: { readonly [flag: string]: boolean } }
>

/** Stored documents were not what the facts come to, and were made so: how many of each read model. Nothing that was decided changes. */
export type StatisticsRepaired = Fact<
  'StatisticsRepaired',
  { organization: OrganizationId; documents: { readonly [readModel: string]: number } }
>

/**
 * An action of several streams that was cut off could not be finished: how many of its changes were done, of how many, why the next one was
 * refused, and whether what had been done was undone. `action` is its correlation.
 */
export type ActionCutShort = Fact<
  'ActionCutShort',
  { organization: OrganizationId; action: string; done: number; of: number; why: string; undone: boolean }
>

export type OrganizationFact =
  | OrganizationCreated
  | OrganizationChanged
  | FeatureFlagSet
  | OrganizationDeleted
  | OrganizationRestored
  | OwnerNamed
  | StatisticsRepaired
  | ActionCutShort
