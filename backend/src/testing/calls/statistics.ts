import { basketball } from '@fullcourt/domain/sports/basketball/basketball'
import { call, type SliceCall } from '../slice'
import { sport, turned, flipped } from './fillings'

/** Calls of definitions of statistics, records and leaders. */
export const STATISTIC_CALLS: readonly SliceCall[] = [
  call('GET', '/api/statsv2/{sportId}', 'staff', 'nothing', sport),
  call('PUT', '/api/statsv2/reorder', 'staff', 'organization', () => ({
    body: { stats: turned(basketball.definitions).map(({ id }, order) => ({ id, order })) },
  })),
  call('PUT', '/api/statsv2/{id}/toggle-visibility', 'staff', 'organization', sample => ({
    ids: { id: 5 },
    body: { hidden: flipped(sample, 'statistic') },
  })),
  call('GET', '/api/records/top20Points', 'tenant', 'organization'),
  call('GET', '/api/records/top20Threes', 'tenant', 'organization'),
  call('GET', '/api/records/top20TeamWins', 'tenant', 'organization'),
  call('GET', '/api/stat-leaders', 'tenant', 'organization'),
]
