import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openFolderFileStore } from '../../storage/files/embedded/folder-file-store'
import { Images } from './images'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'fullcourt-images-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

it('An image that several send at once is kept once, for all of them', async () => {
  const files = openFolderFileStore(dataFolder)
  const images = new Images(files)
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()
  const addresses = await Promise.all(Array.from({ length: 50 }, () => images.keep(bytes, 'logo')))
  const kept = (await files.list('uploads')).map(({ name }) => `/${name}`)
  expect([kept.length, [...new Set(addresses)]]).toEqual([1, kept])
})
