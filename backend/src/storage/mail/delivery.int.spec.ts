import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Condition } from '../condition/condition'
import { openPeople, type People } from '../people/people'
import { openEmbeddedPrivateStore } from '../private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../private-store/private-store'
import { MailDelivery, type MailUse } from './delivery'
import { MailRefused, MailUnsent, type Mail, type MailSender } from './mail'
import { Outbox, pauseAfter } from './outbox'

const ANA = 7
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MAIL: Mail = { to: 'ana@example.com', subject: 'Hello', text: 'secret link\n' }

let folder: string
let store: PrivateStore
let people: People
let now: number
let sent: string[]
let failure: Error | undefined
let tried: number
let use: MailUse
let condition: Condition
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  store = await openEmbeddedPrivateStore(folder)
  people = openPeople(store)
  now = Date.UTC(2026, 10, 27, 12)
  sent = []
  failure = undefined
  tried = 0
  use = 'send'
  condition = new Condition({ error: () => undefined, warn: () => undefined })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const sender: MailSender = {
  send: async (id, mail) => {
    tried += 1
    if (failure) throw failure
    sent.push(`${id} to ${mail.to}`)
  },
  close: () => undefined,
}

/** A process: what it knows is in the private store alone. */
const processOf = () => {
  const outbox = new Outbox(store, people, () => now)
  const onError = (error: Error) => {
    throw error
  }
  return { outbox, delivery: new MailDelivery({ outbox, sender, condition, useOf: () => Promise.resolve(use), onError }) }
}

const add = (id: string, lasts = 24 * HOUR) =>
  processOf().outbox.add(id, { kind: 'invitation', person: ANA, ends: now + lasts, mail: MAIL })
const stateOf = async () => (await processOf().outbox.states('invitation')).get(ANA)
const keptBytes = async () => JSON.stringify([...(await store.getGroup('mails', 'outbox'))])

it('A mail is sent once, however often it is put there and however many processes look', async () => {
  await add('one')
  await add('one')
  await Promise.all([1, 2, 3].map(() => processOf().delivery.deliver()))
  await processOf().delivery.deliver()
  expect(sent).toEqual(['one to ana@example.com'])
  expect(await stateOf()).toBe('sent')
})

it('What is in a mail is sealed while it waits, and gone when it was sent', async () => {
  await add('one')
  expect(await keptBytes()).not.toMatch(/ana@|secret/)
  await processOf().delivery.deliver()
  expect(await keptBytes()).toContain('"sealed":null')
})

it('A mail that the server does not take now is tried again, each time later, by whichever process is there', async () => {
  await add('one')
  failure = new MailUnsent('ECONNREFUSED')
  await processOf().delivery.deliver()
  expect(condition.problems()).toMatchObject([{ component: 'mail', times: 1 }])
  now += pauseAfter(1) - 1
  await processOf().delivery.deliver()
  expect(condition.problems()).toMatchObject([{ times: 1 }])
  now += 1
  await processOf().delivery.deliver()
  expect(condition.problems()).toMatchObject([{ times: 2 }])
  expect(await stateOf()).toBe('waiting')
  failure = undefined
  now += pauseAfter(2)
  await processOf().delivery.deliver()
  expect([sent.length, condition.problems(), await stateOf()]).toEqual([1, [], 'sent'])
})

it('While the server takes nothing one mail is tried at a time, and the others go as soon as it takes mails again', async () => {
  for (const id of ['one', 'two', 'three']) await add(id)
  const { delivery } = processOf()
  failure = new MailUnsent('ETIMEDOUT')
  await delivery.deliver()
  expect(tried).toBe(1)
  failure = undefined
  await delivery.deliver()
  expect([tried, sent.length]).toEqual([3, 2])
})

it('Whoever asks before a round begins shares it', async () => {
  const { delivery } = processOf()
  const [first, second] = [delivery.deliver(), delivery.deliver()]
  expect(second).toBe(first)
  await first
})

it('Pauses double from half a minute to an hour', () =>
  expect([1, 2, 3, 8, 9, 50].map(tries => pauseAfter(tries) / MINUTE)).toEqual([0.5, 1, 2, 60, 60, 60]))

it('A mail that a process took and did not settle is sent by another one after two minutes', async () => {
  await add('one')
  await processOf().outbox.take('one')
  await processOf().delivery.deliver()
  expect(sent).toEqual([])
  now += 2 * MINUTE
  await processOf().delivery.deliver()
  expect(sent).toHaveLength(1)
})

it('A mail to an address that is none is not tried again, and says so', async () => {
  await add('one')
  failure = new MailRefused('550')
  await processOf().delivery.deliver()
  failure = undefined
  now += HOUR
  await processOf().delivery.deliver()
  expect([sent, await stateOf(), condition.problems()]).toEqual([[], 'failed', []])
})

it('A mail that is of no use any more is not sent: its end came, what it is about is over, or its person was erased', async () => {
  await add('late', HOUR)
  now += HOUR
  await processOf().delivery.deliver()
  await add('over')
  use = 'drop'
  await processOf().delivery.deliver()
  use = 'send'
  await add('erased')
  await people.destroy(`user-${ANA}`)
  await processOf().delivery.deliver()
  await processOf().outbox.forgetAllOf(ANA)
  expect([sent, await keptBytes()]).toEqual([[], '[]'])
})

it('A mail waits for what it is about', async () => {
  await add('one')
  use = 'wait'
  await processOf().delivery.deliver()
  use = 'send'
  now += pauseAfter(1)
  await processOf().delivery.deliver()
  expect(sent).toHaveLength(1)
})
