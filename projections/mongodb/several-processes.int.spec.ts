import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { MongoClient } from 'mongodb'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { copyClosed } from '@fullcourt/event-store/testing/copy-closed'
import { until } from '@fullcourt/event-store/testing/until'
import { documentChange, EVERYTHING } from '../changes'
import { ReadStoreUnavailable, type Batch, type FeedLine, type ReadStore } from '../read-store'
import { openRunner } from '../runner/open-runner'
import { caughtUp, RunnerHarness, seen } from '../runner/testing/runner-harness'
import { follow, type Followed } from '../testing/follow'
import { cards, readPoints, Scorer, table } from '../runner/testing/points'
import { ChangesLog } from './changes-log'
import { openMongoDbReadStore } from './mongodb-read-store'
import { CuttableWire } from './testing/cuttable-wire'
import { documentsInMongoDb, dropDatabase, newDatabaseName } from './testing/documents-in-mongodb'
import { describeOnMongoDb } from './testing/describe-on-mongodb'
import { Wire } from './wire'

const root = resolve(__dirname, '../..')

const at = (n: number) => String(n).padStart(20, '0')

const first = (id: string, body: unknown, name = 'live'): Batch => ({
  checkpoint: { name, fence: 0, expected: null, to: { position: at(1), count: 1, digest: null } },
  documents: [{ version: 'cards.v1.g1', id, expected: null, position: at(1), body, places: {} }],
})

describeOnMongoDb('MongoDB shared by several processes', engine => {
  describe('Two processes on one MongoDB database', () => {
    const database = newDatabaseName()
    let [one, other]: ReadStore[] = []
    const followers: Followed[] = []

    beforeEach(async () => {
      one = await openMongoDbReadStore(engine.url, database)
      other = await openMongoDbReadStore(engine.url, database)
    })
    afterEach(async () => {
      await one?.close()
      await other?.close()
      await dropDatabase(engine.url, database)
    })
    afterAll(() => followers.forEach(follower => follower.stop()))

    const receivedFrom = (changes: Parameters<typeof follow>[0]): readonly FeedLine[] => {
      const follower = follow(changes)
      followers.push(follower)
      return follower.received
    }
    const receivedBy = (store: ReadStore) => receivedFrom(signal => store.changes(signal))

    it('receive what the other one wrote', async () => {
      const received = receivedBy(other!)
      await one!.write(first('p', 1))
      await until(() => received.includes(documentChange('cards.v1.g1', 'p')))
    })

    it('receive nothing twice', async () => {
      const both = [receivedBy(one!), receivedBy(other!)]
      await one!.write(first('p', 1))
      await other!.write(first('q', 2, 'other'))
      await until(() => both.every(received => received.length >= 4))
      await other!.changeSetting('end', undefined, 1)
      await until(() => both.every(received => received.includes('~end')))
      for (const received of both) expect(received.filter(line => line.includes('/'))).toHaveLength(2)
    })

    it('get a notice that anything may have changed when one takes over from the other', async () => {
      await one!.lease('live', 'one', 3_600_000)
      await one!.release('live', 'one')
      const received = receivedBy(one!)
      await other!.lease('live', 'other', 3_600_000)
      await until(() => received.includes(EVERYTHING))
    })

    it('get a notice that anything may have changed where lines are missing', async () => {
      const received = receivedBy(other!)
      const client = new MongoClient(engine.url)
      const changes = client
        .db(database)
        .collection<{ readonly _id: number; readonly by: string; readonly lines: string[] }>('changes')
      await changes.insertOne({ _id: 1_000, by: 'a third', lines: ['~late'] })
      await client.close()
      await until(() => received.includes('~late'))
      expect(received).toEqual([EVERYTHING, '~late'])
    })

    it('get a notice that anything may have changed after a write of which nobody knows what became', async () => {
      const connection = new Wire(engine.url, database)
      const log = await ChangesLog.open(connection)
      const received = receivedFrom(signal => log.follow(signal))
      log.loseTrack()
      await log.publish(['~one'])
      await log.publish(['~two'])
      expect(received).toEqual([EVERYTHING, '~one', '~two'])
      await log.close()
      await connection.close()
    })

    describe('receive everything of one that has written nothing for long', () => {
      const entry = (_id: number) => ({ _id, by: 'a third', lines: [`~${_id}`] })
      const opened = async (first: number) => {
        const client = new MongoClient(engine.url)
        const entries = client.db(database).collection<ReturnType<typeof entry>>('changes')
        await entries.insertOne(entry(first))
        const connections = [new Wire(engine.url, database), new Wire(engine.url, database)] as const
        const quiet = await ChangesLog.open(connections[0])
        /** What was written meanwhile, and trimmed but for its end. */
        const meanwhile = async () => {
          await entries.insertOne(entry(first + 6_000))
          await entries.deleteOne({ _id: first })
        }
        const following = async () => {
          const log = await ChangesLog.open(connections[1])
          return { log, received: receivedFrom(signal => log.follow(signal)) }
        }
        const close = async (other: ChangesLog) => {
          await Promise.all([quiet.close(), other.close()])
          await Promise.all(connections.map(connection => connection.close()))
          await client.close()
        }
        return { quiet, meanwhile, following, close }
      }

      it.each([
        ['among numbers that were trimmed', 3],
        ['from its first number on', 1],
      ])('%s', async (_, first) => {
        const { quiet, meanwhile, following, close } = await opened(first)
        await meanwhile()
        const { log, received } = await following()
        await quiet.publish(['~at last'])
        await until(() => received.includes('~at last'))
        await close(log)
      })
    })

    it("time a lease by the server's clock, however wrong their own", async () => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(0)
      const lease = await one!.lease('live', 'one', 60_000)
      clock.mockReturnValue(Date.UTC(2100, 0))
      const refused = await other!.lease('live', 'other', 60_000)
      clock.mockRestore()
      expect([refused, (await one!.lease('live', 'one', 60_000))?.fence]).toEqual([null, lease?.fence])
    })

    it('write a document for the first time once: the second finds it there (E11000) and changes nothing', async () => {
      await one!.write(first('p', 'first'))
      expect(await other!.write(first('p', 'second', 'other'))).toEqual({ kind: 'stale' })
      expect((await other!.get('cards.v1.g1', 'p'))?.body).toBe('first')
    })
  })

  describe('A connection that is cut', () => {
    it('is distinguished from everything else, and in time', async () => {
      const wire = await CuttableWire.to(engine.url)
      const database = newDatabaseName()
      const store = await openMongoDbReadStore(wire.url, database)
      wire.cut()
      await expect(store.get('cards.v1.g1', 'p')).rejects.toBeInstanceOf(ReadStoreUnavailable)
      wire.mend()
      expect(await store.get('cards.v1.g1', 'p')).toBeUndefined()
      await store.close()
      await wire.close()
      await dropDatabase(engine.url, database)
    })

    it('keeps a store from opening, in words', async () => {
      await expect(openMongoDbReadStore('mongodb://127.0.0.1:1', 'nothing')).rejects.toThrow(
        /MongoDB does not answer as it should/,
      )
    })

    it('again and again in the middle of batches does no harm', async () => {
      const wire = await CuttableWire.to(engine.url)
      const harness = await RunnerHarness.create(documentsInMongoDb(wire.url))
      const runner = await harness.started()
      let last = ''
      for (let round = 1; round <= 6; round++) {
        for (let n = 0; n < 4; n++) last = await harness.scorer.score(`p${n}`)
        wire.cut()
        last = await harness.scorer.score('p')
        wire.mend()
        if (round % 2 === 0) await caughtUp(runner, last)
      }
      await caughtUp(runner, last)
      expect((await seen(runner, cards, 'p'))?.taken).toEqual([5, 10, 15, 20, 25, 30])
      expect(await seen(runner, table, 'league')).toEqual({ points: { A: 30 }, games: 30 })
      await harness.demolish()
      await wire.close()
    })
  })

  it('A runner that was frozen beyond its lease does no harm when it wakes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fullcourt-frozen-'))
    const database = newDatabaseName()
    const log = await openEmbeddedEventStore(join(folder, 'log'))
    await new Scorer(log).scoreOften(60)
    await log.close()
    await copyClosed(join(folder, 'log'), join(folder, 'copy'))

    const script = join(__dirname, 'testing/catching-up-process.ts')
    const options = ['--conditions=fullcourt', '-r', join(root, 'architecture/from-source.js'), script]
    const child = spawn(process.execPath, [...options, engine.url, database, join(folder, 'copy'), '1500'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const output: string[] = []
    createInterface(child.stdout).on('line', line => output.push(line))
    await until(() => output.length >= 5)
    child.kill('SIGSTOP')

    const store = await openEmbeddedEventStore(join(folder, 'log'))
    const readStore = await openMongoDbReadStore(engine.url, database)
    const runner = openRunner({ store, readStore, models: [cards, table], read: readPoints, lease: 1_500 })
    await runner.ready()
    expect(runner.count()).toBe(60)
    child.kill('SIGCONT')
    await until(() => output.includes('waiting at the end'))
    const scorer = await Scorer.goingOn(store)
    await caughtUp(runner, await scorer.score('p'))
    expect(await seen(runner, cards, 'p')).toEqual({ points: 61, taken: Array.from({ length: 61 }, (_, n) => n + 1) })
    expect(await seen(runner, table, 'league')).toEqual({ points: { A: 61 }, games: 61 })

    child.kill('SIGKILL')
    await ended
    await runner.stop()
    await readStore.close()
    await store.close()
    await dropDatabase(engine.url, database)
    await rm(folder, { recursive: true })
  })
})
