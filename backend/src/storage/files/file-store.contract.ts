import type { FileStore } from './file-store'

/** A place where files are kept, which outlives the store that was opened on it. */
export type FilePlace = { readonly open: () => Promise<FileStore>; readonly clear: () => Promise<void> }

/** What every store of files does. `newPlace` gives an empty place for one test. */
export const fileStoreContract = (newPlace: () => Promise<FilePlace>): void => {
  let place: FilePlace
  let store: FileStore
  beforeEach(async () => {
    place = await newPlace()
    store = await place.open()
  })
  afterEach(async () => {
    await store.close()
    await place.clear()
  })

  const names = async (folder: string) => (await store.list(folder)).map(({ name }) => name)
  const fill = async (...files: readonly string[]) => {
    for (const name of files) await store.put(name, Buffer.from(name))
  }

  it('knows nothing of a file that was never put', async () => {
    expect([await store.get('uploads/none.webp'), await store.has('uploads/none.webp')]).toEqual([undefined, false])
    expect(await names('uploads')).toEqual([])
  })

  it.each([0, 1, 255 * 1024, 1_500_000])('gives back %i bytes as they were put', async size => {
    const bytes = Buffer.alloc(size, 'every byte another\u0000\u00ff', 'latin1')
    await store.put('uploads/image.webp', bytes)
    expect([(await store.get('uploads/image.webp'))?.equals(bytes), await store.has('uploads/image.webp')]).toEqual([true, true])
  })

  it('puts a file in the place of one of the same name', async () => {
    await store.put('uploads/image.webp', Buffer.from('was'))
    await store.put('uploads/image.webp', Buffer.from('is'))
    expect([String(await store.get('uploads/image.webp')), await names('uploads')]).toEqual(['is', ['uploads/image.webp']])
  })

  it('keeps one whole file of many that are put under one name at once', async () => {
    const sent = Array.from({ length: 10 }, (_, n) => Buffer.alloc(300_000, n))
    await Promise.all(sent.map(bytes => store.put('uploads/image.webp', bytes)))
    const kept = await store.get('uploads/image.webp')
    expect(sent.some(bytes => kept?.equals(bytes))).toBe(true)
    expect(await names('uploads')).toEqual(['uploads/image.webp'])
  })

  it('lists what is below a folder by name, with when it was written, and nothing beside it', async () => {
    await fill('uploads/b.webp', 'uploads/a.webp', 'uploads/people/12/x.webp', 'imports/1/teams.csv', 'imports/12/teams.csv')
    expect(await names('uploads')).toEqual(['uploads/a.webp', 'uploads/b.webp', 'uploads/people/12/x.webp'])
    expect(await names('imports/1')).toEqual(['imports/1/teams.csv'])
    const [{ written = 0 } = {}] = await store.list('uploads')
    expect(Math.abs(written - Date.parse(new Date(written).toISOString()))).toBe(0)
    expect(written).toBeGreaterThan(Date.UTC(2020))
  })

  it('deletes a file, and one that is not there without an error', async () => {
    await fill('uploads/a.webp', 'uploads/b.webp')
    await store.delete('uploads/a.webp')
    await store.delete('uploads/a.webp')
    expect([await store.get('uploads/a.webp'), await names('uploads')]).toEqual([undefined, ['uploads/b.webp']])
  })

  it('deletes a folder with all that is below it, and no other', async () => {
    await fill('imports/1/teams.csv', 'imports/1/players.csv', 'imports/12/teams.csv')
    await store.deleteFolder('imports/1')
    await store.deleteFolder('imports/7')
    expect(await names('imports')).toEqual(['imports/12/teams.csv'])
  })

  it('keeps everything when it is closed and opened again', async () => {
    await fill('uploads/a.webp')
    await store.close()
    store = await place.open()
    expect(String(await store.get('uploads/a.webp'))).toBe('uploads/a.webp')
  })

  it.each(['facts.sqlite', '../uploads/a', 'uploads/../facts.sqlite', 'uploads//a', 'uploads/.part', '/uploads/a'])(
    'touches nothing under the name %s',
    async name => {
      await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('is no name of a file')
      await expect(store.get(name)).rejects.toThrow('is no name of a file')
    },
  )
}
