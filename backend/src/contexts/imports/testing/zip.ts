import { crc32, deflateRawSync } from 'node:zlib'
import { localHeader, zipDirectory, type ZipEntry } from '../../../core/http/zip/zip-records'

export type Zipped = {
  readonly path: string
  readonly bytes: Buffer
  /** What the zip says it is unpacked; its true size otherwise. */ readonly statedSize?: number
}

/** A zip of files, packed as usual. */
export const zipOf = (files: readonly Zipped[]): Buffer => {
  const locals: Buffer[] = []
  const entries: ZipEntry[] = []
  let offset = 0
  for (const { path, bytes, statedSize } of files) {
    const packed = deflateRawSync(bytes)
    const size = statedSize ?? bytes.length
    const entry = { name: Buffer.from(path), crc: crc32(bytes), packed: packed.length, size, offset }
    const local = Buffer.concat([localHeader(entry), packed])
    entries.push(entry)
    locals.push(local)
    offset += local.length
  }
  return Buffer.concat([...locals, zipDirectory(entries, offset, false)])
}
