import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPrivateStore } from '../private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../private-store/private-store'
import { openJointly, sealJointly } from './joint-seal'
import { openPeople, PersonDestroyed, type People } from './people'
import { withPersonsNamed } from './persons-named'

let folder: string
let store: PrivateStore
let people: People
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'joint-seal-'))
  store = await openEmbeddedPrivateStore(folder)
  people = openPeople(store)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

it('opens a text that was sealed for several persons, in another process too', async () => {
  const sealed = await sealJointly(people, ['player-2', 'user-1', 'player-1'], 'Ana and Ben')
  expect(await openJointly(openPeople(store), sealed)).toBe('Ana and Ben')
})

it.each(['player-1', 'player-2', 'user-1'] as const)('does not open it once %s was erased', async erased => {
  const sealed = await sealJointly(people, ['player-2', 'user-1', 'player-1'], 'Ana and Ben')
  await people.destroy(erased)
  expect(await openJointly(people, sealed)).toBeNull()
})

it('seals nothing for somebody who was erased', async () => {
  await people.destroy('player-1')
  await expect(sealJointly(people, ['player-1', 'player-2'], 'Ana and Ben')).rejects.toThrow(PersonDestroyed)
})

it('says whose data a piece of work sealed or opened, and nobody else’s', async () => {
  const [ana, ben] = await people.sealAll([
    { person: 'player-1', text: 'Ana' },
    { person: 'player-2', text: 'Ben' },
  ])
  await people.destroy('player-2')
  const [{ persons }] = await Promise.all([
    withPersonsNamed(async () => {
      await people.openMany([
        { person: 'player-1', sealed: ana! },
        { person: 'player-2', sealed: ben! },
      ])
      await people.seal('user-7', 'new')
    }),
    people.seal('player-9', 'somebody else'),
  ])
  expect([...persons]).toEqual(['player-1', 'user-7'])
})
