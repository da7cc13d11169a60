import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { compareNames } from '@fullcourt/domain/facts/text'
import type { BusinessId } from '@fullcourt/domain/ids/kinds'
import { BUSINESS_NOT_FOUND } from '@fullcourt/domain/organizations/businesses/decide'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { businessCard, type BusinessCard } from '@fullcourt/projections/organizations/business'
import { Documents } from '../../../storage/documents/documents'
import { inScope, oneOrganization, type Scope } from '../../../core/http/scope'
import type { BusinessAnswer } from './businesses.answers'

/** To a visitor, phone and e-mail are not shown (docs/people.md#what-visitors-see). */
const answerOf = ({ kind }: Scope, { id, organization, revision, details }: Known<BusinessCard>): BusinessAnswer => {
  const { phone, email, ...shown } = details
  return { id, organization_id: organization, ...shown, ...(kind === 'public' ? {} : { revision, phone, email }) }
}

/** The businesses that an organization lists, by name. */
export class BusinessListQuery {
  constructor(readonly scope: Scope) {}
}

@QueryHandler(BusinessListQuery)
export class BusinessListQueryHandler implements IQueryHandler<BusinessListQuery> {
  constructor(private readonly documents: Documents) {}

  async execute({ scope }: BusinessListQuery): Promise<BusinessAnswer[]> {
    const key = String(oneOrganization(scope))
    const listed = await this.documents.list(businessCard, { index: 'organization', key })
    const businesses = listed.flatMap(({ body }) => activeOf(body) ?? [])
    return businesses.toSorted((a, b) => compareNames(a.details.name, b.details.name)).map(card => answerOf(scope, card))
  }
}

export class BusinessQuery {
  constructor(
    readonly scope: Scope,
    readonly business: BusinessId,
  ) {}
}

@QueryHandler(BusinessQuery)
export class BusinessQueryHandler implements IQueryHandler<BusinessQuery> {
  constructor(private readonly documents: Documents) {}

  async execute({ scope, business }: BusinessQuery): Promise<BusinessAnswer> {
    return answerOf(scope, inScope(scope, await this.documents.get(businessCard, business), BUSINESS_NOT_FOUND))
  }
}
