import { crc32 } from 'node:zlib'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

/** A file of a zip; `bytes` are null where it was not asked for. */
export type ZippedFile = { readonly path: string; readonly bytes: Buffer | null }

/** What a zip may hold; a season of box scores is about 1 MB, and text packs about tenfold. */
const MOST_ENTRIES = 200
const LARGEST_FILE = 20 * 1024 * 1024
const LARGEST_SUM = 40 * 1024 * 1024
const LARGEST_RATIO = 250

/** The zip is larger inside than any league is (413). */
export class ZipTooLarge extends Error {
  readonly kind = 'zip-too-large'
}

/** The zip is damaged, encrypted, or names files outside of itself. */
export class ZipUnreadable extends Error {
  readonly kind = 'zip-unreadable'
}

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: false }, (error, zip) =>
      error ? reject(new ZipUnreadable(error.message, { cause: error })) : resolve(zip),
    ),
  )

const refuseTooLarge = ({ fileName, uncompressedSize, compressedSize }: Entry, sum: number): void => {
  if (uncompressedSize > LARGEST_FILE || sum + uncompressedSize > LARGEST_SUM)
    throw new ZipTooLarge(`${fileName} is too large: a league's files have at most ${LARGEST_SUM / 1024 / 1024} MB together.`)
  if (uncompressedSize > 100_000 && uncompressedSize > compressedSize * LARGEST_RATIO)
    throw new ZipTooLarge(`${fileName} is packed more tightly than a league's files can be.`)
}

/** The size that the zip states was checked before; yauzl ends a stream that gives more. */
const contentOf = (zip: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new ZipUnreadable(`${entry.fileName}: ${error.message}`, { cause: error }))
    if (entry.isEncrypted()) return fail(new Error('it is encrypted'))
    zip.openReadStream(entry, (error, stream) => {
      if (error) return fail(error)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', fail)
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        if (crc32(bytes) === entry.crc32) resolve(bytes)
        else fail(new Error('it is damaged'))
      })
    })
  })

async function* entriesOf(zip: ZipFile): AsyncIterable<Entry> {
  const next = () =>
    new Promise<Entry | undefined>((resolve, reject) => {
      const settle = (done: () => void) => {
        zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error')
        done()
      }
      zip.once('entry', (entry: Entry) => settle(() => resolve(entry)))
      zip.once('end', () => settle(() => resolve(undefined)))
      zip.once('error', (error: Error) => settle(() => reject(new ZipUnreadable(error.message, { cause: error }))))
      zip.readEntry()
    })
  for (let entry = await next(); entry !== undefined; entry = await next()) yield entry
}

/**
 * The files of a zip, in memory those that `wanted` asks for by path; nothing is ever written by the names in it. Throws
 * `ZipTooLarge` and `ZipUnreadable`.
 */
export const readZip = async (bytes: Buffer, wanted: (path: string) => boolean): Promise<readonly ZippedFile[]> => {
  const zip = await openZip(bytes)
  if (zip.entryCount > MOST_ENTRIES) throw new ZipTooLarge(`The zip holds more than ${MOST_ENTRIES} files.`)
  const files: ZippedFile[] = []
  let sum = 0
  for await (const entry of entriesOf(zip)) {
    const { fileName: path } = entry
    if (path.endsWith('/')) continue
    if (!wanted(path)) {
      files.push({ path, bytes: null })
      continue
    }
    refuseTooLarge(entry, sum)
    sum += entry.uncompressedSize
    files.push({ path, bytes: await contentOf(zip, entry) })
  }
  return files
}
