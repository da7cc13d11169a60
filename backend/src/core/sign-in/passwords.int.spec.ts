import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPrivateStore } from '../../storage/private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../../storage/private-store/private-store'
import { openPasswords, temporaryPassword, type Passwords } from './passwords'
import { PASSWORD_LENGTH } from '../password-rules/password-length'

let folder: string
let store: PrivateStore
let passwords: Passwords
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passwords-'))
  store = await openEmbeddedPrivateStore(folder)
  passwords = await openPasswords(store)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

it('knows the password that was set', async () => {
  await passwords.set(1, 'correct horse', { command: 'command' })
  expect(await passwords.verify(1, 'correct horse')).toBe(true)
})

it.each(['Correct horse', 'correct horse ', '', 'x'.repeat(10_000)])('refuses another: %p', async wrong => {
  await passwords.set(1, 'correct horse', { command: 'command' })
  expect(await passwords.verify(1, wrong)).toBe(false)
})

it('refuses the old password once a new one is set', async () => {
  await passwords.set(1, 'the old one', { command: 'command' })
  await passwords.set(1, 'the new one', { command: 'command' })
  expect([await passwords.verify(1, 'the old one'), await passwords.verify(1, 'the new one')]).toEqual([false, true])
})

it('refuses a password of somebody else', async () => {
  await passwords.set(1, 'correct horse', { command: 'command' })
  await passwords.set(2, 'another one', { command: 'command' })
  expect(await passwords.verify(2, 'correct horse')).toBe(false)
})

it('refuses a user who has none, and one who is unknown', async () => {
  expect([await passwords.verify(1, 'anything'), await passwords.verify(undefined, 'anything')]).toEqual([false, false])
})

it('refuses a user who was erased', async () => {
  await passwords.set(1, 'correct horse', { command: 'command' })
  await passwords.forget(1)
  expect(await passwords.verify(1, 'correct horse')).toBe(false)
})

it('keeps argon2id with 19 MiB, two passes and one lane, and never the password', async () => {
  await passwords.set(1, 'correct horse', { command: 'command' })
  const kept = (await store.get('passwords', 'user-1')) as { hash: string }
  expect(kept.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(kept)).not.toContain('correct horse')
})

it('knows by which command the password that holds was set', async () => {
  await passwords.set(1, 'the old one', { command: 'first' })
  await passwords.set(1, 'the new one', { command: 'second' })
  expect([await passwords.isSetBy(1, 'first'), await passwords.isSetBy(1, 'second')]).toEqual([false, true])
})

it('knows a password that was kept as a hash alone', async () => {
  await passwords.set(1, 'correct horse', { command: 'command' })
  const { hash } = (await store.get('passwords', 'user-1')) as { hash: string }
  await store.put('passwords', 'user-1', hash)
  expect([await passwords.verify(1, 'correct horse'), await passwords.isSetBy(1, 'command')]).toEqual([true, false])
})

it('makes temporary passwords that can be read out, and never the same twice', () => {
  const made = Array.from({ length: 100 }, temporaryPassword)
  for (const password of made) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
  expect(new Set(made).size).toBe(100)
  expect(made[0]!.length).toBeGreaterThanOrEqual(PASSWORD_LENGTH.shortest)
})

describe('a temporary password', () => {
  const DAY = 24 * 60 * 60 * 1000
  let time: number
  beforeEach(async () => {
    time = 1_000_000
    passwords = await openPasswords(store, { now: () => time })
    await passwords.set(1, 'correct horse', { command: 'reset', temporary: true })
  })

  it('ends after seven days', async () => {
    time += 7 * DAY - 1
    expect(await passwords.verify(1, 'correct horse')).toBe(true)
    time += 1
    expect(await passwords.verify(1, 'correct horse')).toBe(false)
  })

  it('is known as such until the user chose their own, which does not end', async () => {
    expect(await passwords.isTemporary(1)).toBe(true)
    await passwords.set(1, 'wrong donkey', { command: 'own' })
    time += 1_000 * DAY
    expect([await passwords.isTemporary(1), await passwords.verify(1, 'wrong donkey')]).toEqual([false, true])
  })
})
