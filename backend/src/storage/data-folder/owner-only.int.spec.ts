import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { form, picture } from '../../testing/multipart-form'
import { signIn } from '../../testing/process-client'
import { ADMIN, endProducts, startProduct } from '../../testing/product-process'

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

/** An organization with a logo, so that there is a file of each kind. */
const uploadLogo = async (base: string): Promise<void> => {
  const { body, headers } = form({ name: 'Riverside', slug: 'riverside' }, { field: 'logo', bytes: await picture() })
  const cookie = await signIn(base, ADMIN)
  const { status } = await fetch(`${base}/api/organizations`, { method: 'POST', headers: { ...headers, cookie }, body })
  expect(status).toBe(201)
}

it('A data folder is made for its owner only with all that comes into it, and closed to others at the next start but for their own files', async () => {
  const first = startProduct(folder)
  await uploadLogo(await first.ready)
  const names = (await paths()).map(path => path.slice(folder.length + 1))
  expect(names).toEqual(expect.arrayContaining(['facts.sqlite-wal', 'private.sqlite-shm', 'documents.lock', 'uploads']))
  expect(names.filter(name => name.startsWith(join('uploads', '')))).not.toEqual([])
  expect(await openToOthers()).toEqual([])

  await first.kill('SIGKILL')
  await mkdir(join(folder, 'imports', '7'), { recursive: true })
  await writeFile(join(folder, 'imports', '7', 'players.csv'), 'player,name\n')
  await writeFile(join(folder, 'notes.txt'), 'of somebody else')
  for (const path of await paths()) await chmod(path, (await lstat(path)).isDirectory() ? 0o755 : 0o644)
  await startProduct(folder).ready
  expect(await openToOthers()).toEqual([`644 ${join(folder, 'notes.txt')}`])
})
