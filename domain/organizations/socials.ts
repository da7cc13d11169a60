import { isWebAddress } from '../facts/web-address'

type Social = { readonly label: string; readonly href: string }

/** Where an organization says that it is found elsewhere. */
export type SocialAddresses = {
  readonly facebook_url: string | null
  readonly instagram_url: string | null
  readonly youtube_url: string | null
}

/** Where an organization is found elsewhere, each only where it says so (docs/tenancy.md#organizations). */
export const socialsOf = (organization: SocialAddresses | null): readonly Social[] =>
  [
    { label: 'Facebook', href: organization?.facebook_url },
    { label: 'Instagram', href: organization?.instagram_url },
    { label: 'YouTube', href: organization?.youtube_url },
  ].flatMap(({ label, href }) => (isWebAddress(href) ? [{ label, href }] : []))
