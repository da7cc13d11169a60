import type { FinalsEdit } from '../finals/finals-edit'
import type { LineEdit } from '../sheet/line-edit'
import type { RowKey } from '../sheet/sheet'

/** What was typed and not saved yet. It stays on the device, so that a crash takes nothing away. */
export type Draft = {
  readonly lines: readonly (readonly [RowKey, LineEdit])[]
  readonly finals: FinalsEdit | null
}

/** Of another format is no draft any more. */
const FORMAT = 1

/** A person's draft of a game; whoever signs in on the same device has his own. */
export const draftKey = (user: number, game: number) => `draft:${user}:game:${game}`

export const writeDraft = (draft: Draft) => JSON.stringify({ format: FORMAT, ...draft })

const isDraft = (kept: unknown): kept is Draft & { readonly format: number } =>
  typeof kept === 'object' && kept !== null && 'format' in kept && kept.format === FORMAT && 'lines' in kept && 'finals' in kept

/** The draft in a kept text; null where there is none, or none that can be read. */
export const readDraft = (text: string | null): Draft | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isDraft(kept) ? { lines: kept.lines, finals: kept.finals } : null
  } catch (problem) {
    if (problem instanceof SyntaxError) return null
    throw problem
  }
}

export const isEmptyDraft = ({ lines, finals }: Draft) => lines.length === 0 && finals === null

/** What of a draft still has a row to stand in. */
export const withRows = (draft: Draft, rows: ReadonlySet<RowKey>): Draft => ({
  ...draft,
  lines: draft.lines.filter(([key]) => rows.has(key)),
})
