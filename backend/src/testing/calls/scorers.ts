import { unique } from '../sample'
import { call, type SliceCall } from '../slice'

/** Calls of scorer links, and of who opened one. */
export const SCORER_CALLS: readonly SliceCall[] = [
  call('GET', '/api/scorer-links', 'staff', 'organization'),
  call('POST', '/api/scorer-links', 'staff', 'thing', ({ unplayed }) => ({
    body: { name: unique('Scorer'), kind: 'game', game_id: unplayed },
  })),
  call(
    'POST',
    '/api/scorer-links/{id}/renew',
    'staff',
    'thing',
    async ({ fresh }) => ({ ids: { id: (await fresh.scorerLink()).id } }),
    200,
  ),
  call('DELETE', '/api/scorer-links/{id}', 'staff', 'thing', async ({ fresh }) => ({
    ids: { id: (await fresh.scorerLink()).id },
  })),
  call(
    'POST',
    '/api/score/open',
    'anyone',
    'nothing',
    async ({ fresh }) => ({ body: { secret: (await fresh.scorerLink()).secret } }),
    200,
  ),
  call('GET', '/api/score', 'scorer', 'nothing', async ({ fresh }) => ({ headers: { cookie: await fresh.scorerCookie() } })),
]
