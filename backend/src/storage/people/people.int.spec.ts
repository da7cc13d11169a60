import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPrivateStore } from '../private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../private-store/private-store'
import { openPeople, PersonDestroyed } from './people'
import type { PersonName } from '@fullcourt/domain/people/person-name'
import { NotOpened } from './sealing'

let folder: string
let store: PrivateStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'people-'))
  store = await openEmbeddedPrivateStore(folder)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const roster = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ person: `player-${n}` as PersonName, text: `Player number ${n}` }))

it('opens what was sealed for a person', async () => {
  const people = openPeople(store)
  expect(await people.open('player-12', await people.seal('player-12', 'Ana'))).toBe('Ana')
})

it('opens it in another process too', async () => {
  const sealed = await openPeople(store).seal('player-12', 'Ana')
  expect(await openPeople(store).open('player-12', sealed)).toBe('Ana')
})

it('opens everything that fifty racing processes sealed for a new person', async () => {
  const sealed = await Promise.all(Array.from({ length: 50 }, (_, n) => openPeople(store).seal('player-12', `Name ${n}`)))
  const people = openPeople(store)
  const opened = await people.openMany(sealed.map(value => ({ person: 'player-12', sealed: value })))
  expect(opened).toEqual(sealed.map((_, n) => `Name ${n}`))
})

it('seals and opens a whole league in its order', async () => {
  const texts = roster(540)
  const sealed = await openPeople(store).sealAll(texts)
  const values = texts.map(({ person }, n) => ({ person, sealed: sealed[n]! }))
  expect(await openPeople(store).openMany(values)).toEqual(texts.map(({ text }) => text))
})

it('seals and opens none', async () => {
  const people = openPeople(store)
  expect(await people.sealAll([])).toEqual([])
  expect(await people.openMany([])).toEqual([])
})

it('keeps working with more persons than keys at hand', async () => {
  const people = openPeople(store, { keysAtHand: 3 })
  const texts = roster(10)
  const sealed = await people.sealAll(texts)
  for (const [n, { person, text }] of texts.entries()) expect(await people.open(person, sealed[n]!)).toBe(text)
})

it('does not open what was sealed for somebody else, says so, and opens the others', async () => {
  const reported: NotOpened[] = []
  const people = openPeople(store, { onNotOpened: error => reported.push(error) })
  const [ana, ben] = await people.sealAll([
    { person: 'player-1', text: 'Ana' },
    { person: 'player-2', text: 'Ben' },
  ])
  const values = [
    { person: 'player-2', sealed: ana! },
    { person: 'player-2', sealed: ben! },
  ] as const
  expect(await people.openMany(values)).toEqual([null, 'Ben'])
  expect(reported.map(({ person }) => person)).toEqual(['player-2'])
})

it('does not open what was sealed with a key that is missing, also when there is another', async () => {
  const people = openPeople(store, { keysAtHand: 0 })
  const sealed = await people.seal('player-1', 'Ana')
  await store.delete('person-keys', 'player-1')
  expect([await people.open('player-1', sealed), await people.withoutKey(['player-1'])]).toEqual([null, ['player-1']])
  const again = await people.seal('player-1', 'Ana Lee')
  expect([await people.open('player-1', sealed), await people.open('player-1', again)]).toEqual([null, 'Ana Lee'])
})

describe('An erased person', () => {
  it('cannot be opened any more, and the others of the list can', async () => {
    const people = openPeople(store)
    const [ana, ben] = await people.sealAll([
      { person: 'player-1', text: 'Ana' },
      { person: 'player-2', text: 'Ben' },
    ])
    expect(await people.open('player-1', ana!)).toBe('Ana')
    await people.destroy('player-1')
    const values = [
      { person: 'player-1', sealed: ana! },
      { person: 'player-2', sealed: ben! },
    ] as const
    expect(await people.openMany(values)).toEqual([null, 'Ben'])
  })

  it('cannot be opened after a restart either', async () => {
    const people = openPeople(store)
    const sealed = await people.seal('player-1', 'Ana')
    await people.destroy('player-1')
    expect(await openPeople(store).open('player-1', sealed)).toBeNull()
  })

  it('is forgotten by another process after a while', async () => {
    let time = 0
    const other = openPeople(store, { cachedFor: 1_000, now: () => time })
    const sealed = await other.seal('player-1', 'Ana')
    expect(await other.open('player-1', sealed)).toBe('Ana')
    await openPeople(store).destroy('player-1')
    time = 1_000
    expect(await other.open('player-1', sealed)).toBeNull()
  })

  it('can be erased again', async () => {
    const people = openPeople(store)
    await people.destroy('player-1')
    await expect(people.destroy('player-1')).resolves.toBeUndefined()
  })

  it('gets no new key', async () => {
    await openPeople(store).destroy('player-1')
    await expect(openPeople(store).seal('player-1', 'Ana')).rejects.toThrow(PersonDestroyed)
  })
})

describe('A key that is destroyed while it is read', () => {
  /** A store whose reads of keys are answered when the test says so, with what they found before. */
  const heldBack = () => {
    let answer = (): void => undefined
    const held = new Promise<void>(resolve => (answer = resolve))
    const slow: PrivateStore = Object.create(store, {
      getMany: {
        value: async (...asked: Parameters<PrivateStore['getMany']>) => {
          const found = await store.getMany(...asked)
          await held
          return found
        },
      },
    })
    return { slow, answer: () => answer() }
  }

  it('opens nothing for the reader, and nothing for those who come after them', async () => {
    const sealed = await openPeople(store).seal('player-1', 'Ana')
    const { slow, answer } = heldBack()
    const people = openPeople(slow)
    const reading = people.open('player-1', sealed)
    await people.destroy('player-1')
    answer()
    expect([await reading, await people.open('player-1', sealed)]).toEqual([null, null])
  })

  it('seals nothing any more', async () => {
    const { slow, answer } = heldBack()
    const people = openPeople(slow)
    const sealed = await people.seal('player-1', 'Ana')
    const other = openPeople(slow)
    const reading = other.open('player-1', sealed)
    await other.destroy('player-1')
    answer()
    await reading
    await expect(other.seal('player-1', 'Ana')).rejects.toThrow(PersonDestroyed)
  })

  it('seals files too, until the person is erased', async () => {
    const people = openPeople(store)
    const sealed = await people.sealBytes('player-1', Buffer.from('a photo'))
    expect((await people.openBytes('player-1', sealed))?.toString()).toBe('a photo')
    await people.destroy('player-1')
    expect(await people.openBytes('player-1', sealed)).toBeNull()
    await expect(people.sealBytes('player-1', Buffer.from('a photo'))).rejects.toThrow(PersonDestroyed)
  })
})
