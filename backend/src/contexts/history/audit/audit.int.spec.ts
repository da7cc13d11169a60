import { importProductOf } from '../../imports/testing/import-product'
import { gameCalls, type GameCalls } from '../../games/testing/calls'
import { leagueMaker, type TestLeague } from '../../games/testing/league'
import { makePlayer, thingOf } from '../../../testing/made-league'
import { openProduct, type Caller, type Product } from '../../../testing/product'
import type { HistoryEntryAnswer } from '../history.answers'
import type { ActionPageAnswer } from './audit.answers'

let product: Product
let league: TestLeague
let calls: GameCalls
let now = new Date('2026-06-01T12:00:00Z')

beforeAll(async () => {
  product = await openProduct({}, { clock: () => now })
  league = await leagueMaker(product).league(product.organization.id)
  calls = gameCalls(product, league)
})
afterAll(() => product.close())

const page = async (query = '', caller: Caller = 'staff') =>
  thingOf<ActionPageAnswer>(await product.as(caller).get(`/api/history?${query}`))
const told = async (query = '', caller: Caller = 'staff') =>
  (await page(query, caller)).actions.map(({ who, what }) => `${who} ${what}`)

const scored = async (score: readonly [number, number] = [61, 58]) => {
  const { id } = await calls.schedule()
  await calls.score(id, ...score)
  return id
}

describe('The audit of an organization', () => {
  it('tells what everybody did in it, newest first, with what was before and after and why', async () => {
    const game = await scored()
    await product.as('org_owner').put(`/api/gamesv2/${game}/scores`, { score_home: 61, score_away: 59, reason: 'misread' })
    const [corrected, entered] = (await page()).actions
    expect(corrected).toMatchObject({
      who: 'olga',
      what: 'changed the final score from 58–61 to 59–61',
      was: { home: 61, away: 58 },
      is: { home: 61, away: 59 },
      reason: 'misread',
      more: 0,
      thing: { kind: 'game', id: game, name: 'Bulls @ Hawks', gone: false },
    })
    expect(entered).toMatchObject({ who: 'stan', what: 'entered the final score 58–61' })
  })

  it('has one line for all that one call led to, which opens', async () => {
    const names = ['Otters', 'Newts', 'Terns']
    thingOf(await product.as('staff').post('/api/teams/list', { leagueId: league.league, names }))
    const [action] = (await page('kind=team')).actions
    expect(action?.what).toContain('Otters')
    expect(action?.more).toBeGreaterThanOrEqual(names.length - 1)
    const changes = thingOf<HistoryEntryAnswer[]>(await product.as('staff').get(`/api/history/actions/${action?.id}`))
    expect(changes).toHaveLength(1 + (action?.more ?? 0))
    expect(changes.map(({ what }) => what).join()).toContain('Terns')
  })

  it('has one line for an import, which says how much it brought in', async () => {
    await importProductOf(() => product).importFiles()
    const ofImports = (await page('kind=import')).actions
    expect(ofImports.map(({ what }) => what)).toEqual([expect.stringMatching(/^imported/)])
    expect(ofImports[0]?.more).toBeGreaterThan(10)
  })

  it('is of the organization alone', async () => {
    await scored()
    const foreign = await told('', 'stranger')
    expect(foreign.some(line => line.includes('final score'))).toBe(false)
    const [action] = (await page()).actions
    expect((await product.as('stranger').get(`/api/history/actions/${action?.id}`)).status).toBe(404)
    expect((await product.as('nobody').get('/api/history')).status).toBe(401)
  })

  it('does not show contact details', async () => {
    const player = await makePlayer(product.as('staff'), { address: `${calls.base}/teams/${league.teams[0].id}` }, 'Ana')
    await product.as('staff').put(`/api/playersv2/${player}`, { email: 'secret@example.com' })
    expect(JSON.stringify(await page())).not.toContain('secret@example.com')
  })
})

describe('The audit is filtered', () => {
  it('by person', async () => {
    await scored()
    const [own] = (await page('kind=game', 'staff')).actions
    const ofStan = (await page(`userId=${own?.user_id}`)).actions
    expect(new Set(ofStan.map(({ who }) => who))).toEqual(new Set(['stan']))
  })

  it('by kind of thing', async () => {
    const game = await scored()
    await product.as('staff').put(`/api/teams/${league.teams[0].id}`, { name: 'Renamed' })
    const [first] = (await page('kind=game')).actions
    expect(first?.thing).toMatchObject({ kind: 'game', id: game })
    expect((await page('kind=team')).actions[0]?.thing).toEqual({
      kind: 'team',
      id: league.teams[0].id,
      name: 'Renamed',
      gone: false,
    })
  })

  it('by team, and by person and team together', async () => {
    const other = await leagueMaker(product).league(product.organization.id)
    await gameCalls(product, other).schedule()
    const ofTeam = await told(`teamId=${other.teams[0].id}&kind=game`)
    expect(ofTeam).toHaveLength(1)
    expect(ofTeam[0]).toContain('scheduled')
    const [own] = (await page('kind=game')).actions
    expect(await told(`teamId=${other.teams[0].id}&kind=game&userId=${(own?.user_id ?? 0) + 1_000}`)).toEqual([])
  })

  it('by days of the organization, both included', async () => {
    now = new Date('2026-07-04T04:30:00Z')
    await scored([90, 1])
    now = new Date('2026-07-06T12:00:00Z')
    await scored([90, 2])
    const scores = async (query: string) => (await told(`kind=game&${query}`)).filter(line => /90/.test(line))
    expect(await scores('from=2026-07-03&to=2026-07-03')).toEqual(['stan entered the final score 1–90'])
    expect(await scores('from=2026-07-04&to=2026-07-05')).toEqual([])
    expect(await scores('from=2026-07-06')).toEqual(['stan entered the final score 2–90'])
  })

  it('by days of another zone, where one is named', async () => {
    now = new Date('2026-08-04T23:30:00Z')
    await scored([91, 1])
    const scores = async (query: string) => (await told(`kind=game&${query}`)).filter(line => /91/.test(line))
    expect(await scores('from=2026-08-05&zone=Europe/Berlin')).toEqual(['stan entered the final score 1–91'])
    expect(await scores('to=2026-08-04&from=2026-08-04&zone=UTC')).toEqual(['stan entered the final score 1–91'])
    expect(await scores('from=2026-08-05&zone=UTC')).toEqual([])
    expect([(await page()).time_zone, (await page('zone=UTC')).time_zone]).toEqual(['America/Los_Angeles', 'UTC'])
  })
})

it('What was deleted, or is in something that was, is gone; what came back is there', async () => {
  const game = await scored()
  const gone = async () => (await page('kind=game')).actions.find(({ thing }) => thing?.id === game)?.thing?.gone
  expect(await gone()).toBe(false)
  const address = `${calls.base}/games/${game}`
  thingOf(await product.as('staff').delete(address))
  expect(await gone()).toBe(true)
  thingOf(await product.as('staff').post(`${address}/restore`))
  expect(await gone()).toBe(false)
  thingOf(await product.as('staff').delete(`/api/seasonsv2/${league.season}`))
  expect(await gone()).toBe(true)
  thingOf(await product.as('staff').post(`/api/seasonsv2/${league.season}/restore`))
  expect(await gone()).toBe(false)
})

it('The audit comes in pages, each before what the one before says is next', async () => {
  const game = await scored()
  for (let points = 1; points <= 60; points += 1) await calls.score(game, points, 0)
  const first = await page()
  const second = await page(`before=${encodeURIComponent(first.next ?? '')}`)
  expect(first.actions).toHaveLength(50)
  const ids = [...first.actions, ...second.actions].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(first.actions.at(-1)?.what).toBe('changed the final score from 0–10 to 0–11')
  expect(second.actions[0]?.what).toBe('changed the final score from 0–9 to 0–10')
})

it('The audit is taken along as CSV, and as a line of JSON for each action', async () => {
  await scored()
  const { actions } = await page('kind=game')
  const csv = await product.as('staff').get('/api/history.csv?kind=game')
  expect(csv.headers['content-disposition']).toBe('attachment; filename="history.csv"')
  expect(String(csv.body).split('\r\n')[1]).toContain(actions[0]?.id)
  const berlin = String((await product.as('staff').get('/api/history.csv?kind=game&zone=Europe/Berlin')).body).split('\r\n')
  expect([csv.body, berlin[0]]).toEqual([
    expect.stringContaining('When (America/Los_Angeles)'),
    expect.stringContaining('When (Europe/Berlin)'),
  ])
  expect(berlin[1]).toMatch(/^2026-08-05 01:30:00,stan,/)
  const lines = String((await product.as('staff').get('/api/history.ndjson?kind=game')).body)
    .trimEnd()
    .split('\n')
  expect(JSON.parse(lines[0] ?? '')).toEqual(actions[0])
})

it.each(['zone=Mars/Olympus', 'from=yesterday', 'kind=nonsense', 'userId=x', 'before=1'])('The audit refuses %s', async query =>
  expect((await product.as('staff').get(`/api/history?${query}`)).status).toBe(400),
)
