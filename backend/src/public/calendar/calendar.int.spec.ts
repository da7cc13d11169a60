import type { GameSide } from '@fullcourt/domain/games/events'
import { changeSides } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import { contextOfJob } from '../../core/facts/command-context'
import { Decider } from '../../core/facts/decider'
import { gameCalls, type GameCalls } from '../../contexts/games/testing/calls'
import { leagueMaker, type TestLeague, type TestTeam } from '../../contexts/games/testing/league'
import { openProduct, type Product } from '../../testing/product'
import { readCalendar, type ReadEvent } from './testing/read-calendar'

let product: Product
let monday: TestLeague
let tuesday: TestLeague
let games: GameCalls

beforeAll(async () => {
  product = await openProduct()
  const maker = leagueMaker(product)
  monday = await maker.league(product.organization.id, { players: 0 })
  tuesday = await maker.league(product.organization.id, { season: monday.season, name: 'Tuesday', players: 0 })
  games = gameCalls(product, monday)
})
afterAll(() => product.close())

const answered = (query = '') => product.as('nobody').get(`/api/calendar.ics?slug=${product.organization.slug}${query}`)
const events = async (query = '') => readCalendar(String((await answered(query)).body)).events
const eventOf = async (game: number, query = ''): Promise<ReadEvent | undefined> =>
  (await events(query)).find(({ uid }) => uid.startsWith(`game-${game}@`))

it('is sent as a calendar that anybody may keep, and that is asked for again by its ETag', async () => {
  const { status, headers } = await answered()
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'public, no-cache',
  ])
  const again = await product
    .as('nobody')
    .get(`/api/calendar.ics?slug=${product.organization.slug}`, { 'if-none-match': String(headers['etag']) })
  expect(again.status).toBe(304)
})

it('is read by staff of their own organization too', async () => {
  const { status, body, headers } = await product.as('staff').get('/api/calendar.ics')
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(String(body)).toMatch(/^BEGIN:VCALENDAR/)
})

it('follows a game that is moved: the same event with a higher sequence', async () => {
  const { id } = await games.schedule({ date: '2026-07-01', time: '19:30' })
  const before = await eventOf(id)
  expect(before).toMatchObject({ start: '2026-07-02T02:30:00.000Z', sequence: 0, status: 'CONFIRMED' })
  await product.as('staff').put(`/api/gamesv2/${id}/details`, { date: '2026-07-08', time: '20:00' })
  expect(await eventOf(id)).toMatchObject({ uid: before?.uid, start: '2026-07-09T03:00:00.000Z', sequence: 1 })
})

it('says the final score, which moves nothing', async () => {
  const { id } = await games.schedule({ date: '2026-07-01' })
  await games.score(id, 61, 58)
  const event = await eventOf(id)
  expect(event?.description).toMatch(/^Final score: .+ 58, .+ 61$/)
  expect(event?.sequence).toBe(0)
})

it('keeps a deleted game as a cancelled one, until it is back', async () => {
  const { id } = await games.schedule({ date: '2026-07-01' })
  await product.as('staff').delete(`${games.base}/games/${id}`)
  expect(await eventOf(id)).toMatchObject({ status: 'CANCELLED', sequence: 1 })
  expect(await eventOf(id, `&leagueId=${tuesday.league}`)).toBeUndefined()
  await product.as('staff').post(`${games.base}/games/${id}/restore`)
  expect(await eventOf(id)).toMatchObject({ status: 'CONFIRMED', sequence: 2 })
})

it('keeps a deleted game of the days that it is asked for alone', async () => {
  const { id } = await games.schedule({ date: '2026-07-10' })
  await product.as('staff').delete(`${games.base}/games/${id}`)
  expect(await eventOf(id, '&from=2026-07-10&to=2026-07-10')).toMatchObject({ status: 'CANCELLED' })
  expect(await eventOf(id, '&from=2026-07-11')).toBeUndefined()
  expect(await eventOf(id, '&to=2026-07-09')).toBeUndefined()
})

it('keeps a game whose date was taken away as a cancelled one, where it was, until it has one again', async () => {
  const { id } = await games.schedule({ date: '2026-07-11', time: '19:30', location: 'Court 1' })
  const before = await eventOf(id)
  await product.as('staff').put(`/api/gamesv2/${id}/details`, { date: null, time: null })
  expect(await eventOf(id)).toMatchObject({ uid: before?.uid, start: before?.start, status: 'CANCELLED', sequence: 1 })
  await product.as('staff').put(`/api/gamesv2/${id}/details`, { date: '2026-07-12', time: '19:30' })
  expect(await eventOf(id)).toMatchObject({ start: '2026-07-13T02:30:00.000Z', status: 'CONFIRMED', sequence: 2 })
})

/** Other teams play a game, as a corrected result of a bracket decides. */
const playedBy = async (game: number, home: GameSide, away: GameSide) => {
  const { app, runner } = product.application
  const context = contextOfJob(['other sides'], 'system', () => Promise.reject(new Error('Nothing is made.')))
  const { position } = await app.get(Decider).handle({
    stream: gameStream,
    id: game,
    context,
    organization: product.organization.id,
    decide: state => changeSides(state, { home, away }),
  })
  await runner.passed(position ?? '', 5_000)
}

it('of a team keeps a game that others play by now as a cancelled one, in which it is named', async () => {
  const { id } = await games.schedule({ date: '2026-07-15', time: '19:30' })
  const [first, second] = monday.teams
  const third = await leagueMaker(product).team({ ...monday, organization: product.organization.id }, 'Comets', 0)
  const of = (team: number) => eventOf(id, `&teamId=${team}`)
  const before = await of(first.id)
  const side = ({ id: team, entry }: TestTeam): GameSide => ({ team, entry, league: monday.league })
  await playedBy(id, side(third), side(second))
  expect(await of(first.id)).toMatchObject({
    uid: before?.uid,
    summary: before?.summary,
    start: before?.start,
    status: 'CANCELLED',
    sequence: 1,
    url: null,
  })
  expect(await of(second.id)).toMatchObject({ uid: before?.uid, status: 'CONFIRMED', sequence: 1 })
  expect(await eventOf(id, `&seasonId=${monday.season}`)).toMatchObject({ status: 'CONFIRMED' })
})

it('is of a league or a team, and named after it', async () => {
  const [home] = tuesday.teams
  const { id } = await gameCalls(product, tuesday).schedule({ date: '2026-07-02' })
  expect(await eventOf(id, `&leagueId=${monday.league}`)).toBeUndefined()
  expect(await eventOf(id, `&leagueId=${tuesday.league}`)).toBeDefined()
  expect((await events(`&teamId=${home.id}`)).map(({ uid }) => uid.split('@')[0])).toEqual([`game-${id}`])
  expect(readCalendar(String((await answered(`&leagueId=${tuesday.league}`)).body)).name).toMatch(/^Tuesday \(/)
})

it('leaves out a game without a date', async () => {
  const { id } = await games.schedule({ date: null, time: null })
  expect(await eventOf(id)).toBeUndefined()
})

it('of one game is that game alone, as a file to be opened', async () => {
  const { id } = await games.schedule({ date: '2026-07-05' })
  const { status, headers, body } = await product
    .as('nobody')
    .get(`/api/gamesv2/${id}/calendar.ics?slug=${product.organization.slug}`)
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    `attachment; filename="game-${id}.ics"`,
  ])
  expect(readCalendar(String(body)).events).toEqual([await eventOf(id)])
})

it('goes back nine months from the last result, and keeps every game that is ahead', async () => {
  const long = await leagueMaker(product).league(product.organization.id, { season: monday.season, name: 'Long', players: 0 })
  const calls = gameCalls(product, long)
  const scheduled = async (date: string) => (await calls.schedule({ date })).id
  const [old, removed, kept, last, ahead] = [
    await scheduled('2027-01-01'),
    await scheduled('2027-01-02'),
    await scheduled('2027-03-01'),
    await scheduled('2027-11-30'),
    await scheduled('2029-01-01'),
  ]
  for (const game of [old, kept]) await calls.score(game, 61, 58)
  await product.as('staff').delete(`${calls.base}/games/${removed}`)
  const query = `&leagueId=${long.league}`
  const shown = async () => (await events(query)).map(({ uid }) => Number(/game-(\d+)/.exec(uid)?.[1])).toSorted((a, b) => a - b)
  expect(await shown()).toEqual([old, removed, kept, last, ahead])
  await calls.score(last, 61, 58)
  expect(await shown()).toEqual([kept, last, ahead])
  expect(await eventOf(old, `${query}&from=2027-01-01`)).toBeDefined()
})
