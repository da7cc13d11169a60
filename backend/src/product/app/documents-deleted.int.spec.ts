import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import type { NewFact } from '@fullcourt/event-store/port'
import { reservedPort } from '@fullcourt/event-store/testing/reserved-port'
import { endProducts, startProduct } from '../../testing/product-process'
import { until } from '../../testing/until'

jest.setTimeout(120_000)

/** So many that their documents take a second or more. */
const FACTS = 6_000
const PER_APPEND = 1_000

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-documents-deleted-'))
})
afterEach(async () => {
  await endProducts()
  await rm(folder, { recursive: true, force: true })
})

const scored = (game: number): NewFact => ({
  id: randomUUID(),
  type: 'ScoreUpdated',
  data: {
    game,
    in: {
      organization: 1,
      season: 1,
      league: 1,
      division: null,
      stage: 'regular',
      home: { team: 1, entry: 1, league: 1 },
      away: { team: 2, entry: 2, league: 1 },
    },
    was: null,
    is: { home: 61, away: 58 },
  },
  metadata: {
    version: 1,
    time: '2026-01-31T20:00:00.000Z',
    actor: 1,
    organization: 1,
    command: randomUUID(),
    correlation: randomUUID(),
    cause: null,
    reason: null,
  },
})

const writeManyFacts = async () => {
  const store = await openEmbeddedEventStore(folder)
  for (let from = 0; from < FACTS; from += PER_APPEND)
    await store.append(
      `scores-${from}`,
      'none',
      Array.from({ length: PER_APPEND }, (_, i) => scored(from + i)),
    )
  await store.close()
}

/** The first answer, as soon as somebody listens. */
const firstAnswer = async (url: string): Promise<Response> => {
  let answer: Response | undefined
  await until(async () => (answer = await fetch(url).catch(() => undefined)) !== undefined)
  return answer as Response
}

it('A start whose documents were deleted listens at once, says how far they are, refuses for now, and then serves all', async () => {
  const before = startProduct(folder)
  await before.ready
  await before.kill('SIGTERM')
  await writeManyFacts()
  for (const ending of ['', '-wal', '-shm']) await rm(join(folder, `documents.sqlite${ending}`), { force: true })

  const port = await reservedPort()
  const product = startProduct(folder, { PORT: String(port) })
  const address = `http://127.0.0.1:${port}`
  const live = await firstAnswer(`${address}/api/health/live`)
  const [ready, call, page] = await Promise.all(
    ['/api/health/ready', '/api/seasonsv2?slug=riverside', '/riverside'].map(path => fetch(address + path)),
  )
  expect(live.status).toBe(200)
  expect([ready, call, page].map(answer => [answer?.status, answer?.headers.get('retry-after')])).toEqual([
    [503, '5'],
    [503, '5'],
    [503, '5'],
  ])
  expect(await ready?.json()).toMatchObject({
    status: 'not ready',
    reads: { status: 'building' },
    building: [{ phase: 'reading', done: expect.any(Number) }],
  })
  expect(await call?.json()).toMatchObject({ statusCode: 503, message: expect.stringContaining('being built') })
  expect(await page?.text()).toContain('This page is being built.')

  await product.ready
  expect(await (await fetch(`${address}/api/health/ready`)).json()).toMatchObject({ status: 'ready', building: [] })
  expect((await fetch(`${address}/api/seasonsv2?slug=riverside`)).status).toBe(404)
})
