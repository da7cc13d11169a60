import { lineBody } from '../../contexts/games/testing/calls'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Answer, type Caller, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { schemaFaults, type Schema, type Schemas } from '../../testing/schema-faults'
import { addressOf, send, withQuery, type SliceCall } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'
import { callerOf } from '../../testing/tried'
import { openApiOf } from '../../product/server/openapi'

type Content = Readonly<Record<string, { readonly schema?: Schema }>>
type Operation = { readonly responses: Readonly<Record<string, { readonly content?: Content }>> }

let product: Product
let own: Sample
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
let schemas: Schemas

beforeAll(async () => {
  product = await openProduct()
  const olga = product.as('org_owner')
  own = await sampleOf(product, product.organization, olga)
  const { components, paths: described } = openApiOf(product.application.app)
  schemas = components?.schemas as Schemas
  paths = described as unknown as typeof paths
  thingOf(await olga.put(`/api/seasonsv2/${own.league.season}`, { active: true }))
  thingOf(await olga.put(`${own.league.address}/teams/${own.teams[0]}`, { captainId: own.player }))
  thingOf(await olga.put(`/api/playersv2/${own.player}`, { email: 'ana@example.com', phoneNumber: '555 0100' }))
  thingOf(
    await olga.put('/api/player-game-stats', lineBody(own.game, own.player, { PTS: 12, '3PM': 2, REB: 3, AST: 4 }, own.teams[0])),
  )
  thingOf(
    await olga.put(`/api/gamesv2/${own.game}/period-scores`, {
      periodScores: own.teams.map(team_id => ({ gamePeriodId: 1, team_id, score: 15 })),
    }),
  )
})
afterAll(() => product.close())

/** Where an answer is not what the document says of it. */
const faultsOf = ({ method, path }: SliceCall, { status, body }: Answer): readonly string[] => {
  const response = paths[path]?.[method.toLowerCase()]?.responses[status]
  if (response === undefined) return [`${status} is not described`]
  const [described] = Object.values(response.content ?? {})
  const schema = described?.schema
  if (schema === undefined) return body === null || typeof body === 'string' ? [] : ['an answer is not described']
  return schemaFaults(body, schema, schemas)
}

/** The metrics are a text in a form of their own. */
const CALLS = [...DOCUMENTED, ...UNLISTED].filter(({ path }) => path !== '/metrics')
const named = (call: SliceCall) => ({ call, name: `${call.method} ${call.path}` })

const made = async (call: SliceCall, caller: Caller, query?: string): Promise<readonly string[]> => {
  const filling = await call.filling(own)
  const address = addressOf(call, filling)
  return faultsOf(call, await send(product.as(caller), call, filling, query === undefined ? address : withQuery(address, query)))
}

describe('the OpenAPI document is true of every answer', () => {
  it.each(CALLS.map(named))('$name', async ({ call }) => expect(await made(call, callerOf(call))).toEqual([]))

  it.each(CALLS.filter(({ who }) => who === 'tenant').map(named))('$name: to a visitor', async ({ call }) =>
    expect(await made(call, 'nobody', 'slug=riverside')).toEqual([]),
  )
})
