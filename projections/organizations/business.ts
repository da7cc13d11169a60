import type { BusinessId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { BusinessDetails, BusinessFact, BusinessPlace } from '@fullcourt/domain/organizations/businesses/events'
import { atRevision, asDeleted, whereKnown, unknownCard, whileActive, type AtRevision, type Card } from '../card'
import { placeById } from '../order'
import { projection, type EventContext } from '../projection'

export type BusinessCard = Card<
  { readonly id: BusinessId; readonly organization: OrganizationId; readonly details: BusinessDetails } & AtRevision
>

const cardOf = ({ business }: BusinessPlace) => [String(business)]

const asCard = (
  _: BusinessCard,
  { organization, business, details }: BusinessPlace & { readonly details: BusinessDetails },
  { fact: { revision } }: EventContext<BusinessFact>,
): BusinessCard => ({ revision, id: business, organization, details, status: 'active' })

export const businessCard = projection<BusinessCard, BusinessFact>('businessCard', {
  version: 1,
  initial: () => unknownCard,
  indexes: { organization: whileActive(({ organization, id }) => [placeById(String(organization), id)]) },
})
  .on('BusinessAdded', cardOf, asCard)
  .on(
    'BusinessChanged',
    cardOf,
    atRevision(whereKnown((business, { is }) => ({ ...business, details: { ...business.details, ...is } }))),
  )
  .on('BusinessRemoved', cardOf, asDeleted)
  .on('BusinessRestored', cardOf, asCard)
