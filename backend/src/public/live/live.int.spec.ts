import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openProduct, PASSWORD, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { followedUp } from '../../testing/followed-up'
import { thingOf } from '../../testing/made-league'

let product: Product
let own: Sample
let port: number
const open: IncomingMessage[] = []

beforeAll(async () => {
  product = await openProduct()
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  await product.application.app.listen(0, '127.0.0.1')
  port = (product.application.app.getHttpServer().address() as AddressInfo).port
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.destroy()
})
afterAll(() => product.close())

/** An event as it is written: its position, and its tags. */
const eventIn = (text: string) => {
  const [, id = '', data = ''] = /^id: (\d{20})\ndata: (.*)$/.exec(text) ?? []
  return id === '' ? [] : [{ id, tags: JSON.parse(data) as string[] }]
}

/**
 * A page that listens. `next` resolves to the tags of the next event that names the one that is waited for, `first` to the first
 * event, which says what was missed.
 */
const listening = async (query = '', headers: Readonly<Record<string, string>> = {}) => {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    request({ port, host: '127.0.0.1', path: `/api/live${query}`, headers }, answered)
      .on('error', failed)
      .end()
  })
  open.push(response)
  let text = ''
  const received: { id: string; tags: string[] }[] = []
  const waiting = new Set<() => void>()
  response.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    received.push(...events.flatMap(eventIn))
    for (const look of waiting) look()
  })
  const event = (isMeant: (event: { tags: string[] }) => boolean) =>
    new Promise<{ id: string; tags: readonly string[] }>(found => {
      const look = () => {
        const event = received.find(isMeant)
        if (!event) return
        waiting.delete(look)
        found(event)
      }
      waiting.add(look)
      look()
    })
  const next = async (tag: string) => (await event(({ tags }) => tags.includes(tag))).tags
  return { response, received, next, first: () => event(() => true) }
}

const as = (person: 'staff' | 'super_admin' | 'stranger') => ({ cookie: product.cookieOf(person) })

const scored = (score_home: number) =>
  product.as('org_owner').put(`/api/gamesv2/${own.game}/scores`, { score_home, score_away: 58 })

it('names what a change concerns to everyone who looks at it: staff by their session, visitors by the slug', async () => {
  const pages = await Promise.all([
    listening('', as('staff')),
    listening('', as('super_admin')),
    listening(`?slug=${product.organization.slug}`),
  ])
  thingOf(await scored(71))
  for (const { next } of pages)
    expect(await next(`game:${own.game}`)).toEqual(
      expect.arrayContaining([`league:${own.league.league}`, `season:${own.league.season}`, `team:${own.teams[0]}`]),
    )
})

it('names the kind of card that changed to pages that show many of them', async () => {
  const { next } = await listening(`?slug=${product.organization.slug}`)
  thingOf(await product.as('org_owner').put(`/api/playersv2/${own.player}`, { firstName: 'Anna' }))
  expect(await next('players')).toContain(`player:${own.player}`)
})

it('names schedules to pages that show their byes', async () => {
  const { next } = await listening(`?slug=${product.organization.slug}`)
  await own.fresh.schedule()
  expect(await next('schedules')).toContain(`league:${own.league.league}`)
})

it('names the player for whom a merged one counts', async () => {
  const { master, duplicate } = await own.fresh.merged()
  const merged = { masterId: await own.fresh.player(), duplicateIds: [master] }
  thingOf(await product.as('org_owner').post('/api/playersv2/merge', merged))
  const { next } = await listening(`?slug=${product.organization.slug}`)
  thingOf(await product.as('org_owner').post(`/api/playersv2/${master}/unmerge`, { duplicateId: duplicate }))
  expect(await next(`player:${duplicate}`)).toEqual(
    expect.arrayContaining([`player:${master}`, `player:${merged.masterId}`, 'players', 'entries']),
  )
})

it('sends nothing to another organization', async () => {
  const [stranger, staff] = await Promise.all([listening('', as('stranger')), listening('', as('staff'))])
  thingOf(await scored(72))
  await staff.next(`game:${own.game}`)
  expect(stranger.received.flatMap(({ tags }) => tags)).toEqual([])
})

it('says nothing of who signs in and who looks at whom', async () => {
  thingOf(await product.as('staff').put(`/api/playersv2/${own.player}`, { email: 'ana@example.com' }))
  await followedUp(product.application)
  const visitor = await listening(`?slug=${product.organization.slug}`)
  await visitor.first()
  thingOf(await product.as('nobody').post('/api/auth/login', { username: 'stan', password: PASSWORD }))
  thingOf(await product.as('org_owner').get(`/api/playersv2/${own.player}/information`))
  await followedUp(product.application)
  thingOf(await scored(77))
  await visitor.next(`game:${own.game}`)
  expect(visitor.received.filter(({ tags }) => tags.length > 0)).toHaveLength(1)
})

it('says nothing of scenarios', async () => {
  await followedUp(product.application)
  const visitor = await listening(`?slug=${product.organization.slug}`)
  await visitor.first()
  const { id } = thingOf(await product.as('staff').post('/api/scenarios', { name: 'If', leagueId: own.league.league }))
  thingOf(await product.as('staff').put(`/api/scenarios/${id}/steps`, { kind: 'delete', game_id: own.game }))
  await product.as('staff').delete(`/api/scenarios/${id}`)
  await followedUp(product.application)
  thingOf(await scored(79))
  await visitor.next(`game:${own.game}`)
  expect(visitor.received.filter(({ tags }) => tags.length > 0)).toHaveLength(1)
})

describe('what a page missed before its stream was open', () => {
  const slug = () => `?slug=${product.organization.slug}`
  /** Where the log is. */
  const position = async () => (await (await listening(slug())).first()).id

  it('is said first, and nothing else', async () => {
    const since = await position()
    thingOf(await scored(74))
    const page = await (await listening(`${slug()}&since=${since}`)).first()
    expect(page.tags).toEqual(expect.arrayContaining([`game:${own.game}`, `league:${own.league.league}`]))
    expect((await (await listening(`${slug()}&since=${page.id}`)).first()).tags).toEqual([])
  })

  it('is said after a lost connection since the last event, whenever the page was made', async () => {
    const made = await position()
    thingOf(await scored(75))
    const last = await position()
    const back = await listening(`${slug()}&since=${made}`, { 'last-event-id': last })
    expect((await back.first()).tags).toEqual([])
  })

  it('is nothing where only another organization changed', async () => {
    const since = await position()
    thingOf(await scored(76))
    const stranger = await listening(`?since=${since}`, as('stranger'))
    expect((await stranger.first()).tags).toEqual([])
  })

  it('is all there is since the beginning, and anything for a page of a log that was put back', async () => {
    const old = await listening(`${slug()}&since=${'0'.repeat(20)}`)
    const unknown = await listening(`${slug()}&since=${'9'.repeat(20)}`)
    expect([(await old.first()).tags, (await unknown.first()).tags]).toEqual([
      expect.arrayContaining([`game:${own.game}`]),
      ['*'],
    ])
  })

  it('is asked for by a position', async () =>
    expect((await listening(`${slug()}&since=yesterday`)).response.statusCode).toBe(400))
})

it('carries no data', async () => {
  const { response, next } = await listening(`?slug=${product.organization.slug}`)
  thingOf(await scored(73))
  expect([response.headers['content-type'], (await next(`game:${own.game}`)).every(tag => /^\w+(:\d+)?$/.test(tag))]).toEqual([
    'text/event-stream; charset=utf-8',
    true,
  ])
})

it.each([
  ['nobody who names no organization', '', 400],
  ['a slug that nobody has', '?slug=nobody-here', 404],
])('is not for %s', async (_, query, status) => expect((await listening(query)).response.statusCode).toBe(status))

it('ends with the process', async () => {
  const { response } = await listening(`?slug=${product.organization.slug}`)
  const ended = new Promise(end => response.on('close', end))
  await product.close()
  await ended
})
