import { importOfCorrelation } from '@fullcourt/domain/imports/correlation'
import { aboutOf, idsOf } from '@fullcourt/domain/log/historic'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { changedThing } from '@fullcourt/projections/history/about'
import type { HistoryEntry } from '@fullcourt/projections/history/history'

/** What one person changed in one thing, or brought in by one import. */
export type ChangesOfOne = {
  /** The one that says what it came to: the newest, of an import its own. */
  readonly newest: HistoryEntry
  /** How many came before the newest; of an import none are counted, since its own entry does. */
  readonly more: number
}

const ownImport = (entry: HistoryEntry): number | undefined => idsOf(aboutOf(entry), 'import')[0]

const ofImport = (known: ChangesOfOne | undefined, entry: HistoryEntry): ChangesOfOne =>
  known && (ownImport(known.newest) !== undefined || ownImport(entry) === undefined) ? known : { newest: entry, more: 0 }

const ofThing = (known: ChangesOfOne | undefined, entry: HistoryEntry): ChangesOfOne =>
  known ? { ...known, more: known.more + 1 } : { newest: entry, more: 0 }

/**
 * Entries from the newest on, by person and thing, and all of one import together: a whole box score is one line, and so is a whole
 * league that was imported. Of the person themselves, and of the product, there are none.
 */
export const changesOfOthers = (entries: readonly HistoryEntry[], reader: UserId): readonly ChangesOfOne[] => {
  const found = new Map<string, ChangesOfOne>()
  for (const entry of entries.filter(({ actor }) => actor !== 'system' && actor !== reader)) {
    const job = importOfCorrelation(entry.correlation) ?? ownImport(entry)
    const key = job === undefined ? `${entry.actor} ${changedThing(entry) ?? entry.id}` : `import:${job}`
    found.set(key, (job === undefined ? ofThing : ofImport)(found.get(key), entry))
  }
  return [...found.values()]
}
