import { chooseBranding, type WantedBranding } from '../branding/decide'
import type { BrandingFact } from '../branding/events'
import { changeOf } from '../facts/change'
import { facts, factsOrNothing, nothing, refuse, type Decision, type Refusal } from '../facts/decision'
import { cleanName, nameFault } from '../facts/text'
import { webAddressFault } from '../facts/web-address'
import type { OrganizationId, UserId } from '../ids/kinds'
import { BASKETBALL, isSport } from '../sports/sports'
import type { UserProfile } from '../users/events'
import { cleanDomain, domainFault, slugFault } from './address'
import { cleanSlug } from './slug-form'
import type { ActionCutShort, OrganizationFact, OrganizationProfile } from './events'
import type { Organization } from './state'

/** Times are shown in this zone unless the organization says otherwise (docs/tenancy.md#organizations). */
export const DEFAULT_TIME_ZONE = 'America/Los_Angeles'
/** The longest link, in characters. */
const LONGEST_LINK = 2000
export const ORGANIZATION_NOT_FOUND = refuse('not-found', 'Organization not found')

type CreateOrganization = {
  readonly organization: OrganizationId
  readonly profile: Partial<OrganizationProfile> & { readonly name: string }
}

/** A blank text is none. */
const orNone = (text: string) => text.trim() || null

const clean = <Profile extends Partial<OrganizationProfile>>(profile: Profile): Profile => ({
  ...profile,
  ...(profile.name === undefined ? {} : { name: cleanName(profile.name) }),
  ...(profile.slug == null ? {} : { slug: cleanSlug(profile.slug) || null }),
  ...(profile.domain == null ? {} : { domain: cleanDomain(profile.domain) || null }),
  ...(profile.sports === undefined ? {} : { sports: [...new Set(profile.sports)] }),
  ...(profile.facebook == null ? {} : { facebook: orNone(profile.facebook) }),
  ...(profile.instagram == null ? {} : { instagram: orNone(profile.instagram) }),
  ...(profile.youtube == null ? {} : { youtube: orNone(profile.youtube) }),
})

/** Why a text is no time zone of IANA's; undefined where it is one. */
export const zoneFault = (zone: string): Refusal | undefined => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return undefined
  } catch {
    return refuse('invalid', `${zone} is not a time zone.`)
  }
}

const profileFault = (profile: Partial<OrganizationProfile>): Refusal | undefined =>
  (profile.name === undefined ? undefined : nameFault('Name', profile.name)) ??
  (profile.slug == null ? undefined : slugFault(profile.slug)) ??
  (profile.domain == null ? undefined : domainFault(profile.domain)) ??
  (profile.sports?.every(isSport) === false ? refuse('invalid', 'Unknown sport.') : undefined) ??
  webAddressFault('facebook_url', profile.facebook, LONGEST_LINK) ??
  webAddressFault('instagram_url', profile.instagram, LONGEST_LINK) ??
  webAddressFault('youtube_url', profile.youtube, LONGEST_LINK) ??
  (profile.timeZone === undefined ? undefined : zoneFault(profile.timeZone))

/** What a profile comes to before it is decided, so that its claims can be taken first. */
export const cleanProfile = (profile: Partial<OrganizationProfile>): Partial<OrganizationProfile> | Refusal => {
  const cleaned = clean(profile)
  return profileFault(cleaned) ?? cleaned
}

/** A new organization; without sports it gets basketball (docs/tenancy.md#organizations). */
export const createOrganization = (organization: Organization, command: CreateOrganization): Decision<OrganizationFact> => {
  if (organization.kind !== 'unknown') return nothing
  const given = clean(command.profile)
  const fault = nameFault('Name', given.name) ?? profileFault(given)
  if (fault) return fault
  const profile: OrganizationProfile = {
    name: given.name,
    slug: given.slug ?? null,
    domain: given.domain ?? null,
    sports: given.sports?.length ? given.sports : [BASKETBALL],
    logo: given.logo ?? null,
    facebook: given.facebook ?? null,
    instagram: given.instagram ?? null,
    youtube: given.youtube ?? null,
    timeZone: given.timeZone ?? DEFAULT_TIME_ZONE,
  }
  return facts({ type: 'OrganizationCreated', data: { organization: command.organization, profile } })
}

/** Changes the named parts of a profile; null takes an optional one away. */
export const changeOrganization = (
  organization: Organization,
  wanted: Partial<OrganizationProfile>,
): Decision<OrganizationFact> => {
  if (organization.kind !== 'active') return ORGANIZATION_NOT_FOUND
  const cleaned = clean(wanted)
  const fault = profileFault(cleaned)
  if (fault) return fault
  if (cleaned.sports?.length === 0) return refuse('invalid', 'At least one sport is required.')
  const change = changeOf(organization.profile, cleaned)
  return change ? facts({ type: 'OrganizationChanged', data: { organization: organization.id, ...change } }) : nothing
}

/** Chooses colours and an abbreviation for an organization; what is not named stays. */
export const chooseOrganizationBranding = (organization: Organization, wanted: WantedBranding): Decision<BrandingFact> =>
  organization.kind === 'active'
    ? chooseBranding({ organization: organization.id, team: null }, organization.branding, wanted)
    : ORGANIZATION_NOT_FOUND

const isFlagName = (flag: string) => /^[a-z][a-z0-9_-]{0,49}$/i.test(flag)

export type SetFeatureFlags = { readonly flags: { readonly [flag: string]: boolean } }

export const setFeatureFlags = (organization: Organization, { flags }: SetFeatureFlags): Decision<OrganizationFact> => {
  if (organization.kind !== 'active') return ORGANIZATION_NOT_FOUND
  const misnamed = Object.keys(flags).find(flag => !isFlagName(flag))
  if (misnamed !== undefined)
    return refuse('invalid', 'A feature flag is named by 1 to 50 letters, digits, hyphens and underscores.')
  const { id } = organization
  const isOn = (flag: string) => organization.flags[flag] === true
  return factsOrNothing(
    Object.entries(flags)
      .map(([flag, is]) => ({ flag, was: isOn(flag), is }))
      .filter(({ was, is }) => was !== is)
      .map(change => ({ type: 'FeatureFlagSet' as const, data: { organization: id, ...change } })),
  )
}

export const deleteOrganization = (organization: Organization): Decision<OrganizationFact> =>
  organization.kind === 'active'
    ? facts({ type: 'OrganizationDeleted', data: { organization: organization.id } })
    : ORGANIZATION_NOT_FOUND

/** Brings a deleted organization back with everything in it; one that is there stays as it is. Its addresses are claimed before. */
export const restoreOrganization = (organization: Organization): Decision<OrganizationFact> => {
  if (organization.kind === 'unknown') return ORGANIZATION_NOT_FOUND
  if (organization.kind === 'active') return nothing
  const { id, profile, flags } = organization
  return facts({ type: 'OrganizationRestored', data: { organization: id, profile, flags } })
}

export type NameOwner = { readonly user: UserId; readonly profile: UserProfile }

/** Says who owns a new organization. */
export const nameOwner = (organization: Organization, owner: NameOwner): Decision<OrganizationFact> =>
  organization.kind === 'active'
    ? facts({ type: 'OwnerNamed', data: { organization: organization.id, ...owner } })
    : ORGANIZATION_NOT_FOUND

/** Records that stored documents were repaired, how many of each read model. */
export const recordRepair = (
  organization: Organization,
  { documents }: { readonly documents: { readonly [readModel: string]: number } },
): Decision<OrganizationFact> => {
  if (organization.kind === 'unknown') return ORGANIZATION_NOT_FOUND
  const repaired = Object.fromEntries(Object.entries(documents).filter(([, count]) => count > 0))
  if (Object.keys(repaired).length === 0) return nothing
  return facts({ type: 'StatisticsRepaired', data: { organization: organization.id, documents: repaired } })
}

/** Records that an action was cut off and could not be finished. */
export const recordCutShort = (
  organization: Organization,
  cutShort: Omit<ActionCutShort['data'], 'organization'>,
): Decision<OrganizationFact> =>
  organization.kind === 'unknown'
    ? ORGANIZATION_NOT_FOUND
    : facts({ type: 'ActionCutShort', data: { organization: organization.id, ...cutShort } })
