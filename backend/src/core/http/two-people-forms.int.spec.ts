import { ifMatch } from '../../contexts/games/testing/calls'
import { makePlayer, thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { storedSince } from '../../testing/stored'

let product: Product
let own: Sample
let olga: Client
let root: Client
let second: number
let roaming: number
let bo: number

beforeAll(async () => {
  product = await openProduct()
  olga = product.as('org_owner')
  root = product.as('super_admin')
  own = await sampleOf(product, product.organization, olga)
  second = thingOf(await olga.post(`/api/seasonsv2/${own.league.season}/leagues`, { name: 'Second' })).id
  roaming = await own.fresh.team()
  bo = await makePlayer(olga, { address: entry() }, 'Bo', 'Ray')
})
afterAll(() => product.close())

type Thing = { readonly id: number; readonly revision: number }
type Team = { readonly id: number; readonly revision: string }
type Body = Readonly<Record<string, unknown>>

/** A thing that two people may have open in a form. */
type Form = {
  readonly name: string
  readonly put: () => string
  readonly read: () => Promise<{ readonly revision: number | string }>
  /** A change that differs from the next one only in its number. */
  readonly change: (n: number) => Promise<Body> | Body
  /** A change of another part, where the thing has one. */
  readonly other?: Body
  /** How the first change is described to the one who came second. */
  readonly conflict: RegExp
}

const leagues = async () => thingOf<Thing[]>(await olga.get(`/api/seasonsv2/${own.league.season}/leagues-with-teams-public`))

const at = (address: () => string) => async () => thingOf<Thing>(await olga.get(address()))
const of =
  <One extends { readonly id: number } = Thing>(list: string | (() => string), id: () => number) =>
  async () =>
    thingOf<One[]>(await olga.get(typeof list === 'string' ? list : list())).find(thing => thing.id === id()) as One
const inLeague = async () => thingOf<{ team: Team }>(await olga.get(entry())).team

const season = () => `/api/seasonsv2/${own.league.season}`
const organization = () => `/api/organizations/${own.organization.id}`
const menu = () => `/api/organization-links/${own.organization.id}`
const link = () => `/api/organization-links/${own.link}`
const entry = () => `${own.league.address}/teams/${own.teams[0]}`
const user = () => `/api/usersv2/${own.user}`

const FORMS: readonly Form[] = [
  {
    name: 'the name of a season',
    put: season,
    read: at(season),
    change: n => ({ name: `Autumn ${n}` }),
    other: { finishDate: '2030-01-01' },
    conflict: /^olga changed the name of Autumn \d+ from .* to Autumn \d+ meanwhile\./,
  },
  {
    name: 'the name of a league',
    put: () => own.league.address,
    read: at(() => own.league.address),
    change: n => ({ name: `League ${n}` }),
    conflict: /^olga renamed the league .* to League \d+ meanwhile\./,
  },
  {
    name: 'the order of leagues',
    put: () => `${season()}/leagues/order`,
    read: async () => ({ revision: Math.max(...(await leagues()).map(({ revision }) => revision)) }),
    change: async () => ({
      orderedLeagues: (await leagues())
        .map(({ id }) => id)
        .reverse()
        .map((id, position) => ({ id, position })),
    }),
    conflict: /^olga ordered the leagues: .* meanwhile\./,
  },
  {
    name: 'the name of a team',
    put: () => `/api/teams/${own.teams[0]}`,
    read: of<Team>('/api/teams', () => own.teams[0]),
    change: n => ({ name: `Team ${n}` }),
    conflict: /^olga changed the name of Team \d+ from .* to Team \d+ meanwhile\. Look at the new name /,
  },
  {
    name: 'the league of a team',
    put: () => `/api/teams/${roaming}`,
    read: of<Team>('/api/teams', () => roaming),
    change: n => ({ leagueId: n % 2 === 0 ? own.league.league : second }),
    other: { name: 'Roamers' },
    conflict: /^olga .* meanwhile\. Look at the new league /,
  },
  {
    name: 'the name of a team in a league',
    put: entry,
    read: inLeague,
    change: n => ({ name: `Hawks ${n}` }),
    other: { captainId: null },
    conflict: /^olga changed the name of Hawks \d+ from .* to Hawks \d+ meanwhile\./,
  },
  {
    name: 'the captain of a team in a league',
    put: entry,
    read: inLeague,
    change: n => ({ captainId: n % 2 === 0 ? own.player : bo }),
    other: { name: 'Kestrels' },
    conflict: /^olga .* captain .* meanwhile\. Look at the new captain /,
  },
  {
    name: 'the phone number of a player',
    put: () => `/api/playersv2/${own.player}`,
    read: of<Thing>('/api/playersv2', () => own.player),
    change: n => ({ phoneNumber: `555 010${n}` }),
    other: { email: 'ana@example.com' },
    conflict: /^olga (set|changed) the phone number of Ana Lee meanwhile\./,
  },
  {
    name: 'the e-mail address of a user',
    put: user,
    read: at(user),
    change: n => ({ email: `user${n}@example.com` }),
    other: { theme: 'dark' },
    conflict: /^olga (set|changed) the e-mail address of [\w-]+ meanwhile\./,
  },
  {
    name: 'a link of an organization',
    put: organization,
    read: at(organization),
    change: n => ({ facebook_url: `https://facebook.com/${n}` }),
    other: { feature_flags: { brackets: true } },
    conflict: /^olga (set|changed) the Facebook link .* meanwhile\./,
  },
  {
    name: 'a link of the menu',
    put: link,
    read: of<Thing>(menu, () => own.link),
    change: n => ({ label: `News ${n}` }),
    other: { position: 0 },
    conflict: /^olga changed the label of News \d+ from .* to News \d+ .* meanwhile\./,
  },
]

describe.each(FORMS)('two people who have $name open in a form', ({ put, read, change, other, conflict }) => {
  it('the first is kept, and the second gets who changed what', async () => {
    const { revision } = await read()
    thingOf(await olga.put(put(), await change(1), ifMatch(revision)))
    const before = await product.application.stores.events.head()
    expect(await root.put(put(), await change(2), ifMatch(revision))).toMatchObject({
      status: 409,
      body: { statusCode: 409, message: expect.stringMatching(conflict), error: 'Conflict' },
    })
    expect(await storedSince(product, before)).toEqual([])
  })

  it('the second may save after they looked at it again', async () => {
    thingOf(await olga.put(put(), await change(3)))
    thingOf(await root.put(put(), await change(4), ifMatch((await read()).revision)))
  })

  it('one who names no revision writes as before', async () => {
    thingOf(await olga.put(put(), await change(5)))
    thingOf(await root.put(put(), await change(6)))
  })

  it('who changes another part does not disturb', async () => {
    if (other === undefined) return
    const { revision } = await read()
    thingOf(await olga.put(put(), other))
    thingOf(await root.put(put(), await change(7), ifMatch(revision)))
  })
})

describe('a team in a league, whose name and captain are kept in two streams', () => {
  const typesSince = async (before: string) => (await storedSince(product, before)).map(({ type }) => type)

  it('is changed in neither where one of them was changed by somebody else', async () => {
    thingOf(await olga.put(entry(), { captainId: null }))
    const { revision } = await inLeague()
    thingOf(await olga.put(entry(), { name: 'Ospreys' }))
    const before = await product.application.stores.events.head()
    expect((await root.put(entry(), { name: 'Harriers', captainId: bo }, ifMatch(revision))).status).toBe(409)
    expect(await typesSince(before)).toEqual([])
  })

  it('is changed in both by one call, whose answer is where the next one begins', async () => {
    thingOf(await olga.put(entry(), { captainId: null }))
    const { revision } = await inLeague()
    const saved = thingOf<Team>(await root.put(entry(), { name: 'Merlins', captainId: bo }, ifMatch(revision)))
    thingOf(await root.put(entry(), { name: 'Falcons', captainId: own.player }, ifMatch(saved.revision)))
  })

  it('is not there yet at a position beyond the end of the log', async () => {
    const beyond = '9'.repeat(20)
    expect((await root.put(entry(), { name: 'Larks' }, ifMatch(beyond))).status).toBe(409)
    expect((await root.put(`/api/teams/${own.teams[0]}`, { name: 'Larks' }, ifMatch(beyond))).status).toBe(409)
  })

  it.each([
    ['names', (i: number) => ({ name: `Racers ${i}` })],
    ['captains', (i: number) => ({ captainId: i % 2 === 0 ? own.player : bo })],
  ])('keeps one of fifty %s that were typed from the same revision', async (_, change) => {
    thingOf(await olga.put(entry(), { name: 'Racers', captainId: null }))
    const { revision } = await inLeague()
    const before = await product.application.stores.events.head()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 3 === 0 ? olga : root).put(entry(), change(i), ifMatch(revision))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(49).fill(409)])
    expect(await typesSince(before)).toHaveLength(1)
  })

  it('plays in one of the leagues that fifty chose for it', async () => {
    thingOf(await olga.put(`/api/teams/${roaming}`, { leagueId: own.league.league }))
    const { revision } = await of<Team>('/api/teams', () => roaming)()
    const before = await product.application.stores.events.head()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => root.put(`/api/teams/${roaming}`, { leagueId: second }, ifMatch(revision))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(49).fill(409)])
    expect((await typesSince(before)).filter(type => type === 'TeamEnteredLeague')).toHaveLength(1)
  })
})
