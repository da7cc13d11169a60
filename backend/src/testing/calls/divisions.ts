import { unique, type Sample, type SampleDivision } from '../sample'
import { call, type Filling, type SliceCall } from '../slice'
import { inSeason, restoring } from './fillings'

/** A call to a division of its own. */
const freshly =
  (filling: (division: SampleDivision) => Filling) =>
  async ({ fresh }: Sample): Promise<Filling> => {
    const division = await fresh.division()
    const { ids, ...rest } = filling(division)
    return { ids: { id: division.id, ...ids }, ...rest }
  }

/** Calls of divisions. */
export const DIVISION_CALLS: readonly SliceCall[] = [
  call('GET', '/api/seasonsv2/{seasonId}/divisions', 'tenant', 'thing', inSeason),
  call('POST', '/api/seasonsv2/{seasonId}/divisions', 'staff', 'thing', sample => ({
    ...inSeason(sample),
    body: { name: unique('Division') },
  })),
  call('GET', '/api/seasonsv2/{seasonId}/divisions/{divisionId}', 'tenant', 'thing', sample => ({
    ids: { ...inSeason(sample).ids, divisionId: sample.division },
  })),
  call(
    'DELETE',
    '/api/divisions/{id}',
    'staff',
    'thing',
    freshly(() => ({})),
  ),
  call(
    'POST',
    '/api/divisions/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/divisions/{id}', { id: (await fresh.division()).id }, fresh),
    204,
  ),
  call('PUT', '/api/divisions/{id}/name', 'staff', 'thing', ({ division: id }) => ({
    ids: { id },
    body: { name: unique('Division') },
  })),
  call(
    'POST',
    '/api/divisions/{id}/teams',
    'staff',
    'thing',
    freshly(({ free }) => ({ body: { seasons_leagues_teams_id: free, position: 0 } })),
  ),
  call(
    'DELETE',
    '/api/divisions/{id}/teams/{sltId}',
    'staff',
    'thing',
    freshly(({ assigned }) => ({ ids: { sltId: assigned } })),
  ),
  call(
    'POST',
    '/api/divisions/{id}/teams/remove',
    'staff',
    'thing',
    freshly(({ assigned }) => ({ body: { slt_ids: [assigned] } })),
    200,
  ),
  call(
    'PUT',
    '/api/divisions/{id}/teams/order',
    'staff',
    'thing',
    freshly(({ assigned }) => ({ body: { orderedTeams: [{ slt_id: assigned, position: 0 }] } })),
  ),
  call(
    'POST',
    '/api/divisions/{id}/fill',
    'staff',
    'thing',
    freshly(({ league }) => ({ body: { leagueId: league.league, count: 1 } })),
    200,
  ),
]
