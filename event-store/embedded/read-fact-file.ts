import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Unavailable } from '../errors'
import { FACTS_FILE } from './embedded-event-store'
import { refuseForeignLog } from './fact-file'
import { FactReader } from './fact-reader'
import { readable } from './readable'
import { openToRead } from './sqlite'
import type { StoredFact } from '../port'

/** A log that is read beside the process that writes it: nothing is locked, nothing changed. */
export type FactFileReader = {
  /** All facts in order, in pages, up to the last one as it was at the call. Each is checked; throws `Damaged`. */
  readonly facts: () => AsyncIterable<readonly StoredFact[]>
  readonly close: () => void
}

/** Opens the log in a folder to read only. Throws `Unavailable` where there is none, or not one that this version reads. */
export const readFactFile = async (folder: string): Promise<FactFileReader> => {
  const file = join(folder, FACTS_FILE)
  await stat(file).catch((cause: unknown) => {
    throw new Unavailable(`There is no event log ${file}.`, { cause })
  })
  const database = readable(() => openToRead(file))
  try {
    readable(() => refuseForeignLog(file, database))
    const last = database.prepare<{ last: number | null }>('SELECT max(position) AS last FROM fact')
    const reader = new FactReader(database)
    return { facts: () => pagesUpTo(reader, readable(() => last.get())?.last ?? 0), close: () => database.close() }
  } catch (error) {
    database.close()
    throw error
  }
}

async function* pagesUpTo(reader: FactReader, last: number): AsyncIterable<readonly StoredFact[]> {
  for (let place = 0; place < last;) {
    const page = reader.page(place, last)
    yield page
    place += page.length
    await nextTurn()
  }
}
