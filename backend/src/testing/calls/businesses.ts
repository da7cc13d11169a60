import { unique } from '../sample'
import { call, type SliceCall } from '../slice'
import { restoring } from './fillings'

const business = {
  phone: '555 0100',
  email: 'gym@harbour.example',
  website: 'https://gym.harbour.example',
  city: 'Houston',
  state: 'Texas',
  location: '12 Dock Street',
  facebook: 'https://facebook.example/gym',
  instagram: 'https://instagram.example/gym',
  sport: 'basketball',
  category: 'co-ed',
  season: 'Fall',
  nextSeason: 'Winter',
  signupDeadline: '2026-10-01',
  signupStatus: 'active',
  cost: '$900 a team',
  skillLevel: 'Recreational',
}

/** Calls of businesses. */
export const BUSINESS_CALLS: readonly SliceCall[] = [
  call('GET', '/api/businesses', 'tenant', 'organization'),
  call('POST', '/api/businesses', 'staff', 'organization', () => ({ body: { name: unique('Business'), ...business } })),
  call('PUT', '/api/businesses/{id}', 'staff', 'thing', ({ business: id }) => ({
    ids: { id },
    body: { name: unique('Business'), ...business },
  })),
  call('DELETE', '/api/businesses/{id}', 'staff', 'thing', async ({ fresh }) => ({ ids: { id: await fresh.business() } })),
  call(
    'POST',
    '/api/businesses/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/businesses/{id}', { id: await fresh.business() }, fresh),
    204,
  ),
]
