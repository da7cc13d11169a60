import type { Change } from '../../facts/change'
import type { Fact } from '../../facts/fact'
import type { BusinessId, OrganizationId } from '../../ids/kinds'

/** What a business offers (docs/admin.md#lists). */
export const BUSINESS_CATEGORIES = ['men', 'women', 'adult', 'youth', 'co-ed'] as const
export const BUSINESS_SPORTS = ['basketball', 'baseball', 'tennis', 'volleyball'] as const
export const SIGNUP_STATUSES = ['active', 'closed'] as const

/** The states and cities to choose from. */
export const BUSINESS_STATES = ['California', 'New York', 'Texas'] as const
export const BUSINESS_CITIES = ['Los Angeles', 'Buffalo', 'New York City', 'Houston'] as const

export type BusinessCategory = (typeof BUSINESS_CATEGORIES)[number]
export type BusinessSport = (typeof BUSINESS_SPORTS)[number]
export type SignupStatus = (typeof SIGNUP_STATUSES)[number]

/** A listing of a league or a club that takes people in. `signupDeadline` is a day, `cost` is a text such as `$900 a team`. */
export type BusinessDetails = {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly website: string | null
  readonly city: string | null
  readonly state: string | null
  readonly location: string | null
  readonly facebook: string | null
  readonly instagram: string | null
  readonly sport: BusinessSport | null
  readonly category: BusinessCategory | null
  readonly season: string | null
  readonly nextSeason: string | null
  readonly signupDeadline: string | null
  readonly signupStatus: SignupStatus
  readonly cost: string | null
  readonly skillLevel: string | null
}

/** A listing of which only the name is known; sign-up is open (docs/admin.md#lists). */
export const EMPTY_LISTING: Omit<BusinessDetails, 'name'> = {
  phone: null,
  email: null,
  website: null,
  city: null,
  state: null,
  location: null,
  facebook: null,
  instagram: null,
  sport: null,
  category: null,
  season: null,
  nextSeason: null,
  signupDeadline: null,
  signupStatus: 'active',
  cost: null,
  skillLevel: null,
}

export type BusinessPlace = { readonly organization: OrganizationId; readonly business: BusinessId }

export type BusinessAdded = Fact<'BusinessAdded', BusinessPlace & { details: BusinessDetails }>
export type BusinessChanged = Fact<'BusinessChanged', BusinessPlace & Change<BusinessDetails>>
export type BusinessRemoved = Fact<'BusinessRemoved', BusinessPlace & { details: BusinessDetails }>
export type BusinessRestored = Fact<'BusinessRestored', BusinessPlace & { details: BusinessDetails }>

export type BusinessFact = BusinessAdded | BusinessChanged | BusinessRemoved | BusinessRestored
