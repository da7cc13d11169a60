import { open } from 'node:fs/promises'
import { BackupFault } from './backup-fault'

const PAGE_LINES = 1_000

/** Writes a new file of one JSON text per line, and flushes it to the disk. */
export const writeLines = async (path: string, pages: AsyncIterable<readonly unknown[]>): Promise<void> => {
  const file = await open(path, 'wx')
  try {
    for await (const page of pages) await file.appendFile(page.map(line => `${JSON.stringify(line)}\n`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
}

const parseLine = <Line>(text: string, path: string, number: number): Line => {
  try {
    return JSON.parse(text) as Line
  } catch (cause) {
    throw new BackupFault(`The backup is damaged: line ${number} of ${path} cannot be read. Take another backup.`, { cause })
  }
}

/** What `writeLines` wrote, in pages. Throws `BackupFault` where a line is no JSON. */
export async function* readLines<Line>(path: string): AsyncIterable<readonly Line[]> {
  const file = await open(path)
  try {
    let page: Line[] = []
    let number = 0
    for await (const text of file.readLines()) {
      page.push(parseLine<Line>(text, path, ++number))
      if (page.length < PAGE_LINES) continue
      yield page
      page = []
    }
    if (page.length > 0) yield page
  } finally {
    await file.close()
  }
}
