import { changeOf, withWanted } from '../../facts/change'
import { dateFault } from '../../facts/dates'
import { facts, nothing, refuse, refuseField, type Decision, type Refusal } from '../../facts/decision'
import { fieldLabel } from '../../facts/field-label'
import { cleanName, nameFault, textFault } from '../../facts/text'
import { webAddressFault } from '../../facts/web-address'
import { ORGANIZATION_NOT_FOUND } from '../decide'
import {
  BUSINESS_CITIES,
  BUSINESS_STATES,
  EMPTY_LISTING,
  type BusinessDetails,
  type BusinessFact,
  type BusinessPlace,
} from './events'
import type { Businesses } from './state'

export const BUSINESS_NOT_FOUND = refuse('not-found', 'Business not found')
/** The most listings of one organization. */
export const MOST_BUSINESSES = 500
/** The longest text of a field and the longest address, in characters. */
const LONGEST_TEXT = 200
const LONGEST_URL = 2000

const ADDRESSES = ['website', 'facebook', 'instagram'] as const
const TEXTS = ['phone', 'email', 'city', 'state', 'location', 'season', 'nextSeason', 'cost', 'skillLevel'] as const

/** Names and texts as they are stored: trimmed, a blank one is none. */
const clean = (details: BusinessDetails): BusinessDetails => ({
  ...details,
  name: cleanName(details.name),
  ...Object.fromEntries(
    [...TEXTS, ...ADDRESSES, 'signupDeadline' as const].map(field => [field, details[field]?.trim() || null]),
  ),
})

const firstFault = <Field>(fields: readonly Field[], faultOf: (field: Field) => Refusal | undefined): Refusal | undefined => {
  for (const field of fields) {
    const fault = faultOf(field)
    if (fault) return fault
  }
  return undefined
}

const PLACES: { readonly [field in 'city' | 'state']: readonly string[] } = { city: BUSINESS_CITIES, state: BUSINESS_STATES }

/** A place is one of those to choose from; one that was stored before there was a choice stays what it is. */
const placesFault = (is: BusinessDetails, was: BusinessDetails): Refusal | undefined =>
  firstFault(['city', 'state'] as const, field => {
    const place = is[field]
    if (place === null || place === was[field] || PLACES[field].includes(place)) return undefined
    return refuseField(field, `${fieldLabel(field)} must be one of ${PLACES[field].join(', ')}.`)
  })

const detailsFault = (details: BusinessDetails, was: BusinessDetails): Refusal | undefined =>
  nameFault('Name', details.name) ??
  firstFault(TEXTS, field => textFault(field, details[field] ?? '', LONGEST_TEXT)) ??
  firstFault(ADDRESSES, field => webAddressFault(field, details[field], LONGEST_URL)) ??
  dateFault('signupDeadline', details.signupDeadline) ??
  placesFault(details, was)

export type WantedBusiness = Partial<BusinessDetails> & { readonly name: string }

export const addBusiness = (
  businesses: Businesses,
  { form, ...place }: BusinessPlace & { readonly form: WantedBusiness },
): Decision<BusinessFact> => {
  if (businesses.organization !== 'active') return ORGANIZATION_NOT_FOUND
  if (businesses.listed.has(place.business)) return nothing
  if (businesses.listed.size >= MOST_BUSINESSES)
    return refuse('conflict', `An organization lists at most ${MOST_BUSINESSES} businesses.`)
  const empty = { ...EMPTY_LISTING, name: form.name }
  const details = clean(withWanted<BusinessDetails>(empty, form))
  return detailsFault(details, empty) ?? facts({ type: 'BusinessAdded', data: { ...place, details } })
}

const existing = (businesses: Businesses, { business }: BusinessPlace): BusinessDetails | undefined =>
  businesses.organization === 'active' ? businesses.listed.get(business) : undefined

/** Changes the named fields; null takes an optional one away. */
export const changeBusiness = (
  businesses: Businesses,
  { wanted, ...place }: BusinessPlace & { readonly wanted: Partial<BusinessDetails> },
): Decision<BusinessFact> => {
  const current = existing(businesses, place)
  if (!current) return BUSINESS_NOT_FOUND
  const details = clean(withWanted(current, wanted))
  const fault = detailsFault(details, current)
  if (fault) return fault
  const change = changeOf(current, details)
  return change ? facts({ type: 'BusinessChanged', data: { ...place, ...change } }) : nothing
}

export const removeBusiness = (businesses: Businesses, place: BusinessPlace): Decision<BusinessFact> => {
  const details = existing(businesses, place)
  return details ? facts({ type: 'BusinessRemoved', data: { ...place, details } }) : BUSINESS_NOT_FOUND
}

/** A removed listing comes back whole. */
export const restoreBusiness = (businesses: Businesses, place: BusinessPlace): Decision<BusinessFact> => {
  if (businesses.organization !== 'active') return ORGANIZATION_NOT_FOUND
  if (businesses.listed.has(place.business)) return nothing
  const details = businesses.removed.get(place.business)
  return details ? facts({ type: 'BusinessRestored', data: { ...place, details } }) : BUSINESS_NOT_FOUND
}
