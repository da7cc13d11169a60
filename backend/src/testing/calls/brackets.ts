import type { Sample, SampleMatchup } from '../sample'
import { call, type Filling, type SliceCall } from '../slice'
import { flipped, restoring } from './fillings'

const GAMES = '/api/seasonsv2/{seasonId}/divisions/{divisionId}/games'
const BRACKET = '/api/seasonsv2/{seasonId}/divisions/{divisionId}/bracket'

const inDivision = ({ season, division }: Pick<SampleMatchup, 'season' | 'division'>) => ({
  seasonId: season,
  divisionId: division,
})
const ofMatchup = (matchup: SampleMatchup): NonNullable<Filling['ids']> => ({ ...inDivision(matchup), gameId: matchup.game })
const known = ({ matchup }: Sample): Filling => ({ ids: inDivision(matchup) })
const freshly = async ({ fresh }: Sample): Promise<Filling> => ({ ids: ofMatchup(await fresh.matchup()) })

/** Calls of brackets. */
export const BRACKET_CALLS: readonly SliceCall[] = [
  call('GET', GAMES, 'tenant', 'thing', known),
  call('POST', GAMES, 'staff', 'thing', async ({ fresh }) => {
    const bracket = await fresh.bracket()
    const [home, away] = bracket.teams
    const place = { date: '2026-07-01', time: '19:30', location: 'Court 1', location_url: 'https://maps.example/1' }
    const game = { match_id: 'r1-0', home_team_id: home, away_team_id: away, ...place, allowConflicts: true }
    return { ids: inDivision(bracket), body: game }
  }),
  call('PUT', `${GAMES}/{gameId}`, 'staff', 'thing', ({ matchup }) => ({
    ids: ofMatchup(matchup),
    body: {
      date: '2026-07-02',
      time: '20:30',
      location: 'Court 2',
      location_url: 'https://maps.example/2',
      video_url: 'https://youtu.be/abcdefghijk',
      status: 'scheduled',
      allowConflicts: true,
      score_home: 61,
      score_away: 58,
      reason: "scorer's sheet",
    },
  })),
  call('DELETE', `${GAMES}/{gameId}`, 'staff', 'thing', freshly),
  call(
    'POST',
    `${GAMES}/{gameId}/restore`,
    'staff',
    'thing',
    async ({ fresh }) => restoring(`${GAMES}/{gameId}`, ofMatchup(await fresh.matchup()), fresh),
    204,
  ),
  call(
    'POST',
    '/api/gamesv2/{id}/undo-correction',
    'staff',
    'thing',
    async ({ fresh }) => ({ ids: { id: (await fresh.correctedMatchup()).game }, body: { reason: 'read wrongly' } }),
    200,
  ),
  call('GET', '/api/champions', 'tenant', 'organization'),
  call('GET', '/api/season-states', 'staff', 'organization'),
  call('GET', BRACKET, 'tenant', 'thing', known),
  call('PUT', BRACKET, 'staff', 'thing', sample => ({
    ...known(sample),
    body: { playsThirdPlace: flipped(sample, 'third place') },
  })),
]
