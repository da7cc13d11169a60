import type { Sealed } from '../facts/sealed'
import { specification } from '../testing/specification'
import { BASKETBALL } from '../sports/sports'
import * as decisions from './decide'
import type { OrganizationFact, OrganizationProfile } from './events'
import { organizationStream, type Organization } from './state'

/** Words in which the specs describe an organization: `given(created()).when(change({ slug: 'harbour' }))`. */
export const given = specification(organizationStream.initial, organizationStream.evolve)

const organization = 1
export const profile = (changes: Partial<OrganizationProfile> = {}): OrganizationProfile => ({
  name: 'Harbour',
  slug: null,
  domain: null,
  sports: [BASKETBALL],
  logo: null,
  facebook: null,
  instagram: null,
  youtube: null,
  timeZone: 'America/Los_Angeles',
  ...changes,
})

const OWNER = {
  user: 7,
  profile: { username: 'sealed' as Sealed, usernameKey: 'key', email: null, role: 'org_owner', theme: 'auto' },
} as const

// What happened.
export const created = (changes: Partial<OrganizationProfile> = {}): OrganizationFact => ({
  type: 'OrganizationCreated',
  data: { organization, profile: profile(changes) },
})
export const changed = (was: Partial<OrganizationProfile>, is: Partial<OrganizationProfile>): OrganizationFact => ({
  type: 'OrganizationChanged',
  data: { organization, was, is },
})
export const flagSet = (flag: string, is: boolean, was = !is): OrganizationFact => ({
  type: 'FeatureFlagSet',
  data: { organization, flag, was, is },
})
export const ownerNamed = (): OrganizationFact => ({ type: 'OwnerNamed', data: { organization, ...OWNER } })
export const deleted = (): OrganizationFact => ({ type: 'OrganizationDeleted', data: { organization } })

export const restored = (flags: { readonly [flag: string]: boolean } = {}): OrganizationFact => ({
  type: 'OrganizationRestored',
  data: { organization, profile: profile(), flags },
})

export const repaired = (documents: { readonly [readModel: string]: number }): OrganizationFact => ({
  type: 'StatisticsRepaired',
  data: { organization, documents },
})

// What is wanted.
export const create =
  (changes: Partial<OrganizationProfile> = {}) =>
  (state: Organization) =>
    decisions.createOrganization(state, { organization, profile: { name: 'Harbour', ...changes } })
export const change = (wanted: Partial<OrganizationProfile>) => (state: Organization) =>
  decisions.changeOrganization(state, wanted)
export const setFlags = (flags: { readonly [flag: string]: boolean }) => (state: Organization) =>
  decisions.setFeatureFlags(state, { flags })
export const recordRepair = (documents: { readonly [readModel: string]: number }) => (state: Organization) =>
  decisions.recordRepair(state, { documents })
export const nameOwner = (state: Organization) => decisions.nameOwner(state, OWNER)
export const deleteOrganization = decisions.deleteOrganization
export const restoreOrganization = decisions.restoreOrganization
