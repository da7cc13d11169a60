import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import type { SiteOrganization } from '@fullcourt/domain/pages/render-contract'

type Social = { readonly label: string; readonly href: string }

/** Where an organization is found elsewhere, each only where it says so (spec 1 §2, Public footer). */
export const socialsOf = (organization: SiteOrganization | null): readonly Social[] =>
  [
    { label: 'Facebook', href: organization?.facebook_url },
    { label: 'Instagram', href: organization?.instagram_url },
    { label: 'YouTube', href: organization?.youtube_url },
  ].flatMap(({ label, href }) => (isWebAddress(href) ? [{ label, href }] : []))
