import { createApi } from '../../api/client'
import { siteOnDay, tenantName } from '../site'
import { siteQueryClient } from '../site-query'
import { gameAnswer } from '../testing/answers'
import { demoTenant } from '../testing/tenant'
import { scheduleFilter, startText, type ScheduleFilter } from './filter'
import { scheduleOf } from './queries'

const TODAY = '2026-11-28'
const GAMES = Array.from({ length: 150 }, (_, at) => gameAnswer({ id: at + 1, date: TODAY }))

/** A page of a season that plays all its games on one day; `asked` is how it asks for them. */
const opened = async (filter: ScheduleFilter) => {
  let asked = ''
  const bodyOf = ({ pathname, searchParams, search }: URL): unknown => {
    if (pathname === '/api/gamesv2/days') return [{ date: TODAY, games: GAMES.length, completed: 0 }]
    if (pathname === '/api/gamesv2/progress') return { games: GAMES.length, completed: 0, last: null, next: TODAY }
    if (pathname !== '/api/gamesv2') return []
    asked = search
    const [after, limit] = [Number(searchParams.get('after')), Number(searchParams.get('limit') ?? GAMES.length)]
    return GAMES.slice(after, after + limit)
  }
  const tenant = demoTenant()
  const answer = ({ address }: { address: string }) => ({ status: 200, body: bodyOf(new URL(address, 'https://site.example')) })
  const api = createApi(call => Promise.resolve(answer(call)), tenantName(tenant))
  const site = siteOnDay({ tenant, theme: 'auto', user: null, api, pages: [] }, TODAY)
  const schedule = await siteQueryClient('server').fetchQuery(scheduleOf(site, filter))
  return { asked, schedule, ids: schedule.games.map(({ id }) => id) }
}

it('A day with more games than one page shows is on several, from page to page, and no game is left out or shown twice', async () => {
  const seen: number[] = []
  for (let search: string | undefined = `from=${TODAY}`; search !== undefined;) {
    const { ids, schedule } = await opened(scheduleFilter(new URLSearchParams(search)))
    expect(ids.length).toBeLessThanOrEqual(60)
    seen.push(...ids)
    const { goesOnAfter: after, window } = schedule
    search = after === undefined ? undefined : `from=${startText({ from: window.from, after })}`
  }
  expect(seen).toEqual(GAMES.map(({ id }) => id))
})

it.each([
  ['that is printed', { whole: true }],
  ['that is embedded', { wholeDays: true }],
] as const)('A schedule %s has all games of the day', async (_, filter) => {
  const { asked, ids } = await opened(filter)
  expect(ids).toHaveLength(GAMES.length)
  expect(asked).not.toContain('limit')
})
