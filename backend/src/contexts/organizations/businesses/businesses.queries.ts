import { compareNames } from '@fullcourt/domain/facts/text'
import type { BusinessId } from '@fullcourt/domain/ids/kinds'
import { BUSINESS_NOT_FOUND } from '@fullcourt/domain/organizations/businesses/decide'
import type { Known } from '@fullcourt/projections/card'
import { businessCard, type BusinessCard } from '@fullcourt/projections/organizations/business'
import { query } from '../../../core/readers/query'
import { Documents } from '../../../storage/documents/documents'
import { inScope, oneOrganization, type Scope, type WithScope } from '../../../core/http/scope'
import type { BusinessAnswer } from './businesses.answers'

type OfBusiness = WithScope & { readonly business: BusinessId }

/** To a visitor, phone and e-mail are not shown (docs/people.md#what-visitors-see). */
const answerOf = ({ kind }: Scope, { id, organization, revision, details }: Known<BusinessCard>): BusinessAnswer => {
  const { phone, email, ...shown } = details
  return { id, organization_id: organization, ...shown, ...(kind === 'public' ? {} : { revision, phone, email }) }
}

/** The businesses that an organization lists, by name. */
export const BusinessListQuery = query('BusinessListQuery', {
  uses: { documents: Documents },
  answer: async ({ scope }: WithScope, { documents }): Promise<BusinessAnswer[]> => {
    const key = String(oneOrganization(scope))
    const businesses = await documents.active(businessCard, { index: 'organization', key })
    return businesses.toSorted((a, b) => compareNames(a.details.name, b.details.name)).map(card => answerOf(scope, card))
  },
})

export const BusinessQuery = query('BusinessQuery', {
  uses: { documents: Documents },
  answer: async ({ scope, business }: OfBusiness, { documents }): Promise<BusinessAnswer> =>
    answerOf(scope, inScope(scope, await documents.get(businessCard, business), BUSINESS_NOT_FOUND)),
})
