import type { PlayerId, TeamId } from '../ids/kinds'
import { digestOf, keyOf, type Digest, type DigestedRow, type UnitDigests } from './figures'
import type { Remembered } from './remembered'
import { verdictOf } from './verdict'

/** A name as it is in the files and here; null where the thing does not exist yet. */
export type NamePlan = Remembered & { readonly does: 'nothing' | 'create' | 'rename' }

export type NamedThing = {
  readonly unit: `team/${TeamId}` | `player/${PlayerId}`
  /** What a report calls it: `Team #12 (ohana)`. */
  readonly label: string
  readonly before: UnitDigests
  readonly wanted: object
  /** Null: it does not exist yet. */
  readonly now: object | 'deleted' | null
}

/** A team or player: created under its reserved id, renamed, or left as staff named it. */
export const planName = (digest: Digest, { unit, label, before, wanted, now }: NamedThing): NamePlan => {
  if (now === 'deleted') return { does: 'nothing', rows: [], reports: [`${label} was deleted here and stays deleted.`] }
  const is = digestOf(digest, wanted)
  const verdict = verdictOf({ last: before.get('name'), now: digestOf(digest, now), wanted: is })
  const rows: DigestedRow[] = [[keyOf(unit, 'name'), is]]
  if (now === null) return { does: 'create', rows, reports: [] }
  switch (verdict) {
    case 'same':
      return { does: 'nothing', rows: [], reports: [] }
    case 'record':
      return { does: 'nothing', rows, reports: [] }
    case 'carry':
      return { does: 'rename', rows, reports: [] }
    case 'changed-here':
      return { does: 'nothing', rows: [], reports: [`${label}: the name was changed here and stays.`] }
  }
}
