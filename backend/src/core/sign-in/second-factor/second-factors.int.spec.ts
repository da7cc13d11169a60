import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPrivateStore } from '../../../storage/private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../../../storage/private-store/private-store'
import { codeAt } from './one-time-codes'
import { SecondFactors } from './second-factors'

const ANA = 7
const SECOND = 1000
const MINUTE = 60 * SECOND

let folder: string
let store: PrivateStore
let factors: SecondFactors
let now: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-factors-'))
  store = await openEmbeddedPrivateStore(folder)
  now = Date.UTC(2026, 10, 26, 20)
  factors = new SecondFactors(store, () => now)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

/** What Ana's app makes codes of, after she set it, and her recovery codes. */
const given = async () => {
  const secret = await factors.propose(ANA)
  const recovery = (await factors.confirm(ANA, codeAt(secret, now))) ?? []
  now += MINUTE
  return { secret, recovery }
}

it('A second factor holds when a code of the proposed secret is said', async () => {
  const secret = await factors.propose(ANA)
  expect(await factors.isSet(ANA)).toBe(false)
  expect(await factors.confirm(ANA, '000000')).toBeUndefined()
  expect(await factors.confirm(ANA, codeAt(secret, now))).toHaveLength(10)
  expect(await factors.isSet(ANA)).toBe(true)
})

it('A proposed secret can be confirmed for a quarter of an hour', async () => {
  const secret = await factors.propose(ANA)
  now += 15 * MINUTE
  expect(await factors.confirm(ANA, codeAt(secret, now))).toBeUndefined()
})

it('A code is good for its half minute and the ones beside it, blanks or not', async () => {
  const { secret } = await given()
  expect(await factors.use(ANA, codeAt(secret, now - 90 * SECOND))).toBeUndefined()
  const code = codeAt(secret, now - 30 * SECOND)
  expect(await factors.use(ANA, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ kind: 'one-time' })
  expect(await factors.use(ANA, codeAt(secret, now + 30 * SECOND))).toEqual({ kind: 'one-time' })
})

it('A code is good once, and one that is older than it is not either', async () => {
  const { secret } = await given()
  expect(await factors.use(ANA, codeAt(secret, now))).toBeDefined()
  expect(await factors.use(ANA, codeAt(secret, now))).toBeUndefined()
  expect(await factors.use(ANA, codeAt(secret, now - 30 * SECOND))).toBeUndefined()
})

it('Of ten who say the same code at once one gets through', async () => {
  const { secret } = await given()
  const uses = await Promise.all(Array.from({ length: 10 }, () => factors.use(ANA, codeAt(secret, now))))
  expect(uses.filter(use => use !== undefined)).toHaveLength(1)
})

it('A recovery code is good once, however it is written', async () => {
  const { recovery } = await given()
  const [first = '', second = ''] = recovery
  expect(await factors.use(ANA, first)).toEqual({ kind: 'recovery', left: 9 })
  expect(await factors.use(ANA, first)).toBeUndefined()
  expect(await factors.use(ANA, ` ${second.toUpperCase().replaceAll('-', '')}`)).toEqual({ kind: 'recovery', left: 8 })
})

it('A new secret takes the place of the one before, with new recovery codes', async () => {
  const before = await given()
  const after = await given()
  expect(await factors.use(ANA, codeAt(before.secret, now))).toBeUndefined()
  expect(await factors.use(ANA, before.recovery[0] ?? '')).toBeUndefined()
  expect(await factors.use(ANA, codeAt(after.secret, now))).toBeDefined()
})

it('What was forgotten is gone, also a secret that was proposed', async () => {
  const { secret } = await given()
  const proposed = await factors.propose(ANA)
  await factors.forget(ANA)
  expect(await factors.isSet(ANA)).toBe(false)
  expect(await factors.use(ANA, codeAt(secret, now))).toBeUndefined()
  expect(await factors.confirm(ANA, codeAt(proposed, now))).toBeUndefined()
})

it('A code of somebody else is none', async () => {
  const { secret } = await given()
  expect(await factors.use(8, codeAt(secret, now))).toBeUndefined()
})
