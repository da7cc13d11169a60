import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolderFileStore } from './embedded/folder-file-store'
import type { FileStore } from './file-store'
import { moveFolder, type MoveProgress } from './move-folder'
import { withFolder } from './with-folder'

const IMAGE = 'uploads/a.webp'
const PHOTO = 'uploads/people/12/b.webp'
const TEAMS = 'imports/7/teams.csv'

let parent: string
let data: string
let folder: FileStore
let shared: FileStore
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'move-folder-'))
  data = join(parent, 'data')
  folder = openFolderFileStore(data)
  shared = openFolderFileStore(join(parent, 'shared'))
  for (const name of [IMAGE, PHOTO, TEAMS]) await folder.put(name, Buffer.from(name))
})
afterEach(() => rm(parent, { recursive: true }))

const move = (to: FileStore, onProgress: (progress: MoveProgress) => void = () => undefined, stop = new AbortController()) =>
  moveFolder(data, to, { stop: stop.signal, onProgress })

const textsIn = async (store: FileStore) =>
  Promise.all([IMAGE, PHOTO, TEAMS].map(async name => String((await store.get(name)) ?? 'none')))

it('Files of a data folder come into the store of all processes, those of imports first, and the folders go', async () => {
  const steps: MoveProgress[] = []
  expect(await move(shared, step => steps.push(step))).toBe(3)
  expect([await textsIn(shared), await readdir(data)]).toEqual([[IMAGE, PHOTO, TEAMS], []])
  expect(steps.map(({ folder, done, total }) => `${folder} ${done}/${total}`)).toEqual([
    ...['imports 0/1', 'imports 1/1'],
    ...['uploads 0/2', 'uploads 1/2', 'uploads 2/2'],
  ])
  expect(await move(shared)).toBe(0)
})

it('A move that was cut off goes on, and until then every file is read where it is', async () => {
  const stop = new AbortController()
  const both = withFolder(shared, folder)
  await expect(move(shared, ({ folder }) => folder === 'uploads' && stop.abort(), stop)).rejects.toMatchObject({
    kind: 'move-stopped',
  })
  expect((await folder.list('uploads')).map(({ name }) => name)).toEqual([PHOTO])
  expect([await textsIn(both), (await both.list('uploads')).length]).toEqual([[IMAGE, PHOTO, TEAMS], 2])
  await move(shared)
  expect(await textsIn(shared)).toEqual([IMAGE, PHOTO, TEAMS])
})

it('What is deleted while it is moved does not come back', async () => {
  const both = withFolder(shared, folder)
  const put: FileStore['put'] = async (name, bytes) => {
    await shared.put(name, bytes)
    if (name === PHOTO) await both.deleteFolder('uploads/people/12')
  }
  await expect(move({ ...shared, put })).rejects.toMatchObject({ kind: 'file-copy-fault' })
  await move(shared)
  expect(await textsIn(both)).toEqual([IMAGE, 'none', TEAMS])
})

it('A file that the store does not give back as it was stays in the folder', async () => {
  const put: FileStore['put'] = (name, bytes) => shared.put(name, bytes.subarray(1))
  await expect(move({ ...shared, put })).rejects.toThrow('cannot be read back as it was written')
  expect(await textsIn(folder)).toEqual([IMAGE, PHOTO, TEAMS])
})
