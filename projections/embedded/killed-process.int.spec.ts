import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { openEmbeddedReadStore } from './embedded-read-store'
import { openRunner } from '../runner/open-runner'
import { seen } from '../runner/testing/runner-harness'
import { cards, readPoints, table, type Card, type Table } from '../runner/testing/points'
import type { EventStore, Position } from '@fullcourt/event-store/port'

const root = resolve(__dirname, '../..')

/** Lets the scoring process work until it reported so many scores as seen, and kills it. Answers the last position that it reported. */
const killedAfter = async (scores: number, folder: string): Promise<Position> => {
  const script = join(root, 'projections/runner/testing/scoring-process.ts')
  const child = spawn(
    process.execPath,
    ['--conditions=fullcourt', '-r', join(root, 'architecture/from-source.js'), script, folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  let last = ''
  let shown = 0
  for await (const line of createInterface(child.stdout)) {
    last = line
    if (++shown === scores) child.kill('SIGKILL')
  }
  expect((await ended)[1]).toBe('SIGKILL')
  return last
}

/** The documents as the facts of the log say they must be. */
const folded = async (store: EventStore): Promise<{ readonly cards: ReadonlyMap<string, Card>; readonly table: Table }> => {
  const all = new Map<string, Card>()
  let league = table.initial('league')
  for (const stored of await store.read('points')) {
    const fact = readPoints(stored)
    if (typeof fact === 'string') continue
    for (const id of cards.documentIds(fact)) all.set(id, cards.fold(all.get(id) ?? cards.initial(id), id, fact))
    league = table.fold(league, 'league', fact)
  }
  return { cards: all, table: league }
}

it('What was seen is there after the process was killed again and again, while it scored and rebuilt', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-killed-'))
  let last = ''
  for (const scores of [7, 40, 111, 23]) last = await killedAfter(scores, folder)
  const store = await openEmbeddedEventStore(join(folder, 'log'))
  const readStore = await openEmbeddedReadStore(join(folder, 'documents'))
  const runner = openRunner({ store, readStore, models: [cards, table], read: readPoints })
  await runner.ready()
  await Promise.all(runner.rebuilds().map(rebuild => rebuild.finished))
  const truth = await folded(store)
  expect(runner.position() >= last).toBe(true)
  expect(runner.count()).toBe(truth.table.games)
  expect(truth.table.games).toBeGreaterThanOrEqual(7 + 40 + 111 + 23)
  expect(await seen(runner, table, 'league')).toEqual(truth.table)
  for (const [id, card] of truth.cards) expect(await seen(runner, cards, id)).toEqual(card)
  await runner.stop()
  await readStore.close()
  await store.close()
  await rm(folder, { recursive: true })
})
