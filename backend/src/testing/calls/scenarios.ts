import type { Sample } from '../sample'
import { unique } from '../sample'
import { call, type SliceCall } from '../slice'

const scenario = async ({ fresh }: Sample) => ({ ids: { id: (await fresh.scenario()).id } })

/** A scenario with a change in it that is not so yet. */
const changed = async ({ fresh }: Sample) => {
  const { id, step } = await fresh.scenario()
  return { ids: { id, step } }
}

/** Calls of scenarios. */
export const SCENARIO_CALLS: readonly SliceCall[] = [
  call('GET', '/api/scenarios', 'staff', 'organization'),
  call('POST', '/api/scenarios', 'staff', 'thing', async ({ league: { league: leagueId }, fresh }) => {
    await fresh.roomForScenarios()
    return { body: { name: unique('Scenario'), leagueId } }
  }),
  call('GET', '/api/scenarios/{id}', 'staff', 'thing', scenario),
  call('DELETE', '/api/scenarios/{id}', 'staff', 'thing', scenario),
  call('PUT', '/api/scenarios/{id}/steps', 'staff', 'thing', async sample => ({
    ...(await scenario(sample)),
    body: { kind: 'score', game_id: sample.unplayed, score_home: 50, score_away: 60 },
  })),
  call('DELETE', '/api/scenarios/{id}/steps/{step}', 'staff', 'thing', changed),
  call('POST', '/api/scenarios/{id}/steps/{step}/real', 'staff', 'thing', changed, 200),
  call('GET', '/api/scenarios/{id}/standings', 'staff', 'thing', scenario),
  call('GET', '/api/scenarios/{id}/bracket', 'staff', 'thing', async sample => ({
    ...(await scenario(sample)),
    query: `divisionId=${sample.division}`,
  })),
  call('GET', '/api/scenarios/{id}/leaders', 'staff', 'thing', scenario),
]
