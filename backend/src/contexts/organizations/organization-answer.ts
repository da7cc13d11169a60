import { sportOf, type Sport } from '@fullcourt/domain/sports/sports'
import { brandingAnswer } from '../../core/readers/branding-answer'
import type { ActiveOrganization } from '../../core/tenants/tenants'
import type { SportAnswer } from '../../core/http/sport.answers'
import type { OrganizationAnswer } from './organizations.answers'

export const sportAnswer = ({ id, name }: Sport): SportAnswer => ({ id, name, type: name })

/** An organization's card as the documented answer. */
export const organizationAnswer = ({ id, profile, flags, branding }: ActiveOrganization): OrganizationAnswer => ({
  id,
  name: profile.name,
  slug: profile.slug,
  domain: profile.domain,
  theme: 'light',
  logo_url: profile.logo,
  ...brandingAnswer(branding),
  facebook_url: profile.facebook,
  instagram_url: profile.instagram,
  youtube_url: profile.youtube,
  time_zone: profile.timeZone,
  sports: profile.sports.flatMap(id => sportOf(id) ?? []).map(sportAnswer),
  feature_flags: { ...flags },
})

/** The same for staff, who may change it. */
export const staffOrganizationAnswer = (organization: ActiveOrganization): OrganizationAnswer => ({
  ...organizationAnswer(organization),
  revision: organization.revision,
})
