import type { ImportBegun, ImportFailed, ImportFinished } from '../imports/events'
import { listed } from './words'

/** What an import came to, in words that follow the name of whoever began it. */
export const importSentence = (fact: ImportBegun | ImportFinished | ImportFailed): string => {
  switch (fact.type) {
    case 'ImportBegun':
      return `began to import ${fact.data.rows} rows into ${fact.data.target.season.name}, ${fact.data.target.league.name}`
    case 'ImportFinished': {
      const counts = Object.entries(fact.data.counts).map(([what, count]) => `${count} ${what}`)
      return `finished the import: ${counts.length === 0 ? 'nothing had changed' : listed(counts)}`
    }
    case 'ImportFailed':
      return `could not finish the import: ${fact.data.why}`
  }
}
