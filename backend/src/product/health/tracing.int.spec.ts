import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
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

describe('A product with a collector of traces', () => {
  let collector: Server
  const spans: SentSpan[] = []
  beforeAll(async () => {
    collector = createServer((request, response) => {
      void text(request).then(body => {
        const { resourceSpans } = JSON.parse(body) as Sent
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)))
        response.end('{}')
      })
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
  })
  afterAll(() => void collector.close())

  it('shows a change from the request to the facts, and the documents that show them', async () => {
    const { port } = collector.address() as AddressInfo
    const product = await openProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` })
    const staff = product.as('staff')
    const league = await makeLeague(staff)
    const teams = [(await makeTeam(staff, league, 'Hawks')).id, (await makeTeam(staff, league, 'Bulls')).id] as const
    const game = await makeGame(staff, league, [...teams])
    await staff.put(`/api/gamesv2/${game}/scores`, { score_home: 62, score_away: 58 })
    const stored = await product.application.stores.events.read(`game-${game}`)
    const { id, position } = stored.findLast(({ type }) => type === 'ScoreUpdated')!
    await product.close()

    const append = spans.find(span => said(span)['facts']?.toString().includes(id) === true)!
    const command = spans.find(({ spanId }) => spanId === append.parentSpanId)!
    const request = spans.find(({ spanId }) => spanId === command.parentSpanId)!
    expect(said(append)).toMatchObject({ stream: `game-${game}`, position })
    expect(command.name).toBe('UpdateScore')
    expect([request.name, said(request)['status'], request.parentSpanId]).toEqual(['PUT /api/gamesv2/:id/scores', 200, undefined])
    expect(new Set([append, command, request].map(({ traceId }) => traceId)).size).toBe(1)
    expect(spans.some(span => span.name === 'documents' && String(said(span)['position']) >= position)).toBe(true)
  })
})

it('A collector that is away holds nothing up', async () => {
  const product = await openProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  expect((await product.as('staff').get('/api/leaguesv2')).status).toBe(200)
  await product.close()
})
