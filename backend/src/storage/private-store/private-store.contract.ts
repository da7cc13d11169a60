import { PrivateStoreClosed, type PrivateStore } from './private-store'

/** A place where a private store is kept, which outlives the store that was opened on it. */
export type PrivatePlace = { readonly open: () => Promise<PrivateStore>; readonly clear: () => Promise<void> }

/** What every private store does. `newPlace` gives an empty place for one test. */
export const privateStoreContract = (newPlace: () => Promise<PrivatePlace>): void => {
  let place: PrivatePlace
  let store: PrivateStore
  beforeEach(async () => {
    place = await newPlace()
    store = await place.open()
  })
  afterEach(async () => {
    await store.close()
    await place.clear()
  })
  const reopened = async () => {
    await store.close()
    store = await place.open()
    return store
  }

  it('answers undefined for what was never put', async () => {
    expect(await store.get('passwords', 'user-1')).toBeUndefined()
  })

  it('gives back any JSON value as it was put', async () => {
    const value = { text: 'Žofia “Žo” 🏀', $set: { 'a.b': [1, null, true] }, none: null }
    await store.put('idempotency', 'key', value)
    expect(await store.get('idempotency', 'key')).toEqual(value)
  })

  it('replaces an existing value', async () => {
    await store.put('passwords', 'user-1', 'old')
    await store.put('passwords', 'user-1', 'new')
    expect(await store.get('passwords', 'user-1')).toBe('new')
  })

  it('keeps collections apart', async () => {
    await store.put('passwords', 'user-1', 'a password')
    expect(await store.get('person-keys', 'user-1')).toBeUndefined()
  })

  it('distinguishes ids by case and accents', async () => {
    await store.put('sessions', 'a', 1)
    await store.put('sessions', 'A', 2)
    await store.put('sessions', 'á', 3)
    expect(await store.get('sessions', 'a')).toBe(1)
  })

  it('gets many at once, leaving out what is not there', async () => {
    await store.put('person-keys', 'player-1', 'one')
    await store.put('person-keys', 'player-2', 'two')
    const found = await store.getMany('person-keys', ['player-2', 'player-3', 'player-1', 'player-2'])
    expect(new Map(found)).toEqual(
      new Map([
        ['player-1', 'one'],
        ['player-2', 'two'],
      ]),
    )
  })

  it('gets many of none', async () => {
    expect((await store.getMany('person-keys', [])).size).toBe(0)
  })

  it('gets a group, and nothing of other groups or collections', async () => {
    await store.put('sessions', 'hers', 1, { group: 'user-1' })
    await store.put('sessions', 'hers too', 2, { group: 'user-1' })
    await store.put('sessions', 'theirs', 3, { group: 'user-2' })
    await store.put('idempotency', 'hers', 4, { group: 'user-1' })
    expect(Object.fromEntries(await store.getGroup('sessions', 'user-1'))).toEqual({ hers: 1, 'hers too': 2 })
    expect((await store.getGroup('sessions', 'user-3')).size).toBe(0)
  })

  it('puts where there is nothing, and answers it', async () => {
    expect(await store.putIfAbsent('installation', 'secret', 'mine')).toBe('mine')
  })

  it('leaves an existing value, and answers that', async () => {
    await store.putIfAbsent('installation', 'secret', 'first')
    expect(await store.putIfAbsent('installation', 'secret', 'second')).toBe('first')
    expect(await store.get('installation', 'secret')).toBe('first')
  })

  it('gives fifty racing callers the same value', async () => {
    const racing = Array.from({ length: 50 }, (_, caller) => store.putIfAbsent('installation', 'secret', caller))
    const answers = new Set(await Promise.all(racing))
    expect(answers.size).toBe(1)
    expect([...answers]).toEqual([await store.get('installation', 'secret')])
  })

  it('replaces the value that is expected', async () => {
    await store.put('idempotency', 'key', { ids: [1], done: false }, { group: 'user-1' })
    const expected = await store.get('idempotency', 'key')
    expect(await store.replace('idempotency', 'key', { expected, value: { ids: [1], done: true } })).toBe(true)
    expect(await store.get('idempotency', 'key')).toEqual({ ids: [1], done: true })
  })

  it.each([
    ['another is stored', { ids: [2] }],
    ['a part of it is stored', { ids: [] }],
    ['none is stored', undefined],
  ])('replaces nothing where %s', async (_, stored) => {
    if (stored) await store.put('idempotency', 'key', stored)
    expect(await store.replace('idempotency', 'key', { expected: { ids: [1] }, value: 'new' })).toBe(false)
    expect(await store.get('idempotency', 'key')).toEqual(stored)
  })

  it('lets one of fifty racing callers replace', async () => {
    await store.put('idempotency', 'key', 'free')
    const racing = Array.from({ length: 50 }, (_, value) => store.replace('idempotency', 'key', { expected: 'free', value }))
    expect((await Promise.all(racing)).filter(Boolean)).toHaveLength(1)
  })

  it('replaces a record with its group and its end', async () => {
    await store.put('idempotency', 'one', 1, { group: 'user-1', expires: 1_000 })
    await store.replace('idempotency', 'one', { expected: 1, value: 2 }, { group: 'user-2', expires: 3_000 })
    await store.deleteExpired(2_000)
    await store.deleteGroup('idempotency', 'user-1')
    expect(await store.get('idempotency', 'one')).toBe(2)
    await store.deleteGroup('idempotency', 'user-2')
    expect(await store.get('idempotency', 'one')).toBeUndefined()
  })

  it('puts many where there is nothing, and answers the stored value of each', async () => {
    await store.put('person-keys', 'player-1', 'old')
    const stored = await store.putAllIfAbsent('person-keys', [
      { id: 'player-1', value: 'new' },
      { id: 'player-2', value: 'new' },
    ])
    expect(new Map(stored)).toEqual(
      new Map([
        ['player-1', 'old'],
        ['player-2', 'new'],
      ]),
    )
  })

  it('puts many of none', async () => {
    expect((await store.putAllIfAbsent('person-keys', [])).size).toBe(0)
  })

  it('keeps six hundred records that are put together', async () => {
    const records = Array.from({ length: 600 }, (_, n) => ({ id: `player-${n}`, value: n }))
    await store.putAllIfAbsent('person-keys', records)
    const ids = records.map(({ id }) => id)
    expect((await store.getMany('person-keys', ids)).size).toBe(600)
  })

  it('deletes', async () => {
    await store.put('sessions', 'one', 1)
    await store.delete('sessions', 'one')
    expect(await store.get('sessions', 'one')).toBeUndefined()
  })

  it('deletes what is not there without an error', async () => {
    await expect(store.delete('sessions', 'none')).resolves.toBeUndefined()
  })

  it('deletes a group, and nothing of other groups or collections', async () => {
    await store.put('sessions', 'hers', 1, { group: 'user-1' })
    await store.put('sessions', 'hers too', 2, { group: 'user-1' })
    await store.put('sessions', 'theirs', 3, { group: 'user-2' })
    await store.put('idempotency', 'hers', 4, { group: 'user-1' })
    await store.deleteGroup('sessions', 'user-1')
    expect([...(await store.getMany('sessions', ['hers', 'hers too', 'theirs'])).keys()]).toEqual(['theirs'])
    expect(await store.get('idempotency', 'hers')).toBe(4)
  })

  it('deletes a group but one', async () => {
    await store.put('sessions', 'this one', 1, { group: 'user-1' })
    await store.put('sessions', 'another', 2, { group: 'user-1' })
    await store.deleteGroup('sessions', 'user-1', 'this one')
    expect([...(await store.getMany('sessions', ['this one', 'another'])).keys()]).toEqual(['this one'])
  })

  it('takes the group of the newest put', async () => {
    await store.put('sessions', 'one', 1, { group: 'user-1' })
    await store.put('sessions', 'one', 1)
    await store.deleteGroup('sessions', 'user-1')
    expect(await store.get('sessions', 'one')).toBe(1)
  })

  it('sweeps what expired before a moment, in every collection, and keeps what does not expire', async () => {
    await store.put('sessions', 'old', 1, { expires: 1_000 })
    await store.put('sessions', 'new', 2, { expires: 2_000 })
    await store.put('idempotency', 'old', 3, { expires: 1_000 })
    await store.put('passwords', 'user-1', 4)
    await store.deleteExpired(2_000)
    expect([...(await store.getMany('sessions', ['old', 'new'])).keys()]).toEqual(['new'])
    expect(await store.get('idempotency', 'old')).toBeUndefined()
    expect(await store.get('passwords', 'user-1')).toBe(4)
  })

  it('keeps everything when it is closed and opened again', async () => {
    await store.put('passwords', 'user-1', 'hash')
    await store.put('sessions', 'one', 1, { group: 'user-1', expires: 1_000 })
    const again = await reopened()
    expect(await again.get('passwords', 'user-1')).toBe('hash')
    await again.deleteGroup('sessions', 'user-1')
    expect(await again.get('sessions', 'one')).toBeUndefined()
  })

  it('finishes what was begun before it closes', async () => {
    const put = store.put('passwords', 'user-1', 'hash')
    await store.close()
    await put
    expect(await (await reopened()).get('passwords', 'user-1')).toBe('hash')
  })

  it('refuses work after it was closed, and may be closed again', async () => {
    await store.close()
    await store.close()
    await expect(store.get('passwords', 'user-1')).rejects.toThrow(PrivateStoreClosed)
    await expect(store.put('passwords', 'user-1', 'hash')).rejects.toThrow(PrivateStoreClosed)
  })
}
