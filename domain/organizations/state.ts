import { fieldsOf } from '../facts/change'
import type { StreamOf } from '../facts/stream-of'
import type { OrganizationId } from '../ids/kinds'
import type { OrganizationFact, OrganizationProfile } from './events'

export type Organization =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'active' | 'deleted'
      readonly id: OrganizationId
      readonly profile: OrganizationProfile
      readonly flags: { readonly [flag: string]: boolean }
    }

const evolve = (organization: Organization, fact: OrganizationFact): Organization => {
  if (fact.type === 'OrganizationCreated')
    return { kind: 'active', id: fact.data.organization, profile: fact.data.profile, flags: {} }
  if (organization.kind === 'unknown') return organization
  switch (fact.type) {
    case 'OrganizationChanged':
      return { ...organization, profile: { ...organization.profile, ...fact.data.is } }
    case 'FeatureFlagSet':
      return { ...organization, flags: { ...organization.flags, [fact.data.flag]: fact.data.is } }
    case 'OrganizationDeleted':
      return { ...organization, kind: 'deleted' }
  }
}

/** The part of an organization that a feature flag is. */
export const flagPart = (flag: string): string => `flag ${flag}`

const partsOf = (fact: OrganizationFact): readonly string[] => {
  if (fact.type === 'OrganizationChanged') return fieldsOf(fact.data.is)
  return fact.type === 'FeatureFlagSet' ? [flagPart(fact.data.flag)] : []
}

export const organizationStream: StreamOf<Organization, OrganizationFact, OrganizationId> = {
  name: id => `organization-${id}`,
  initial: { kind: 'unknown' },
  evolve,
  partsOf,
}
