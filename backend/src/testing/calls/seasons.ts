import { unique } from '../sample'
import { call, type Filling, type SliceCall } from '../slice'
import { organization, season, restoring } from './fillings'

const newSeason = (): Filling => ({
  body: {
    name: unique('Season'),
    startDate: '2026-06-01',
    finishDate: '2026-08-31',
    active: false,
    copyFromSeasonId: null,
    sport_id: 1,
  },
})

/** Calls of seasons. */
export const SEASON_CALLS: readonly SliceCall[] = [
  call('GET', '/api/organizations/{id}/seasons', 'staff', 'thing', organization),
  call('POST', '/api/organizations/{id}/seasons', 'staff', 'thing', sample => ({ ...organization(sample), ...newSeason() })),
  call('GET', '/api/seasonsv2', 'tenant', 'everything'),
  call('GET', '/api/seasonsv2/{id}', 'tenant', 'thing', season),
  call('POST', '/api/seasonsv2', 'staff', 'organization', newSeason),
  call('PUT', '/api/seasonsv2/{id}', 'staff', 'thing', sample => ({
    ...season(sample),
    body: { name: unique('Season'), startDate: '2026-06-01', finishDate: null, active: false },
  })),
  call('DELETE', '/api/seasonsv2/{id}', 'staff', 'thing', async ({ fresh }) => ({ ids: { id: await fresh.season() } })),
  call(
    'POST',
    '/api/seasonsv2/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/seasonsv2/{id}', { id: await fresh.season() }, fresh),
    204,
  ),
]
