import { createSecretKey } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPrivateStore } from '../../../storage/private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../../../storage/private-store/private-store'
import { PasskeyChallenges, type ChallengeUse } from './challenges'

const MINUTE = 60_000
const USE: ChallengeUse = { purpose: 'sign in', binding: 'of this browser' }

let folder: string
let store: PrivateStore
let challenges: PasskeyChallenges
let now: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'challenges-'))
  store = await openEmbeddedPrivateStore(folder)
  challenges = new PasskeyChallenges(store, createSecretKey(Buffer.alloc(32, 7)), () => now)
})
beforeEach(() => void (now = Date.UTC(2026, 10, 26, 20)))
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const make = () => challenges.make(USE).toString('base64url')

it('A challenge is good for five minutes, for its use and its browser', () => {
  const challenge = make()
  expect(challenges.isGood(challenge, USE)).toBe(true)
  expect(challenges.isGood(challenge, { ...USE, binding: 'of another' })).toBe(false)
  expect(challenges.isGood(challenge, { ...USE, purpose: 'add to 7' })).toBe(false)
  expect(challenges.isGood(`A${challenge.slice(1)}`, USE)).toBe(challenge.startsWith('A'))
  now += 5 * MINUTE
  expect(challenges.isGood(challenge, USE)).toBe(false)
})

it('A challenge is used once, and what says so is swept away after it has ended', async () => {
  const challenge = make()
  const used = await Promise.all([1, 2, 3].map(() => challenges.use(challenge)))
  expect(used.toSorted()).toEqual([false, false, true])
  await store.deleteExpired(now + 5 * MINUTE - 1)
  expect(await challenges.use(challenge)).toBe(false)
  await store.deleteExpired(now + 5 * MINUTE + 1)
  expect(await challenges.use(challenge)).toBe(true)
})
