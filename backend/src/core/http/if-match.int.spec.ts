import { ModulesContainer } from '@nestjs/core'
import { BEGINNING } from '@fullcourt/event-store/port'
import { ifMatch } from '../../contexts/games/testing/calls'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import { sampleOf, unique, type Sample } from '../../testing/sample'
import { send, type Filling, type SliceCall } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'
import { controllersOf, routesOf } from './declared-routes'

/** Calls that change what exists and take no `If-Match`, each with its reason. */
const WITHOUT: readonly { readonly call: string; readonly why: string }[] = [
  { call: 'PUT /api/games/swap', why: 'Each of two games takes what the other has at that moment: no form has read it.' },
  { call: 'PUT /api/gamesv2/{id}/lines', why: 'Each line says at which revision it was read: the spec of lines has a test.' },
  {
    call: 'PUT /api/gamesv2/{id}/clock',
    why: 'It says what the clock showed at a moment: that is so whatever another phone said.',
  },
  {
    call: 'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/pending-changes',
    why: 'Nothing of it is public yet: publishing is refused where what waits is not what was read.',
  },
  { call: 'PUT /api/scenarios/{id}/steps', why: 'A change of a scenario is a thing of its own, and takes the place of none.' },
]

/** Things that are kept in several streams are read at a position of the log. */
const BY_POSITION = ['PUT /api/teams/{id}', 'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}']

const ORDER = 'PUT /api/seasonsv2/{seasonId}/leagues/order'

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`

let product: Product
let own: Sample
let olga: Client
let changes: readonly string[]
let leagues: readonly number[]

beforeAll(async () => {
  product = await openProduct()
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  olga = product.as('org_owner')
  const second = await olga.post(`/api/seasonsv2/${own.league.season}/leagues`, { name: unique('League') })
  leagues = [own.league.league, thingOf(second).id]
  changes = controllersOf(product.application.app.get(ModulesContainer))
    .flatMap(routesOf)
    .filter(({ method }) => method === 'PUT' || method === 'PATCH')
    .map(nameOf)
})
afterAll(() => product.close())

const isGuarded = (call: string) => !WITHOUT.some(other => other.call === call)
const CALLS = [...DOCUMENTED, ...UNLISTED].filter(call => call.method === 'PUT' && isGuarded(nameOf(call)))

/** The order turned round, so that every call changes it. */
const turnedOrder = (): Filling => {
  leagues = leagues.toReversed()
  return {
    ids: { seasonId: own.league.season },
    body: { orderedLeagues: leagues.map((id, position) => ({ id, position })) },
  }
}

const fillingOf = (call: SliceCall) => (nameOf(call) === ORDER ? turnedOrder() : call.filling(own))

/** Read when the thing was made, before anything of it was changed. */
const atFirst = (call: SliceCall) => ifMatch(BY_POSITION.includes(nameOf(call)) ? `${BEGINNING.slice(1)}1` : 0)

describe('every call that changes what exists', () => {
  it('is tried here, or takes no If-Match for a reason', () => {
    const known = [...CALLS.map(nameOf), ...WITHOUT.map(({ call }) => call)]
    expect(changes.toSorted()).toEqual(known.toSorted())
  })

  it.each(CALLS.map(call => ({ name: nameOf(call), call })))(
    'is refused where somebody changed the same since the form was opened: $name',
    async ({ call }) => {
      expect((await send(olga, call, await fillingOf(call))).status).toBe(call.success)
      const stale = await send(olga, call, { ...(await fillingOf(call)), headers: atFirst(call) })
      expect(stale).toMatchObject({ status: 409, body: { message: expect.stringMatching(/ meanwhile\. /) } })
    },
  )
})
