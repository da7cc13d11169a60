import { fieldsOf } from '../../facts/change'
import type { StreamOf } from '../../facts/stream-of'
import type { BusinessId, OrganizationId } from '../../ids/kinds'
import type { OrganizationCreated, OrganizationDeleted, OrganizationRestored } from '../events'
import type { BusinessDetails, BusinessFact } from './events'

/** The listings of an organization, and those that were removed and may come back. */
export type Businesses = {
  readonly organization: 'unknown' | 'active' | 'deleted'
  readonly listed: ReadonlyMap<BusinessId, BusinessDetails>
  readonly removed: ReadonlyMap<BusinessId, BusinessDetails>
}

export type BusinessStreamFact = BusinessFact | OrganizationCreated | OrganizationDeleted | OrganizationRestored

type ById = ReadonlyMap<BusinessId, BusinessDetails>
const put = (all: ById, id: BusinessId, details: BusinessDetails): ById => new Map(all).set(id, details)
const without = (all: ById, id: BusinessId): ById => new Map([...all].filter(([other]) => other !== id))

const evolve = (businesses: Businesses, fact: BusinessStreamFact): Businesses => {
  const { listed, removed } = businesses
  switch (fact.type) {
    case 'OrganizationCreated':
    case 'OrganizationRestored':
      return { ...businesses, organization: 'active' }
    case 'OrganizationDeleted':
      return { ...businesses, organization: 'deleted' }
    case 'BusinessAdded':
    case 'BusinessRestored': {
      const { business, details } = fact.data
      return { ...businesses, listed: put(listed, business, details), removed: without(removed, business) }
    }
    case 'BusinessChanged': {
      const { business, is } = fact.data
      const details = listed.get(business)
      return details ? { ...businesses, listed: put(listed, business, { ...details, ...is }) } : businesses
    }
    case 'BusinessRemoved': {
      const { business, details } = fact.data
      return { ...businesses, listed: without(listed, business), removed: put(removed, business, details) }
    }
  }
}

/** A field of a listing as a part of the organization. */
export const businessPart = (business: BusinessId, field: string): string => `business ${business} ${field}`

const partsOf = (fact: BusinessStreamFact): readonly string[] =>
  fact.type === 'BusinessChanged' ? fieldsOf(fact.data.is).map(field => businessPart(fact.data.business, field)) : []

export const businessStream: StreamOf<Businesses, BusinessStreamFact, OrganizationId> = {
  name: organization => `organization-${organization}`,
  initial: { organization: 'unknown', listed: new Map(), removed: new Map() },
  evolve,
  partsOf,
}
