import type { LinkId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { MenuFact, MenuLinkDetails } from '@fullcourt/domain/organizations/menu/events'
import { asDeleted, whereKnown, unknownCard, type Card } from '../card'
import { projection } from '../projection'

/** Which organization's menu a link is in, and what it is called. */
export type LinkCard = Card<{ readonly id: LinkId; readonly organization: OrganizationId; readonly label: string }>

type Placed = { readonly organization: OrganizationId; readonly link: LinkId; readonly details: MenuLinkDetails }

const cardOf = ({ link }: { link: LinkId }) => [String(link)]

const asCard = (_: LinkCard, { organization, link, details }: Placed): LinkCard => ({
  id: link,
  organization,
  label: details.label,
  status: 'active',
})

export const linkCard = projection<LinkCard, MenuFact>('linkCard', { version: 1, initial: () => unknownCard })
  .on('MenuLinkAdded', cardOf, asCard)
  .on(
    'MenuLinkChanged',
    cardOf,
    whereKnown((link, { is }) => (is.label === undefined ? link : { ...link, label: is.label })),
  )
  .on('MenuLinkRemoved', cardOf, asDeleted)
  .on('MenuLinkRestored', cardOf, asCard)
