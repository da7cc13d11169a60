import { chooseBranding, type WantedBranding } from '@fullcourt/domain/branding/decide'
import { evolveBranding, NO_BRANDING } from '@fullcourt/domain/branding/state'
import { siteValue } from '@fullcourt/domain/organizations/site/value'
import type { ActiveOrganization } from '../../../core/tenants/tenants'

/** Colours, abbreviation and logo as a form has them; what is not named stays. */
export type TypedBranding = { readonly branding: WantedBranding; readonly logo: string | undefined }

/** An organization as it would be, and why some of what is typed cannot be saved yet: that is left out. */
type Typed = { readonly organization: ActiveOrganization; readonly faults: readonly string[] }

const withColours = (organization: ActiveOrganization, wanted: WantedBranding): Typed => {
  const now = organization.branding ?? NO_BRANDING
  const decision = chooseBranding({ organization: organization.id, team: null }, now, wanted)
  if (decision.kind === 'refused') return { organization, faults: [decision.message] }
  const facts = decision.kind === 'facts' ? decision.facts : []
  return { organization: { ...organization, branding: facts.reduce(evolveBranding, now) }, faults: [] }
}

const withLogo = (organization: ActiveOrganization, logo: string | undefined): Typed => {
  if (logo === undefined) return { organization, faults: [] }
  const checked = siteValue({ kind: 'picture', label: 'Logo' }, logo)
  if ('kind' in checked) return { organization, faults: [checked.message] }
  return { organization: { ...organization, profile: { ...organization.profile, logo } }, faults: [] }
}

/** Lays typed colours, abbreviation and logo over those of an organization, by the rules by which they are saved. */
export const withTypedBranding = (organization: ActiveOrganization, { branding, logo }: TypedBranding): Typed => {
  const coloured = withColours(organization, branding)
  const whole = withLogo(coloured.organization, logo)
  return { organization: whole.organization, faults: [...coloured.faults, ...whole.faults] }
}
