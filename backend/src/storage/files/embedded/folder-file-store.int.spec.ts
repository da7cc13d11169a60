import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStoreContract } from '../file-store.contract'
import { openFolderFileStore } from './folder-file-store'

const newFolder = () => mkdtemp(join(tmpdir(), 'file-store-'))

describe('Files in a folder', () => {
  fileStoreContract(async () => {
    const folder = await newFolder()
    return { open: async () => openFolderFileStore(folder), clear: () => rm(folder, { recursive: true }) }
  })

  it('A write that was cut off is no file', async () => {
    const folder = await newFolder()
    const store = openFolderFileStore(`${folder}/`)
    await store.put('uploads/a.webp', Buffer.from('a'))
    await writeFile(join(folder, 'uploads', 'b.webp.0.part'), 'half')
    expect((await store.list('uploads')).map(({ name }) => name)).toEqual(['uploads/a.webp'])
    expect(await readdir(join(folder, 'uploads'))).toHaveLength(2)
    await rm(folder, { recursive: true })
  })
})
