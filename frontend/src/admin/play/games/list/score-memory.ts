import type { Editing } from '../../../parts/editing/editing'
import type { ScoreEntry } from '../finals/finals-edit'

/** A score that was typed and that the server does not have. */
export type UnsentScore = { readonly edit: Editing<ScoreEntry>; readonly isWaiting: boolean }

export type UnsentScores = ReadonlyMap<number, UnsentScore>

/** Where a list keeps scores that were typed and not saved, by their games, while its page is not there. */
export type ScoreMemory = { readonly unsent: () => UnsentScores; readonly keep: (scores: UnsentScores) => void }
