import { aboutOf, idsOf } from '@fullcourt/domain/log/historic'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { HistoryEntry } from '@fullcourt/projections/history/history'

/** What one person changed in one thing. */
export type ChangesOfOne = {
  readonly newest: HistoryEntry
  /** How many came before the newest. */
  readonly more: number
}

/** The first of these that a fact is about is what it changed. */
const KINDS: readonly HistoryKind[] = ['game', 'import', 'player', 'user', 'team', 'league', 'season', 'organization']

/** What a fact is about, e.g. `game:7`. */
const thingOf = (entry: HistoryEntry): string => {
  const about = aboutOf(entry)
  const kind = KINDS.find(one => idsOf(about, one).length > 0)
  return kind === undefined ? entry.id : `${kind}:${idsOf(about, kind)[0]}`
}

/**
 * Entries from the newest on, by person and thing: a whole box score is one line. Of the person himself, and of the product, there
 * are none.
 */
export const changesOfOthers = (entries: readonly HistoryEntry[], reader: UserId): readonly ChangesOfOne[] => {
  const found = new Map<string, ChangesOfOne>()
  for (const entry of entries.filter(({ actor }) => actor !== 'system' && actor !== reader)) {
    const key = `${entry.actor} ${thingOf(entry)}`
    const known = found.get(key)
    found.set(key, known ? { ...known, more: known.more + 1 } : { newest: entry, more: 0 })
  }
  return [...found.values()]
}
