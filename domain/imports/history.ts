import type { FactRecords } from '../history/fact-record'
import { enumeration } from '../history/words'
import type { ImportFact } from './events'

type ImportData = Pick<ImportFact['data'], 'import' | 'organization' | 'league'>

const about = (data: ImportData) => ({ import: data.import, organization: data.organization, league: data.league })

/** The sentences of an import's history. */
export const IMPORT_HISTORY = {
  ImportBegun: {
    version: 2,
    about: data => ({ ...about(data), season: data.target.season.id }),
    sentence: ({ rows, target }) => `began to import ${rows} rows into ${target.season.name}, ${target.league.name}`,
  },
  OuterIdsMapped: { version: 1, machinery: true },
  RowsBroughtIn: { version: 1, machinery: true },
  ImportFinished: {
    version: 1,
    about,
    sentence: ({ counts }) => {
      const parts = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
      return parts.length === 0 ? 'imported files in which nothing had changed' : `imported ${enumeration(parts)}`
    },
  },
  ImportUndone: {
    version: 1,
    about,
    sentence: () => 'took back what an import had brought in',
  },
  ImportRedone: {
    version: 1,
    about,
    sentence: () => 'brought back what an import had brought in',
  },
  ImportFailed: { version: 1, about, sentence: ({ why }) => `could not finish the import: ${why}` },
} as const satisfies FactRecords<ImportFact>
