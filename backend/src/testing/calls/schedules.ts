import { unique } from '../sample'
import { call, type SliceCall } from '../slice'
import { restoring } from './fillings'

const details = {
  startDate: '2026-03-01',
  numWeeks: 2,
  gameDays: ['Sunday', 'Tuesday'],
  sameSlot: true,
  timeSlots: ['18:00', '19:00'],
  weeklyTimeSlots: [['18:00'], ['20:00']],
  weeklyDates: [['2026-03-01'], ['2026-03-08', '2026-03-09']],
  locations: ['Gym 1'],
  maxPerDay: 2,
  meetings: 1,
  seed: 7,
}

/** Calls of schedules. */
export const SCHEDULE_CALLS: readonly SliceCall[] = [
  call('GET', '/api/schedules', 'staff', 'organization'),
  call('POST', '/api/schedules', 'staff', 'thing', ({ league }) => ({
    body: { name: unique('Schedule'), leagueId: league.league, ...details },
  })),
  call('PUT', '/api/schedules/{id}', 'staff', 'thing', ({ schedule: id }) => ({
    ids: { id },
    body: { name: unique('Schedule'), ...details },
  })),
  call('DELETE', '/api/schedules/{id}', 'staff', 'thing', async ({ fresh }) => ({ ids: { id: await fresh.schedule() } })),
  call(
    'POST',
    '/api/schedules/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/schedules/{id}', { id: await fresh.schedule() }, fresh),
    204,
  ),
]
