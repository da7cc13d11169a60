import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Settings } from '../settings/settings'
import { Images } from './images'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'fullcourt-images-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

it('An image that several send at once is kept once, for all of them', async () => {
  const images = new Images({ dataFolder } as Settings)
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()
  const addresses = await Promise.all(Array.from({ length: 50 }, () => images.keep(bytes)))
  const [name] = await readdir(join(dataFolder, 'uploads'))
  expect(new Set(addresses)).toEqual(new Set([`/uploads/${name}`]))
})
