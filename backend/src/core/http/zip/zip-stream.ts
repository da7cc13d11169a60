import { Readable } from 'node:stream'
import { createDeflateRaw, crc32 } from 'node:zlib'
import { streamedHeader, streamedSizes, zipDirectory, type ZipEntry } from './zip-records'

/** A file on its way into a zip; its content is asked for when its turn comes. */
export type FileToZip = { readonly path: string; readonly content: () => AsyncIterable<Buffer> }

type Counted = { crc: number; size: number }

async function* counting(content: AsyncIterable<Buffer>, counted: Counted): AsyncGenerator<Buffer> {
  for await (const bytes of content) {
    counted.crc = crc32(bytes, counted.crc)
    counted.size += bytes.length
    yield bytes
  }
}

async function* packed(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const source = Readable.from(content)
  const deflate = createDeflateRaw()
  source.on('error', error => deflate.destroy(error))
  try {
    for await (const bytes of source.pipe(deflate)) yield bytes as Buffer
  } finally {
    source.destroy()
  }
}

/** A zip of files, written while it is read: of each file no more is in memory than is on its way. Less than 4 GB. */
export async function* zipStream(files: AsyncIterable<FileToZip>): AsyncGenerator<Buffer> {
  const entries: ZipEntry[] = []
  let offset = 0
  for await (const { path, content } of files) {
    const name = Buffer.from(path)
    const header = streamedHeader(name)
    yield header
    const counted: Counted = { crc: 0, size: 0 }
    let length = 0
    for await (const bytes of packed(counting(content(), counted))) {
      length += bytes.length
      yield bytes
    }
    const entry = { name, ...counted, packed: length, offset }
    const sizes = streamedSizes(entry)
    yield sizes
    entries.push(entry)
    offset += header.length + length + sizes.length
  }
  yield zipDirectory(entries, offset, true)
}
