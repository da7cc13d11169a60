import { crc32, deflateRawSync } from 'node:zlib'

export type Zipped = {
  readonly path: string
  readonly bytes: Buffer
  /** What the zip says it is unpacked; its true size otherwise. */ readonly statedSize?: number
}

const header = (
  signature: number,
  length: number,
  fields: readonly (readonly [at: number, bytes: 2 | 4, value: number])[],
): Buffer => {
  const buffer = Buffer.alloc(length)
  buffer.writeUInt32LE(signature, 0)
  for (const [at, bytes, value] of fields) buffer.writeUIntLE(value, at, bytes)
  return buffer
}

/** A zip of files, packed as usual. */
export const zipOf = (files: readonly Zipped[]): Buffer => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { path, bytes, statedSize } of files) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(bytes)
    const [crc, size] = [crc32(bytes), statedSize ?? bytes.length]
    const local = Buffer.concat([
      header(0x04034b50, 30, [
        [4, 2, 20],
        [6, 2, 0x800],
        [8, 2, 8],
        [14, 4, crc],
        [18, 4, packed.length],
        [22, 4, size],
        [26, 2, name.length],
      ]),
      name,
      packed,
    ])
    directory.push(
      header(0x02014b50, 46, [
        [4, 2, 20],
        [6, 2, 20],
        [8, 2, 0x800],
        [10, 2, 8],
        [16, 4, crc],
        [20, 4, packed.length],
        [24, 4, size],
        [28, 2, name.length],
        [42, 4, offset],
      ]),
      name,
    )
    locals.push(local)
    offset += local.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = header(0x06054b50, 22, [
    [8, 2, files.length],
    [10, 2, files.length],
    [12, 4, size],
    [16, 4, offset],
  ])
  return Buffer.concat([...locals, ...directory, end])
}
