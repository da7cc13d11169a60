import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProducts, startProduct } from '../../testing/product-process'

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'owner-only-'))
  folder = join(parent, 'data')
})
afterEach(async () => {
  await endProducts()
  await rm(parent, { recursive: true })
})

const paths = async (): Promise<readonly string[]> => [
  folder,
  ...(await readdir(folder, { recursive: true })).map(name => join(folder, name)),
]

/** What others than the owner may do something with, each with its mode. */
const openToOthers = async (): Promise<readonly string[]> => {
  const entries = await Promise.all((await paths()).map(async path => ({ path, found: await lstat(path) })))
  return entries
    .filter(({ found }) => (found.mode & 0o777) !== (found.isDirectory() ? 0o700 : 0o600))
    .map(({ path, found }) => `${(found.mode & 0o777).toString(8)} ${path}`)
}

it('A data folder is made for its owner only, with all that comes into it', async () => {
  const product = startProduct(folder, { FULLCOURT_DEMO: '1' })
  await product.ready
  const names = (await paths()).map(path => path.slice(folder.length + 1))
  expect(names).toEqual(expect.arrayContaining(['facts.sqlite-wal', 'private.sqlite-shm', 'documents.lock', 'uploads']))
  expect(await openToOthers()).toEqual([])
})

it('A data folder that others could read is closed to them at the start', async () => {
  const first = startProduct(folder)
  await first.ready
  await first.kill('SIGKILL')
  await mkdir(join(folder, 'imports', '7'), { recursive: true })
  await writeFile(join(folder, 'imports', '7', 'players.csv'), 'player,name\n')
  await writeFile(join(folder, 'uploads', 'logo.webp'), 'an image')
  for (const path of await paths()) await chmod(path, (await lstat(path)).isDirectory() ? 0o755 : 0o644)
  const second = startProduct(folder)
  await second.ready
  expect(await openToOthers()).toEqual([])
})

it('Files of others in the folder stay as they are', async () => {
  await mkdir(folder)
  await writeFile(join(folder, 'notes.txt'), 'x')
  await chmod(join(folder, 'notes.txt'), 0o644)
  await startProduct(folder).ready
  expect(await openToOthers()).toEqual([`644 ${join(folder, 'notes.txt')}`])
})
