import { existsSync, readFileSync } from 'node:fs'

const HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24

/** Where the magic number says that checksums are of big-endian words. */
const BIG_ENDIAN = 0x377f0683

type Checksum = readonly [number, number]

/**
 * Up to which byte SQLite can read a write-ahead log (https://sqlite.org/fileformat2.html#the_write_ahead_log): the place
 * of the first frame whose checksum or salt does not fit, or the length of the file. Null where there is no such file.
 * To be asked before the database is opened, because the next write begins at that place.
 */
export const readableBytes = (file: string): number | null => {
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  if (bytes.length < HEADER_BYTES) return 0
  const frame = FRAME_HEADER_BYTES + bytes.readUInt32BE(8)
  const isBigEndian = bytes.readUInt32BE(0) === BIG_ENDIAN
  const checksumAfter = (before: Checksum, from: number, to: number) => addToChecksum(bytes, before, from, to, isBigEndian)
  let checksum = checksumAfter([0, 0], 0, 24)
  if (!holds(bytes, 24, checksum)) return 0
  let place = HEADER_BYTES
  for (; place + frame <= bytes.length; place += frame) {
    const isOfThisLog = bytes.compare(bytes, 16, 24, place + 8, place + 16) === 0
    checksum = checksumAfter(checksumAfter(checksum, place, place + 8), place + FRAME_HEADER_BYTES, place + frame)
    if (!isOfThisLog || !holds(bytes, place + 16, checksum)) break
  }
  return place
}

const addToChecksum = (bytes: Buffer, [first, second]: Checksum, from: number, to: number, isBigEndian: boolean): Checksum => {
  let [one, two] = [first, second]
  for (let at = from; at < to; at += 8) {
    one = (one + two + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at))) >>> 0
    two = (two + one + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4))) >>> 0
  }
  return [one, two]
}

const holds = (bytes: Buffer, at: number, [one, two]: Checksum): boolean =>
  bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two
