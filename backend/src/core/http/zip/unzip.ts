import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { open, type Entry, type ZipFile } from 'yauzl'

const openZip = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    open(path, { lazyEntries: true, autoClose: true }, (error, zip) => (error ? reject(error) : resolve(zip))),
  )

const contentOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => zip.openReadStream(entry, (error, content) => (error ? reject(error) : resolve(content))))

const unpack = async (zip: ZipFile, entry: Entry, folder: string): Promise<void> => {
  if (entry.fileName.endsWith('/')) return
  const path = join(folder, entry.fileName)
  await mkdir(dirname(path), { recursive: true })
  await pipeline(await contentOf(zip, entry), createWriteStream(path, { flags: 'wx' }))
}

/** Unpacks a zip into a folder, a file at a time; a name that leads out of the folder ends it with an error. */
export const unzip = async (path: string, folder: string): Promise<void> => {
  const zip = await openZip(path)
  await new Promise<void>((resolve, reject) => {
    zip.on('end', resolve)
    zip.on('error', reject)
    zip.on('entry', (entry: Entry) => {
      unpack(zip, entry, folder).then(
        () => zip.readEntry(),
        (error: unknown) => {
          zip.close()
          reject(error instanceof Error ? error : new Error(String(error)))
        },
      )
    })
    zip.readEntry()
  })
}
