import type { BrandingFact } from '../branding/events'
import { brandingPartsOf, evolveBranding, NO_BRANDING, type Branding } from '../branding/state'
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
      readonly branding: Branding
    }

export type OrganizationStreamFact = OrganizationFact | BrandingFact

const evolve = (organization: Organization, fact: OrganizationStreamFact): Organization => {
  if (fact.type === 'OrganizationCreated')
    return { kind: 'active', id: fact.data.organization, profile: fact.data.profile, flags: {}, branding: NO_BRANDING }
  if (organization.kind === 'unknown') return organization
  switch (fact.type) {
    case 'OrganizationChanged':
      return { ...organization, profile: { ...organization.profile, ...fact.data.is } }
    case 'FeatureFlagSet':
      return { ...organization, flags: { ...organization.flags, [fact.data.flag]: fact.data.is } }
    case 'OwnerNamed':
    case 'StatisticsRepaired':
    case 'ActionCutShort':
      return organization
    case 'OrganizationDeleted':
      return { ...organization, kind: 'deleted' }
    case 'ColoursChosen':
    case 'AbbreviationChosen':
      return { ...organization, branding: evolveBranding(organization.branding, fact) }
    case 'OrganizationRestored':
      return { ...organization, kind: 'active', profile: fact.data.profile, flags: fact.data.flags }
  }
}

/** The part of an organization that a feature flag is. */
export const flagPart = (flag: string): string => `flag ${flag}`

const partsOf = (fact: OrganizationStreamFact): readonly string[] => {
  switch (fact.type) {
    case 'OrganizationChanged':
      return fieldsOf(fact.data.is)
    case 'FeatureFlagSet':
      return [flagPart(fact.data.flag)]
    case 'ColoursChosen':
    case 'AbbreviationChosen':
      return brandingPartsOf(fact)
    default:
      return []
  }
}

export const organizationStream: StreamOf<Organization, OrganizationStreamFact, OrganizationId> = {
  name: id => `organization-${id}`,
  initial: { kind: 'unknown' },
  evolve,
  partsOf,
}
