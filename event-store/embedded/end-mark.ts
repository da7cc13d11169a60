import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { Unavailable } from '../errors'
import type { LogEnd } from './record'

/** Place and checksum of the last fact that was acknowledged. */
export type AcknowledgedEnd = Pick<LogEnd, 'position' | 'checksum'>

/**
 * How far the log went when an append was last acknowledged, in a file of its own. It is written over after every commit
 * and never flushed: it may lag behind the log, but is never ahead of what was durable. So a log that ends before it has
 * lost facts, which the log alone cannot show: a write-ahead log that breaks off looks like one that was cut by a crash.
 */
export interface EndMark {
  /** What the mark said when it was opened; undefined where there was none, or a torn one. */
  readonly found: AcknowledgedEnd | undefined
  write(end: AcknowledgedEnd): void
  close(): void
}

/** Opens the mark, or begins one. Throws `Unavailable` where the file cannot be used. */
export const openEndMark = (file: string): EndMark => {
  const { descriptor, text } = openMark(file)
  const found = parseEnd(text)
  let last = found?.position
  return {
    found,
    write: end => {
      if (end.position === last) return
      last = end.position
      writeOver(descriptor, formatEnd(end))
    },
    close: () => closeSync(descriptor),
  }
}

const openMark = (file: string): { readonly descriptor: number; readonly text: string } => {
  try {
    const descriptor = openSync(file, 'a+', 0o600)
    closeSync(descriptor)
    return { text: readFileSync(file, 'utf8'), descriptor: openSync(file, 'r+') }
  } catch (error) {
    throw new Unavailable(`The file ${file} beside the event log cannot be used.`, { cause: error })
  }
}

/** A mark that cannot be written stays as it is: an older one, and still true. The append that it follows is durable. */
const writeOver = (descriptor: number, text: string): void => {
  try {
    writeSync(descriptor, text, 0)
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
  }
}

/** Always of one length, so that a new mark covers the old one. */
const formatEnd = ({ position, checksum }: AcknowledgedEnd): string => {
  const end = `${String(position).padStart(16, '0')} ${String(checksum).padStart(10, '0')}`
  return `${end} ${String(crc32(end)).padStart(10, '0')}\n`
}

const parseEnd = (text: string): AcknowledgedEnd | undefined => {
  const [, position = '', checksum = ''] = /^(\d{16}) (\d{10}) \d{10}\n$/.exec(text) ?? []
  const end = { position: Number(position), checksum: Number(checksum) }
  return text === formatEnd(end) ? end : undefined
}
