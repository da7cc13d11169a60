import { unique, uniqueDate } from '../sample'
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
  allowConflicts: true,
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
  call('GET', '/api/schedules/{id}/report', 'staff', 'thing', ({ schedule: id }) => ({ ids: { id } })),
  call('POST', '/api/schedules/{id}/cancel', 'staff', 'thing', ({ schedule: id }) => ({ ids: { id }, body: {} }), 200),
  call('GET', '/api/games/weekly-games', 'staff', 'thing', ({ schedule }) => ({ query: `scheduleId=${schedule}&weekIndex=0` })),
  call('GET', '/api/games/weekly-byes', 'staff', 'thing', ({ schedule }) => ({ query: `scheduleId=${schedule}&weekIndex=0` })),
  // A preview: what follows from a generation would reach into the calls after it.
  call(
    'POST',
    '/api/games/generate-full-schedule',
    'staff',
    'thing',
    ({ schedule: scheduleId }) => ({ body: { scheduleId, replacePlayed: false, preview: true, background: false } }),
    200,
  ),
  call('PUT', '/api/games/swap', 'staff', 'thing', async ({ fresh }) => {
    const [gameId1, gameId2] = await fresh.pair()
    return { body: { gameId1, gameId2, allowConflicts: true } }
  }),
  call('GET', '/api/drafts/{id}', 'staff', 'thing', async ({ fresh }) => ({ ids: { id: (await fresh.draft()).id } })),
  call('PUT', '/api/drafts/{id}/games/{gameId}', 'staff', 'thing', async ({ fresh }) => {
    const { id, games } = await fresh.draft()
    return { ids: { id, gameId: games[0] }, body: { date: '2026-03-09', time: '20:00', location: unique('Gym') } }
  }),
  call(
    'POST',
    '/api/drafts/{id}/swap',
    'staff',
    'thing',
    async ({ fresh }) => {
      const { id, games } = await fresh.draft()
      return { ids: { id }, body: { gameId1: games[0], gameId2: games[1] } }
    },
    200,
  ),
  call('POST', '/api/drafts/{id}/games', 'staff', 'thing', async ({ fresh }) => {
    const { id, teams } = await fresh.newDraft()
    return {
      ids: { id },
      body: {
        games: [{ home_team_id: teams[0], away_team_id: teams[1], date: '2026-03-10', time: '20:00', location: unique('Gym') }],
      },
    }
  }),
  call(
    'POST',
    '/api/drafts/{id}/games/remove',
    'staff',
    'thing',
    async ({ fresh }) => {
      const { id, games } = await fresh.newDraft()
      return { ids: { id }, body: { games: [games[1]] } }
    },
    200,
  ),
  call(
    'POST',
    '/api/drafts/{id}/publish',
    'staff',
    'thing',
    async ({ fresh }) => ({ ids: { id: (await fresh.newDraft()).id }, body: {} }),
    200,
  ),
  call('DELETE', '/api/drafts/{id}', 'staff', 'thing', async ({ fresh }) => ({ ids: { id: (await fresh.draft()).id } })),
  call(
    'POST',
    '/api/drafts/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/drafts/{id}', { id: (await fresh.draft()).id }, fresh),
    204,
  ),
  call(
    'GET',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/pending-changes',
    'staff',
    'thing',
    ({ league: { season: seasonId, league: leagueId } }) => ({
      ids: { seasonId, leagueId },
    }),
  ),
  call('GET', '/api/pending-changes', 'staff', 'organization'),
  call('PUT', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/pending-changes', 'staff', 'thing', async ({ fresh }) => {
    const { ids, game } = await fresh.changing()
    return { ids, body: { changes: [{ game_id: game, date: uniqueDate(), time: '20:00', location: 'Gym 2' }] } }
  }),
  call(
    'POST',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/pending-changes/discard',
    'staff',
    'thing',
    async ({ fresh }) => {
      const { ids, game } = await fresh.pending()
      return { ids, body: { games: [game] } }
    },
    200,
  ),
  call(
    'POST',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/pending-changes/publish',
    'staff',
    'thing',
    async ({ fresh }) => ({ ids: (await fresh.pending()).ids, body: {} }),
    200,
  ),
  call(
    'POST',
    '/api/plans/{id}/undo',
    'staff',
    'thing',
    async ({ fresh }) => ({ ids: { id: await fresh.plan() }, body: {} }),
    200,
  ),
]
