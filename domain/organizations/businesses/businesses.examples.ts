import { specification } from '../../testing/specification'
import { created, deleted } from '../organizations.examples'
import * as decisions from './decide'
import { EMPTY_LISTING, type BusinessDetails, type BusinessFact } from './events'
import { businessStream, type Businesses, type BusinessStreamFact } from './state'

/** Words in which the specs describe listings: `listings(added(GYM)).when(remove(GYM)).then(removed(GYM))`. */
export const given = specification<Businesses, BusinessStreamFact>(businessStream.initial, businessStream.evolve)

const organization = 1
export const organizationCreated = created() as BusinessStreamFact
export const organizationDeleted = deleted() as BusinessStreamFact
/** The listings of an organization that exists. */
export const listings = (...history: BusinessFact[]) => given(organizationCreated, ...history)

export const GYM = 31
export const CLUB = 32

export const details = (changes: Partial<BusinessDetails> = {}): BusinessDetails => ({
  name: 'Harbour Gym',
  ...EMPTY_LISTING,
  ...changes,
})

// What happened.
export const added = (business: number, changes: Partial<BusinessDetails> = {}): BusinessFact => ({
  type: 'BusinessAdded',
  data: { organization, business, details: details(changes) },
})
export const changed = (business: number, was: Partial<BusinessDetails>, is: Partial<BusinessDetails>): BusinessFact => ({
  type: 'BusinessChanged',
  data: { organization, business, was, is },
})
export const removed = (business: number, changes: Partial<BusinessDetails> = {}): BusinessFact => ({
  type: 'BusinessRemoved',
  data: { organization, business, details: details(changes) },
})
export const restored = (business: number, changes: Partial<BusinessDetails> = {}): BusinessFact => ({
  type: 'BusinessRestored',
  data: { organization, business, details: details(changes) },
})

// What is wanted.
export const add =
  (business: number, form: Partial<BusinessDetails> = {}) =>
  (state: Businesses) =>
    decisions.addBusiness(state, { organization, business, form: { name: 'Harbour Gym', ...form } })
export const change = (business: number, wanted: Partial<BusinessDetails>) => (state: Businesses) =>
  decisions.changeBusiness(state, { organization, business, wanted })
export const remove = (business: number) => (state: Businesses) => decisions.removeBusiness(state, { organization, business })
export const restore = (business: number) => (state: Businesses) => decisions.restoreBusiness(state, { organization, business })
