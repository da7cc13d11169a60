import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nameUuid } from '../facts/name-uuid'
import { openKeyedHash } from '../../storage/people/keyed-hash'
import { openPeople, type People } from '../../storage/people/people'
import { openEmbeddedPrivateStore } from '../../storage/private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../../storage/private-store/private-store'
import type { Actor } from '../http/actor'
import { RepeatAnswers, type Answered } from './repeat-answers'
import type { RepeatRecord } from './repeat-claim'
import { Repeats, type RepeatsServices } from './repeats'
import type { KnownRequest } from '../http/request'

const ANA: Actor = { user: 7, role: 'staff', organization: 1 }
const KEY = 'the key'
const REQUEST = { method: 'POST', url: '/api/playersv2', body: { firstName: 'Bo' } } as KnownRequest

let folder: string
let privateStore: PrivateStore
let people: People
let lastId: number
let time: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'repeats-'))
  privateStore = await openEmbeddedPrivateStore(folder)
  people = openPeople(privateStore)
  lastId = 0
  time = 1_000_000
})
afterEach(async () => {
  await privateStore.close()
  await rm(folder, { recursive: true })
})

/** What one of several processes has of the shared store. */
const processOf = async (more: Pick<RepeatsServices, 'elapsed' | 'longestWork'> = {}) =>
  new Repeats({
    privateStore,
    answers: new RepeatAnswers(privateStore, people),
    keyedHash: await openKeyedHash(privateStore),
    ids: { next: () => Promise.resolve((lastId += 1)) },
    now: () => new Date(time),
    ...more,
  })

const gate = () => {
  let open = (): void => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  return { open, opened }
}

it('is done by one of two processes, and both answer the same', async () => {
  const [one, other] = [await processOf(), await processOf()]
  const { open, opened } = gate()
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(name)
    await opened
    return { status: 201, body: { made: name } }
  }
  const first = one.once(ANA, KEY, REQUEST, work('one'))
  const second = other.once(ANA, KEY, REQUEST, work('other'))
  open()
  expect(await Promise.all([first, second])).toEqual(Array(2).fill({ status: 201, body: { made: done[0] } }))
  expect(done).toHaveLength(1)
})

it('is done once by fifty processes', async () => {
  const processes = await Promise.all(Array.from({ length: 50 }, () => processOf()))
  let times = 0
  const work = () => Promise.resolve({ status: 200, body: (times += 1) })
  await Promise.all(processes.map(one => one.once(ANA, KEY, REQUEST, work)))
  expect(times).toBe(1)
})

it('goes on in another process where one was killed, with the ids that it had', async () => {
  const killed = await processOf()
  const handedOut = await new Promise<number>(resolve => {
    void killed.once(ANA, KEY, REQUEST, async ({ nextId }) => {
      resolve(await nextId('player'))
      return new Promise(() => undefined)
    })
  })
  time += 60_000
  const other = await processOf()
  const answer = await other.once(ANA, KEY, REQUEST, async ({ nextId }) => ({ status: 201, body: await nextId('player') }))
  expect(answer).toEqual({ status: 201, body: handedOut })
})

it('goes on in another process where the clock of the one that was killed was hours ahead', async () => {
  const killed = await processOf()
  time += 3_600_000
  await new Promise<void>(resolve => {
    void killed.once(ANA, KEY, REQUEST, () => (resolve(), new Promise(() => undefined)))
  })
  time -= 3_600_000
  const other = await processOf({ elapsed: () => performance.now() * 70 })
  const answer = await other.once(ANA, KEY, REQUEST, () => Promise.resolve({ status: 200, body: 'done' }))
  expect(answer).toEqual({ status: 200, body: 'done' })
})

it('goes on in the same process where its work has not ended in the longest time that work may take', async () => {
  const one = await processOf({ longestWork: 0 })
  const handedOut = await new Promise<number>(resolve => {
    void one.once(ANA, KEY, REQUEST, async ({ nextId }) => {
      resolve(await nextId('player'))
      return new Promise(() => undefined)
    })
  })
  time += 60_000
  const answer = await one.once(ANA, KEY, REQUEST, async ({ nextId }) => ({ status: 201, body: await nextId('player') }))
  expect(answer).toEqual({ status: 201, body: handedOut })
})

it('is held as long as it is worked on, but no longer than work may take', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'performance', 'Date', 'queueMicrotask'] })
  let elapsed = 0
  const one = await processOf({ longestWork: 120_000, elapsed: () => elapsed })
  await new Promise<void>(resolve => void one.once(ANA, KEY, REQUEST, () => (resolve(), new Promise(() => undefined))))
  const heldUntil = async (after: number) => {
    elapsed = after
    time += 2_000
    await jest.advanceTimersByTimeAsync(2_000)
    // What was written before is in the store then.
    await privateStore.put('idempotency', 'another key', {})
    const record = (await privateStore.get('idempotency', nameUuid(ANA.user, KEY))) as RepeatRecord
    return (record.worker?.until ?? 0) - time
  }
  expect([await heldUntil(2_000), await heldUntil(119_999), await heldUntil(120_000)]).toEqual([6_000, 6_000, 4_000])
  jest.useRealTimers()
})

it('goes on with all the ids that it was handed out at once', async () => {
  const killed = await processOf()
  const handedOut = await new Promise<readonly number[]>(resolve => {
    void killed.once(ANA, KEY, REQUEST, async ({ nextId }) => {
      resolve(await Promise.all(Array.from({ length: 20 }, () => nextId('player'))))
      return new Promise(() => undefined)
    })
  })
  time += 60_000
  const other = await processOf()
  const answer = await other.once(ANA, KEY, REQUEST, async ({ nextId }) => ({
    status: 201,
    body: await Promise.all(Array.from({ length: 20 }, () => nextId('player'))),
  }))
  expect(answer).toEqual({ status: 201, body: handedOut })
})

it('may be done again where the work failed', async () => {
  const one = await processOf()
  await expect(one.once(ANA, KEY, REQUEST, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  const other = await processOf()
  expect(await other.once(ANA, KEY, REQUEST, () => Promise.resolve({ status: 200, body: null }))).toEqual({
    status: 200,
    body: null,
  })
})

describe('the command’s id', () => {
  const commandOf = async (key: string, request: KnownRequest) => {
    let id = ''
    const work = ({ command }: { command: string }) => ((id = command), Promise.resolve({ status: 200, body: null }))
    await (await processOf()).once(ANA, key, request, work)
    await privateStore.deleteGroup('idempotency', 'answers')
    await privateStore.delete('idempotency', nameUuid(ANA.user, key))
    return id
  }

  it('is the same for the same request, after its record is gone', async () => {
    expect(await commandOf(KEY, REQUEST)).toBe(await commandOf(KEY, REQUEST))
  })

  it.each([
    ['body', { ...REQUEST, body: { firstName: 'Bob' } }],
    ['address', { ...REQUEST, url: '/api/playersv2?x' }],
    ['method', { ...REQUEST, method: 'PUT' }],
  ])('is another one for another %s', async (_, request) => {
    expect(await commandOf(KEY, request as KnownRequest)).not.toBe(await commandOf(KEY, REQUEST))
  })
})

describe('what is kept', () => {
  const kept = async () => JSON.stringify([...(await privateStore.getMany('idempotency', recordIds())).values()])
  const recordIds = () => [nameUuid(ANA.user, KEY), `${nameUuid(ANA.user, KEY)}/answer`]
  const answer = { id: 31, firstName: 'Quintessa', tempPassword: 'abcd-efgh' }
  const call = async (work: () => Promise<Answered> = () => Promise.resolve({ status: 201, body: answer })) =>
    (await processOf()).once(ANA, KEY, REQUEST, work)

  it('does not show what was answered', async () => {
    await call()
    expect(await kept()).toContain('shares')
    expect(await kept()).not.toContain('Quintessa')
  })

  it('holds no password', async () => {
    expect((await call()).body).toEqual(answer)
    expect((await call()).body).toEqual({ id: 31, firstName: 'Quintessa' })
  })

  it.each(['player-31', 'user-7'] as const)('cannot be opened once %s was erased: the answer is made again', async erased => {
    await call(async () => {
      await people.seal('player-31', 'Quintessa')
      return { status: 201, body: answer }
    })
    await people.destroy(erased)
    expect(await call(() => Promise.resolve({ status: 200, body: 'made again' }))).toEqual({ status: 200, body: 'made again' })
  })
})
