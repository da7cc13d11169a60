import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { StoredFact } from '@fullcourt/event-store/port'
import { makeGame, makeLeague, makeTeam } from '../../testing/made-league'
import { openProduct } from '../../testing/product'

type Value = {
  readonly stringValue?: string
  readonly intValue?: number
  readonly arrayValue?: { readonly values: readonly Value[] }
}
type SentSpan = {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
}
type Sent = { readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[] }

const plain = ({ stringValue, intValue, arrayValue }: Value): unknown => stringValue ?? intValue ?? arrayValue?.values.map(plain)
const said = ({ attributes }: SentSpan) => Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]))

const CALLER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }

describe('A product with a collector of traces', () => {
  const spans: SentSpan[] = []
  let game: number
  let fact: StoredFact
  beforeAll(async () => {
    const collector: Server = createServer((request, response) => {
      void text(request).then(body => {
        const { resourceSpans } = JSON.parse(body) as Sent
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)))
        response.end('{}')
      })
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
    const { port } = collector.address() as AddressInfo
    const product = await openProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` })
    const staff = product.as('staff')
    const league = await makeLeague(staff)
    const teams = [(await makeTeam(staff, league, 'Hawks')).id, (await makeTeam(staff, league, 'Bulls')).id] as const
    game = await makeGame(staff, league, [...teams])
    await staff.put(`/api/gamesv2/${game}/scores`, { score_home: 62, score_away: 58 })
    await staff.get('/api/leaguesv2', { traceparent: `00-${CALLER.trace}-${CALLER.span}-01` })
    await staff.get('/api/playersv2', { traceparent: `00-${CALLER.trace}-${CALLER.span}-00` })
    await staff.get('/api/seasonsv2', { traceparent: 'no-trace' })
    const stored = await product.application.stores.events.read(`game-${game}`)
    fact = stored.findLast(({ type }) => type === 'ScoreUpdated')!
    await product.close()
    collector.close()
  })

  it('shows a change from the request to the facts, and the documents that show them', () => {
    const { id, position } = fact
    const append = spans.find(span => said(span)['facts']?.toString().includes(id) === true)!
    const command = spans.find(({ spanId }) => spanId === append.parentSpanId)!
    const request = spans.find(({ spanId }) => spanId === command.parentSpanId)!
    expect(said(append)).toMatchObject({ stream: `game-${game}`, position })
    expect(command.name).toBe('UpdateScore')
    expect([request.name, said(request)['status'], request.parentSpanId]).toEqual(['PUT /api/gamesv2/:id/scores', 200, undefined])
    expect(new Set([append, command, request].map(({ traceId }) => traceId)).size).toBe(1)
    expect(spans.some(span => span.name === 'documents' && String(said(span)['position']) >= position)).toBe(true)
  })

  it('goes on with the trace that a caller is in, sends none of a caller who wants none, and begins its own else', () => {
    const tracesOf = (name: string) => spans.filter(span => span.name === name).map(span => [span.traceId, span.parentSpanId])
    expect(tracesOf('GET /api/leaguesv2')).toEqual([[CALLER.trace, CALLER.span]])
    expect(tracesOf('GET /api/playersv2')).toEqual([])
    expect(tracesOf('GET /api/seasonsv2')).toEqual([[expect.not.stringContaining(CALLER.trace) as string, undefined]])
  })
})

it('A collector that is away holds nothing up', async () => {
  const product = await openProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  expect((await product.as('staff').get('/api/leaguesv2')).status).toBe(200)
  await product.close()
})
