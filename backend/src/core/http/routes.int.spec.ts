import { ModulesContainer } from '@nestjs/core'
import { Controller, Get, Post } from '@nestjs/common'
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger'
import { controllersOf, routesOf, type DeclaredRoute } from './declared-routes'
import { DOCUMENTED, STREAMS, UNLISTED } from '../../testing/slice-calls'
import { openProduct, type Product } from '../../testing/product'
import { fieldsOf, describedClassesOf, type DescribedClass } from '../../testing/described-classes'
import { Allow } from './allow'
import { openApiOf } from '../../product/server/openapi'

let product: Product
let routes: readonly DeclaredRoute[]

beforeAll(async () => {
  product = await openProduct()
  routes = controllersOf(product.application.app.get(ModulesContainer)).flatMap(routesOf)
})
afterAll(() => product.close())

const named = ({ method, path, who }: Pick<DeclaredRoute, 'method' | 'path' | 'who'>) => `${method} ${path} ${who}`
const undeclared = (of: readonly DeclaredRoute[]) => of.filter(({ who }) => who === undefined).map(named)

describe('every route says who may call it', () => {
  it('of the running application', () => {
    expect(routes.length).toBeGreaterThan(DOCUMENTED.length)
    expect(undeclared(routes)).toEqual([])
  })

  it('and one that does not is found', () => {
    @Controller('api/made-up')
    class Forgetful {
      @Get(':id')
      @Allow('staff')
      declared() {}

      @Post(':id/forgotten')
      forgotten() {}
    }
    expect(undeclared(routesOf(Forgetful))).toEqual(['POST /api/made-up/{id}/forgotten undefined'])
  })
})

describe('the list of calls', () => {
  /** The pages: every address that is no call. */
  const pages = 'GET /* anyone'

  it('is what is served, each call under its documented path, for whom it is documented', () =>
    expect(routes.map(named).toSorted()).toEqual([...DOCUMENTED, ...UNLISTED, ...STREAMS].map(named).concat(pages).toSorted()))
})

describe('the OpenAPI document', () => {
  type Schema = { readonly properties?: object }
  type Parameter = { readonly in: string; readonly name: string; readonly $ref?: string }
  type Content = Readonly<Record<string, { readonly schema: Schema & { readonly $ref?: string } }>>
  type Operation = {
    readonly 'x-who'?: string
    readonly parameters?: readonly Parameter[]
    readonly requestBody?: { readonly content: Content }
  }

  let schemas: Readonly<Record<string, Schema>>
  let shared: Readonly<Record<string, Parameter>>
  let operations: ReadonlyMap<string, Operation>
  let calls: readonly DeclaredRoute[]

  const addressOf = ({ method, path }: DeclaredRoute) => `${method} ${path}`

  beforeAll(() => {
    const { components, paths } = openApiOf(product.application.app)
    schemas = components?.schemas as typeof schemas
    shared = components?.parameters as typeof shared
    operations = new Map(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as Operation]),
      ),
    )
    calls = routes.filter(({ path }) => path !== '/*')
  })

  /** What the document says of a part of a call. */
  const describedFields = (route: DeclaredRoute, { part, described }: DescribedClass): readonly string[] => {
    if (part === 'answer' || part === 'body') return Object.keys(schemas[described.name]?.properties ?? {})
    const { parameters = [] } = operations.get(addressOf(route)) ?? {}
    return parameters.filter(parameter => parameter.in === part).map(({ name }) => name)
  }

  it('names every call', () => expect(calls.map(addressOf).filter(call => !operations.has(call))).toEqual([]))

  it('says of every call what it takes and answers', () => {
    const silent = calls.filter(({ method, path, controller, handler }) => {
      const takes = /\{/.test(path) || method === 'POST' || method === 'PUT'
      const described = describedClassesOf({ method, path, controller, handler, who: undefined })
      const answers = method === 'DELETE' || path.endsWith('/restore') || described.some(({ part }) => part === 'answer')
      return !answers || (takes && described.every(({ part }) => part === 'answer'))
    })
    expect(silent.map(addressOf)).toEqual(['GET /metrics', 'GET /api/live', 'POST /api/auth/logout'])
  })

  it('names every field of it, and of its nested parts', () => {
    const missing = calls.flatMap(route =>
      describedClassesOf(route).flatMap(described => {
        const fields = describedFields(route, described)
        return fieldsOf(described.described).flatMap(field => (fields.includes(field) ? [] : [`${addressOf(route)}: ${field}`]))
      }),
    )
    expect(missing).toEqual([])
  })

  const operationOf = (route: DeclaredRoute) => operations.get(addressOf(route)) ?? {}
  const nameOf = (reference: string) => reference.split('/').at(-1) as string

  const parametersOf = (route: DeclaredRoute) =>
    (operationOf(route).parameters ?? []).map(one => (one.$ref === undefined ? one : shared[nameOf(one.$ref)])?.name)

  /** The fields of a call's body as JSON. */
  const bodyOf = (route: DeclaredRoute): readonly string[] => {
    const { $ref, properties } = operationOf(route).requestBody?.content['application/json']?.schema ?? {}
    return Object.keys(($ref === undefined ? properties : schemas[nameOf($ref)]?.properties) ?? {})
  }

  const changes = () => calls.filter(({ method, who }) => method !== 'GET' && who !== 'anyone')

  it('says who may make each call', () =>
    expect(calls.filter(call => operationOf(call)['x-who'] !== call.who).map(addressOf)).toEqual([]))

  it('says how a visitor names the organization, once', () => {
    const names = ['slug', 'domain', 'organization_id']
    const described = calls
      .filter(({ who }) => who === 'tenant')
      .map(call => parametersOf(call).filter(name => names.includes(name ?? '')))
    expect(described.map(found => found.toSorted())).toEqual(described.map(() => names.toSorted()))
  })

  it('says that a change is done once for a key', () =>
    expect(
      changes()
        .filter(call => !parametersOf(call).includes('Idempotency-Key'))
        .map(addressOf),
    ).toEqual([]))

  it('says that a change takes a reason', () =>
    expect(
      changes()
        .filter(call => !bodyOf(call).includes('reason'))
        .map(addressOf),
    ).toEqual(['POST /api/imports', 'POST /api/projections/{name}/rebuild']))

  it('says what two people cannot change at once', () =>
    expect(
      calls
        .filter(call => parametersOf(call).includes('If-Match'))
        .map(addressOf)
        .toSorted(),
    ).toEqual([
      'POST /api/divisions/{id}/teams',
      'POST /api/divisions/{id}/teams/remove',
      'POST /api/drafts/{id}/publish',
      'POST /api/gamesv2/{id}/period-end',
      'POST /api/gamesv2/{id}/undo-correction',
      'POST /api/scenarios/{id}/steps/{step}/real',
      'POST /api/seasonsv2/{seasonId}/leagues/{leagueId}/pending-changes/publish',
      'PUT /api/businesses/{id}',
      'PUT /api/divisions/{id}/name',
      'PUT /api/divisions/{id}/teams/order',
      'PUT /api/drafts/{id}/games/{gameId}',
      'PUT /api/gamePeriods/hide/{id}',
      'PUT /api/gamePeriods/reorder',
      'PUT /api/gamePeriods/unhide/{id}',
      'PUT /api/gamesv2/{id}/corrections/{number}',
      'PUT /api/gamesv2/{id}/details',
      'PUT /api/gamesv2/{id}/period-scores',
      'PUT /api/gamesv2/{id}/scores',
      'PUT /api/gamesv2/{id}/walkover',
      'PUT /api/organization-links/{id}',
      'PUT /api/organizations/{id}',
      'PUT /api/organizations/{id}/site',
      'PUT /api/player-game-stats',
      'PUT /api/playerAttributes/reorder',
      'PUT /api/playerAttributes/{id}/toggleAttributeVisibility',
      'PUT /api/playersv2/{id}',
      'PUT /api/schedules/{id}',
      'PUT /api/seasonsv2/{id}',
      'PUT /api/seasonsv2/{seasonId}/divisions/{divisionId}/bracket',
      'PUT /api/seasonsv2/{seasonId}/divisions/{divisionId}/games/{gameId}',
      'PUT /api/seasonsv2/{seasonId}/leagues/order',
      'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}',
      'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/courtside-rules',
      'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}',
      'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/order-rule',
      'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/play-off-places',
      'PUT /api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}',
      'PUT /api/statsv2/reorder',
      'PUT /api/statsv2/{id}/toggle-visibility',
      'PUT /api/teams/{id}',
      'PUT /api/usersv2/{id}',
    ]))

  it('and a field that is not described is found', () => {
    class Part {
      silent!: string
    }
    class Whole {
      @ApiProperty({ type: [Part] })
      parts!: Part[]
    }
    @Controller()
    class Described {
      @Get('made-up')
      @ApiOkResponse({ type: Whole })
      described() {}
    }
    const [route] = routesOf(Described)
    expect(describedClassesOf(route as DeclaredRoute).map(({ described }) => fieldsOf(described))).toEqual([
      ['parts'],
      ['silent'],
    ])
  })
})
