import { createApi } from '../../api/client'
import { siteOnDay, tenantName } from '../site'
import { siteQueryClient } from '../site-query'
import { gameAnswer } from '../testing/answers'
import { demoTenant } from '../testing/tenant'
import type { ScheduleFilter } from './filter'
import { scheduleOf } from './queries'

const TODAY = '2026-06-01'
const dayOf = (day: number) => new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10)

/** A day with one game for each of three years, all played before today. */
const days = Array.from({ length: 3 * 365 }, (_, day) => {
  const date = dayOf(day + 1)
  return { date, games: 1, completed: date < TODAY ? 1 : 0 }
})

const near = (search: URLSearchParams) => {
  const [around, limit] = [search.get('around'), Number(search.get('limit'))]
  if (around === null) return days
  const from = days.findIndex(({ date }) => date >= around)
  return days.slice(Math.max(0, from - limit), from + limit)
}

/** What the page asks for in order, and what it shows. */
const opened = async (filter: ScheduleFilter) => {
  const asked: string[] = []
  const bodyOf = ({ pathname, searchParams }: URL): unknown => {
    if (pathname === '/api/gamesv2/days') return near(searchParams)
    if (pathname === '/api/gamesv2/progress') return { games: 1095, completed: 516, last: '2026-05-31', next: TODAY }
    if (pathname !== '/api/gamesv2') return []
    const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '~']
    return days.flatMap(({ date }, id) =>
      date >= from && date <= to ? [gameAnswer({ id: id + 1, date, ...(date < TODAY && { score: [61, 58] }) })] : [],
    )
  }
  const tenant = demoTenant()
  const api = createApi(({ address }) => {
    asked.push(address)
    return Promise.resolve({ status: 200, body: bodyOf(new URL(address, 'https://site.example')) })
  }, tenantName(tenant))
  const site = siteOnDay({ tenant, theme: 'auto', user: null, api, pages: [] }, TODAY)
  return { asked, schedule: await siteQueryClient('server').fetchQuery(scheduleOf(site, filter)) }
}

it('A very long season is asked for around today, and says how far it is all the same', async () => {
  const { asked, schedule } = await opened({})
  expect(asked.filter(address => address.includes('/days'))).toEqual([expect.stringContaining('around=2026-06-01&limit=200')])
  expect(schedule.progress).toMatchObject({ games: 1095, completed: 516 })
  expect(schedule.window).toMatchObject({ from: '2026-05-31', earlier: '2026-04-21', later: '2026-07-10' })
  expect(schedule.dates).toHaveLength(200)
})

it('Its pages begin where they were asked to, in the order of days as long as games are ahead', async () => {
  const { schedule } = await opened({ from: '2025-03-01' })
  expect(schedule.games[0]?.date).toBe('2025-03-01')
  expect(schedule.window.newestFirst).toBeUndefined()
  expect(schedule.window.later).toBe('2025-04-10')
})

it('Where none of these days passes the filter, all days are looked at', async () => {
  const { asked, schedule } = await opened({ from: '2025-03-01', show: 'scheduled' })
  expect(asked.filter(address => address.includes('/days'))).toHaveLength(2)
  expect(schedule.games[0]?.date).toBe(TODAY)
})

it('The row of a team has the results around the page alone', async () => {
  const { schedule } = await opened({ team: gameAnswer({ id: 1 }).home_team_id })
  expect(schedule.results.length).toBeGreaterThan(0)
  expect(schedule.results.length).toBeLessThanOrEqual(100)
})
