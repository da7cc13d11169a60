import { fieldsOf } from '@fullcourt/domain/facts/change'
import type { BusinessId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import {
  addBusiness,
  changeBusiness,
  removeBusiness,
  restoreBusiness,
  type WantedBusiness,
} from '@fullcourt/domain/organizations/businesses/decide'
import type { BusinessDetails } from '@fullcourt/domain/organizations/businesses/events'
import { businessPart, businessStream } from '@fullcourt/domain/organizations/businesses/state'
import { command, data } from '../../../core/facts/command'
import { expecting, type Expecting } from '../../../core/facts/expected-revision'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { BusinessAccess } from './business-access'

type OfBusiness = { readonly scope: Scope; readonly business: BusinessId }

/** What is decided of one that is there: it is kept with the others of its organization. */
const IN_ITS_PLACE = {
  uses: { access: BusinessAccess },
  access: ({ scope, business }: OfBusiness, { access }: { readonly access: BusinessAccess }) => access.placeOf(scope, business),
  stream: businessStream,
  id: ({ organization }: { readonly organization: OrganizationId }) => organization,
} as const

export const AddBusiness = command('AddBusiness', {
  takes: data<{ readonly scope: Scope; readonly form: WantedBusiness }>(),
  access: async ({ context, scope }) => ({
    organization: oneOrganization(scope),
    business: await context.nextId('business'),
  }),
  stream: businessStream,
  id: ({ organization }) => organization,
  decide: (state, place, { form }) => addBusiness(state, { ...place, form }),
  makes: ({ business }) => business,
})

/** Changes the named fields of a listing. */
export const ChangeBusiness = command('ChangeBusiness', {
  takes: data<OfBusiness & Expecting & { readonly wanted: Partial<BusinessDetails> }>(),
  ...IN_ITS_PLACE,
  decide: (state, place, { wanted }) => changeBusiness(state, { ...place, wanted }),
  expects: ({ expectedRevision, business, wanted }) =>
    expecting(
      expectedRevision,
      fieldsOf(wanted).map(field => businessPart(business, field)),
    ),
})

export const RemoveBusiness = command('RemoveBusiness', {
  takes: data<OfBusiness>(),
  ...IN_ITS_PLACE,
  decide: removeBusiness,
})

/** Brings back a listing that was removed. */
export const RestoreBusiness = command('RestoreBusiness', {
  takes: data<OfBusiness>(),
  ...IN_ITS_PLACE,
  decide: restoreBusiness,
})
