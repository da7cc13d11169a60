import { isUpcoming } from '@fullcourt/domain/games/status'
import { QueryObserver } from '@tanstack/react-query'
import type { GameAnswer } from '../../api/schema'
import { createApi } from '../../api/client'
import { siteOnDay, tenantName } from '../site'
import { siteQueryClient } from '../site-query'
import { gameAnswer } from '../testing/answers'
import { demoTenant } from '../testing/tenant'
import { nowOf, type Now } from './queries'

const over = gameAnswer({ id: 9, date: '2026-11-21', score: [61, 58] })
const ahead = gameAnswer({ id: 10, date: '2026-11-28' })
const played = gameAnswer({ id: 10, date: '2026-11-28', score: [70, 72] })

/** As the server answers: results are walk-overs, too, and what is off is not ahead. */
const isAsked = ({ state }: GameAnswer, only: string | null) => {
  if (only === 'results') return state === 'completed' || state === 'forfeited'
  return only === null || isUpcoming(state)
}

/** A league of two games, the second of which is played when `play` is called, and others on their days. */
const league = (onFirst: readonly GameAnswer[] = [], onSecond: readonly GameAnswer[] = []) => {
  let second = ahead
  const progress = () =>
    second === ahead
      ? { games: 2, completed: 1, last: '2026-11-21', next: '2026-11-28' }
      : { games: 2, completed: 2, last: '2026-11-28', next: null }
  const answer = (address: string) => {
    if (address.startsWith('/api/gamesv2/progress')) return progress()
    const games = address.includes('from=2026-11-28') ? [second, ...onSecond] : [over, ...onFirst]
    return games.filter(game => isAsked(game, new URL(address, 'https://site.example').searchParams.get('only')))
  }
  const tenant = demoTenant()
  const api = createApi(call => Promise.resolve({ status: 200, body: answer(call.address) }), tenantName(tenant))
  const site = siteOnDay({ tenant, theme: 'auto', user: null, api, pages: [] }, '2026-11-28')
  return { query: nowOf(site), play: () => void (second = played) }
}

const shown = ({ results, next }: Now) => ({
  results: results.map(({ id }) => id),
  next: next.map(({ id, home }) => [id, home.points]),
})

it('An open page goes on showing the games with which it was opened, with their new scores', async () => {
  const { query, play } = league()
  const client = siteQueryClient('browser')
  await client.fetchQuery(query)
  const leave = new QueryObserver(client, query).subscribe(() => undefined)
  play()
  await client.refetchQueries()
  const now = client.getQueryData<Now>(query.queryKey) as Now
  expect(shown(now)).toEqual({ results: [9], next: [[10, 70]] })
  expect(now.progress.completed).toBe(2)
  leave()
})

it('What is cancelled or postponed is not next, and a walk-over is a result', async () => {
  const off = (['cancelled', 'postponed'] as const).map((state, i) => ({
    ...gameAnswer({ id: 20 + i, date: '2026-11-28' }),
    state,
  }))
  const walkover = { ...gameAnswer({ id: 8, date: '2026-11-21' }), state: 'forfeited' as const, walkover_winner: 'home' as const }
  const cancelled = { ...gameAnswer({ id: 7, date: '2026-11-21' }), state: 'cancelled' as const }
  const { query } = league([walkover, cancelled], off)
  expect(shown(await siteQueryClient('browser').fetchQuery(query))).toEqual({ results: [9, 8], next: [[10, null]] })
})

it('A page that is opened afterwards begins with the last day that was played', async () => {
  const { query, play } = league()
  const client = siteQueryClient('browser')
  await client.fetchQuery(query)
  play()
  expect(shown(await client.fetchQuery({ ...query, staleTime: 0 }))).toEqual({ results: [10], next: [] })
})
