import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openToRead } from '@fullcourt/event-store/embedded/sqlite'
import { PrivateStoreUnavailable, type Collection, type PrivateRecords, type StandingRecord } from '../private-store'
import { attempt, PRIVATE_FILE, refuseForeignStore } from './private-file'

type Row = {
  readonly collection: Collection
  readonly id: string
  readonly value: string
  readonly belongs: string | null
  readonly expires: number | null
}

const PAGE_RECORDS = 1_000

/**
 * Reads the private store in a data folder beside the process that writes it, all at once: while a reader is in the middle of
 * it, SQLite cannot cut the bytes of deleted secrets off its journal. Throws `PrivateStoreUnavailable` where there is none, or not one that this version reads.
 */
export const readPrivateFile = async (folder: string): Promise<PrivateRecords> => {
  const file = join(folder, PRIVATE_FILE)
  await stat(file).catch((cause: unknown) => {
    throw new PrivateStoreUnavailable(`There is no private store ${file}.`, { cause })
  })
  const database = attempt(file, () => openToRead(file))
  try {
    attempt(file, () => refuseForeignStore(file, database))
    const all = database.prepare<Row>('SELECT collection, id, value, belongs, expires FROM record ORDER BY collection, id')
    return { pages: () => pagesOf(attempt(file, () => all.all())), close: async () => database.close() }
  } catch (error) {
    database.close()
    throw error
  }
}

async function* pagesOf(rows: readonly Row[]): AsyncIterable<readonly StandingRecord[]> {
  for (let from = 0; from < rows.length; from += PAGE_RECORDS) yield rows.slice(from, from + PAGE_RECORDS).map(recordOf)
}

const recordOf = ({ collection, id, value, belongs, expires }: Row): StandingRecord => ({
  collection,
  id,
  value: JSON.parse(value) as unknown,
  ...(belongs === null ? {} : { group: belongs }),
  ...(expires === null ? {} : { expires }),
})
