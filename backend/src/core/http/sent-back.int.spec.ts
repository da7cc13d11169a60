import { fieldLabel } from '@fullcourt/domain/facts/field-label'
import { lineBody } from '../../contexts/games/testing/calls'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { storedSince } from '../../testing/stored'

let product: Product
let own: Sample
let olga: Client

beforeAll(async () => {
  product = await openProduct()
  olga = product.as('org_owner')
  own = await sampleOf(product, product.organization, olga)
  thingOf(await olga.put(`${own.league.address}/teams/${own.teams[0]}`, { captainId: own.player }))
  thingOf(await olga.put('/api/player-game-stats', lineBody(own.game, own.player, { PTS: 12 }, own.teams[0])))
})
afterAll(() => product.close())

type Thing = { readonly [field: string]: unknown }

const read = async (address: string) => thingOf<Thing>(await olga.get(address))

const listed = (rows: readonly Thing[], id: number) => rows.find(row => row.id === id) as Thing

/** The row of a list that is about a thing. */
const rowOf = async (address: string, id: number) => listed(thingOf<Thing[]>(await olga.get(address)), id)

type SentBack = { readonly thing: string; readonly put: () => string; readonly answer: () => Promise<Thing> }

const CASES: readonly SentBack[] = [
  {
    thing: 'an organization',
    put: () => `/api/organizations/${own.organization.id}`,
    answer: () => read(`/api/organizations/${own.organization.id}`),
  },
  {
    thing: 'a link of the menu',
    put: () => `/api/organization-links/${own.link}`,
    answer: () => rowOf(`/api/organization-links/${own.organization.id}`, own.link),
  },
  {
    thing: 'a business',
    put: () => `/api/businesses/${own.business}`,
    answer: () => rowOf('/api/businesses', own.business),
  },
  { thing: 'a user', put: () => `/api/usersv2/${own.user}`, answer: () => read(`/api/usersv2/${own.user}`) },
  {
    thing: 'a season of the list',
    put: () => `/api/seasonsv2/${own.league.season}`,
    answer: () => rowOf('/api/seasonsv2', own.league.season),
  },
  { thing: 'a league', put: () => own.league.address, answer: () => read(own.league.address) },
  {
    thing: 'a league with its table',
    put: () => own.league.address,
    answer: () => rowOf(`/api/seasonsv2/${own.league.season}/leagues-with-teams-public`, own.league.league),
  },
  {
    thing: 'a team of a league',
    put: () => `${own.league.address}/teams/${own.teams[0]}`,
    answer: () => rowOf(`${own.league.address}/teams`, own.teams[0]),
  },
  { thing: 'a team', put: () => `/api/teams/${own.teams[0]}`, answer: () => rowOf('/api/teams', own.teams[0]) },
  {
    thing: 'a player',
    put: () => `/api/playersv2/${own.player}`,
    answer: () => read(`/api/playersv2/${own.player}/information`),
  },
  {
    thing: 'a player of the list',
    put: () => `/api/playersv2/${own.player}`,
    answer: () => rowOf('/api/playersv2', own.player),
  },
  ...['scores', 'details'].flatMap((what): SentBack[] => [
    {
      thing: `a game of the list, to its ${what}`,
      put: () => `/api/gamesv2/${own.game}/${what}`,
      answer: () => rowOf(`/api/gamesv2?leagueId=${own.league.league}`, own.game),
    },
    {
      thing: `a game above its box score, to its ${what}`,
      put: () => `/api/gamesv2/${own.game}/${what}`,
      answer: async () => (await read(`/api/gamesv2/${own.game}`)).game as Thing,
    },
  ]),
  {
    thing: 'a game of the league',
    put: () => `${own.league.address}/games/${own.game}`,
    answer: async () => listed((await read(`${own.league.address}/games`)).games as Thing[], own.game),
  },
]

/** A form may send back all that it was given (docs/http-api.md#changing). */
describe('what was answered may be sent back', () => {
  it.each(CASES)('$thing: that changes nothing', async ({ put, answer }) => {
    const given = await answer()
    const before = await product.application.stores.events.head()
    const { status, body } = await olga.put(put(), given)
    expect([status, status === 200 ? null : body]).toEqual([200, null])
    expect((await storedSince(product, before)).map(({ type }) => type)).toEqual([])
  })
})

describe('what a call does not change must be as it is stored', () => {
  it.each([
    ['id', () => `/api/organizations/${own.organization.id}`, { id: 999 }],
    ['sports', () => `/api/organizations/${own.organization.id}`, { sports: [] }],
    ['users', () => `/api/organizations/${own.organization.id}`, { users: [] }],
    ['theme', () => `/api/organizations/${own.organization.id}`, { theme: 'dark' }],
    ['logo_url', () => `/api/organizations/${own.organization.id}`, { logo_url: '/uploads/other.webp' }],
    ['id', () => `/api/usersv2/${own.user}`, { id: 999 }],
    ['organization_id', () => `/api/usersv2/${own.user}`, { organization_id: 999 }],
    ['organization', () => `/api/usersv2/${own.user}`, { organization: { id: 999 } }],
    ['sports', () => `/api/usersv2/${own.user}`, { sports: [{ id: 2 }] }],
    ['mismatches', () => `/api/gamesv2/${own.game}/details`, { mismatches: [] }],
    ['teams', () => own.league.address, { name: 'Monday Night', teams: [] }],
  ])('%s', async (field, put, body) => {
    const answer = await olga.put(put(), body)
    const message = `${fieldLabel(field)} cannot be changed here.`
    expect([answer.status, answer.body]).toEqual([
      400,
      { statusCode: 400, message, error: 'Bad Request', fields: [{ field, message }] },
    ])
  })
})
