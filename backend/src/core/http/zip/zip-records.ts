/** What a zip says of a file in it. `offset`: where it begins in the zip. */
export type ZipEntry = {
  readonly name: Buffer
  readonly crc: number
  /** In bytes, as it is in the zip. */
  readonly packed: number
  /** In bytes, unpacked. */
  readonly size: number
  readonly offset: number
}

type Field = readonly [at: number, bytes: 2 | 4, value: number]

const record = (signature: number, length: number, fields: readonly Field[]): Buffer => {
  const buffer = Buffer.alloc(length)
  buffer.writeUInt32LE(signature, 0)
  for (const [at, bytes, value] of fields) buffer.writeUIntLE(value, at, bytes)
  return buffer
}

const VERSION = 20
const DEFLATED = 8
const UTF8_NAMES = 0x800
/** Checksum and sizes follow the file, because they are not known before. */
const SIZES_FOLLOW = 0x8
/** 1 January 1980, the first day that a zip can name: what was packed when is nobody's concern. */
const NO_DAY = 0x21

/** Before a file of which everything is known. */
export const localHeader = ({ name, crc, packed, size }: ZipEntry): Buffer =>
  Buffer.concat([
    record(0x04034b50, 30, [
      [4, 2, VERSION],
      [6, 2, UTF8_NAMES],
      [8, 2, DEFLATED],
      [12, 2, NO_DAY],
      [14, 4, crc],
      [18, 4, packed],
      [22, 4, size],
      [26, 2, name.length],
    ]),
    name,
  ])

/** Before a file that is packed while it is written. */
export const streamedHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    record(0x04034b50, 30, [
      [4, 2, VERSION],
      [6, 2, UTF8_NAMES | SIZES_FOLLOW],
      [8, 2, DEFLATED],
      [12, 2, NO_DAY],
      [26, 2, name.length],
    ]),
    name,
  ])

/** After such a file. */
export const streamedSizes = ({ crc, packed, size }: ZipEntry): Buffer =>
  record(0x08074b50, 16, [
    [4, 4, crc],
    [8, 4, packed],
    [12, 4, size],
  ])

const directoryEntry = ({ name, crc, packed, size, offset }: ZipEntry, streamed: boolean): Buffer =>
  Buffer.concat([
    record(0x02014b50, 46, [
      [4, 2, VERSION],
      [6, 2, VERSION],
      [8, 2, streamed ? UTF8_NAMES | SIZES_FOLLOW : UTF8_NAMES],
      [10, 2, DEFLATED],
      [14, 2, NO_DAY],
      [16, 4, crc],
      [20, 4, packed],
      [24, 4, size],
      [28, 2, name.length],
      [42, 4, offset],
    ]),
    name,
  ])

/** The end of a zip, which begins at `offset`: its directory. */
export const zipDirectory = (entries: readonly ZipEntry[], offset: number, streamed: boolean): Buffer => {
  const directory = Buffer.concat(entries.map(entry => directoryEntry(entry, streamed)))
  const end = record(0x06054b50, 22, [
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, directory.length],
    [16, 4, offset],
  ])
  return Buffer.concat([directory, end])
}
