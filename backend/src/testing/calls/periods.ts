import { unique } from '../sample'
import { call, type SliceCall } from '../slice'
import { sport, turned } from './fillings'

/** Calls of periods of games. */
export const PERIOD_CALLS: readonly SliceCall[] = [
  call('GET', '/api/gamePeriods/{sportId}', 'staff', 'nothing', sport),
  call('POST', '/api/gamePeriods', 'staff', 'organization', async ({ fresh }) => {
    await fresh.periods()
    return { body: { sportId: 1, name: unique('P'), userId: null } }
  }),
  call('PUT', '/api/gamePeriods/hide/{id}', 'staff', 'organization', async ({ fresh }) => {
    await fresh.periods()
    return { ids: { id: 5 }, body: { userId: null } }
  }),
  call('PUT', '/api/gamePeriods/unhide/{id}', 'staff', 'organization', async ({ fresh }) => {
    await fresh.hiddenPeriod()
    return { ids: { id: 5 }, body: { userId: null } }
  }),
  call('PUT', '/api/gamePeriods/reorder', 'staff', 'organization', async ({ fresh }) => ({
    body: { gamePeriods: turned(await fresh.periods()).map((id, order) => ({ id, order })), userId: null },
  })),
  call('POST', '/api/gamePeriods/reset/{sportId}', 'staff', 'organization', () => ({ ...sport(), body: { userId: null } }), 200),
]
