import { jsonIn } from '../../../../ui/stored-text'
import type { PeriodScore } from '@fullcourt/domain/games/events'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import type { Editing } from '../../../parts/editing/editing'
import type { ScoreEntry } from '../finals/finals-edit'
import type { RowKey } from '../sheet/sheet'

/** What was typed and not saved yet. It stays on the device, so that a crash takes nothing away. */
export type GameDraft = {
  readonly lines: readonly (readonly [RowKey, Kept<Figures | null>])[]
  readonly score: Kept<ScoreEntry> | null
  readonly periods: Kept<readonly PeriodScore[]> | null
}

/** What was read and what was typed; what became of it is forgotten with the page. */
export type Kept<Value> = Pick<Editing<Value>, 'read' | 'value'>

/** An edit as it goes on from where it was stored. */
export const resume = <Value>({ read, value }: Kept<Value>): Editing<Value> => ({ read, value, status: { kind: 'editing' } })

export const toKept = <Value>({ read, value }: Editing<Value>): Kept<Value> => ({ read, value })

/** Of another format is no draft any more. */
const FORMAT = 2

/** The drafts of a person in a game; everybody who signs in on the same device has their own. */
const draftsOf = (user: number, game: number) => `draft:${user}:game:${game}:`

/** A draft belongs to its tab: two tabs with the same game do not write into each other. */
export const draftKey = (user: number, game: number, tab: string) => draftsOf(user, game) + tab

/** The tab whose draft of this game is stored under a key; undefined for any other key. */
export const tabOfKey = (key: string, user: number, game: number) => {
  const prefix = draftsOf(user, game)
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined
}

export const writeDraft = (draft: GameDraft) => JSON.stringify({ format: FORMAT, ...draft })

const isDraft = (kept: unknown): kept is GameDraft & { readonly format: number } =>
  typeof kept === 'object' &&
  kept !== null &&
  'format' in kept &&
  kept.format === FORMAT &&
  'lines' in kept &&
  'score' in kept &&
  'periods' in kept

/** The draft in a stored text; null where there is none, or none that can be read. */
export const readDraft = (text: string | null): GameDraft | null => {
  const kept = jsonIn(text)
  return isDraft(kept) ? { lines: kept.lines, score: kept.score, periods: kept.periods } : null
}

export const isEmptyDraft = ({ lines, score, periods }: GameDraft) => lines.length === 0 && score === null && periods === null

/** The part of a draft that still has a row. */
export const withRows = (draft: GameDraft, rows: ReadonlySet<RowKey>): GameDraft => ({
  ...draft,
  lines: draft.lines.filter(([key]) => rows.has(key)),
})
