import type { BusinessDetails, BusinessFact } from '@fullcourt/domain/organizations/businesses/events'
import { specification } from '../testing/specification'
import { businessCard, type BusinessCard } from './business'

const given = specification<BusinessCard>(businessCard)

const place = { organization: 1, business: 31 }
const details: BusinessDetails = {
  name: 'Harbour Gym',
  phone: null,
  email: null,
  website: null,
  city: 'Houston',
  state: 'Texas',
  location: null,
  facebook: null,
  instagram: null,
  sport: 'basketball',
  category: null,
  season: null,
  nextSeason: null,
  signupDeadline: null,
  signupStatus: 'active',
  cost: null,
  skillLevel: null,
}
const added: BusinessFact = { type: 'BusinessAdded', data: { ...place, details } }
const closed: BusinessFact = {
  type: 'BusinessChanged',
  data: { ...place, was: { signupStatus: 'active' }, is: { signupStatus: 'closed' } },
}
const removed: BusinessFact = { type: 'BusinessRemoved', data: { ...place, details } }
const restored: BusinessFact = { type: 'BusinessRestored', data: { ...place, details } }

it('A listing holds what is known of it, and the revision of its last change', () =>
  given(added, closed).then('31', {
    id: 31,
    organization: 1,
    revision: 1,
    details: { ...details, signupStatus: 'closed' },
    status: 'active',
  }))

it('A listing is in the list of its organization until it is removed, and again when it is restored', () => {
  given(added).thenList('organization', '1', '31')
  given(added, removed).thenList('organization', '1')
  given(added, removed, restored).thenList('organization', '1', '31')
})
