import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPrivateStore } from '../private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../private-store/private-store'
import { openKeyedHash } from './keyed-hash'

let folder: string
let store: PrivateStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyed-hash-'))
  store = await openEmbeddedPrivateStore(folder)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

it('is equal for equal texts, in every process of the installation', async () => {
  const [one, another] = await Promise.all([openKeyedHash(store), openKeyedHash(store)])
  expect(one('slug', 'demo')).toBe(another('slug', 'demo'))
})

it('differs by text', async () => {
  const hash = await openKeyedHash(store)
  expect(hash('slug', 'demo')).not.toBe(hash('slug', 'demo2'))
})

it('differs by purpose', async () => {
  const hash = await openKeyedHash(store)
  expect(hash('slug', 'demo')).not.toBe(hash('username', 'demo'))
})

it('has 43 characters that any store takes in a name', async () => {
  const hash = await openKeyedHash(store)
  expect(hash('username', 'Žofia')).toMatch(/^[\w-]{43}$/)
})

it('is another one in another installation', async () => {
  const other = await mkdtemp(join(tmpdir(), 'keyed-hash-'))
  const otherStore = await openEmbeddedPrivateStore(other)
  const [here, there] = [await openKeyedHash(store), await openKeyedHash(otherStore)]
  expect(here('slug', 'demo')).not.toBe(there('slug', 'demo'))
  await otherStore.close()
  await rm(other, { recursive: true })
})
