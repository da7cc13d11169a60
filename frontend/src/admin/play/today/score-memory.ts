import type { GameRowAnswer } from '../../../api/schema'
import { toKept, resume, type Kept } from '../games/draft/draft'
import { scoreRules, storedScore, type ScoreEntry } from '../games/finals/finals-edit'
import type { ScoreMemory, UnsentScore } from '../games/list/score-memory'
import { editingAfter } from '../../parts/editing/editing'
import { jsonIn, storeText } from '../../../ui/stored-text'

/** A score as it is kept: what was read, what was typed, and whether it waits for a connection. */
type KeptScore = Kept<ScoreEntry> & { readonly isWaiting: boolean }

/** Of another format is nothing that was kept. */
const FORMAT = 1

const keyOf = (user: number) => `scores:${user}`

type Stored = { readonly format: number; readonly scores: readonly (readonly [game: number, kept: KeptScore])[] }

const isStored = (kept: unknown): kept is Stored =>
  typeof kept === 'object' && kept !== null && 'format' in kept && kept.format === FORMAT && 'scores' in kept

const read = (storage: Storage, user: number): ReadonlyMap<number, KeptScore> => {
  const kept = jsonIn(storage.getItem(keyOf(user)))
  return new Map(isStored(kept) ? kept.scores : [])
}

/** As it goes on: on top of what the server has by now, where others did not enter another score. */
const unsent = (game: GameRowAnswer, kept: KeptScore): UnsentScore => ({
  edit: editingAfter(scoreRules, resume(kept), { type: 'reread', now: storedScore(game) }),
  isWaiting: kept.isWaiting,
})

/**
 * Keeps scores that were typed and not saved for as long as the tab is open: leaving the page and a reload take nothing away. Those
 * of games that need no score any more are not looked at again.
 */
export const scoreMemory = (storage: Storage, user: number, games: readonly GameRowAnswer[]): ScoreMemory => ({
  unsent: () => {
    const kept = read(storage, user)
    return new Map(
      games.flatMap(game => {
        const score = kept.get(game.id)
        return score ? [[game.id, unsent(game, score)] as const] : []
      }),
    )
  },
  keep: scores => {
    if (scores.size === 0) return storage.removeItem(keyOf(user))
    const kept = [...scores].map(([game, { edit, isWaiting }]) => [game, { ...toKept(edit), isWaiting }] as const)
    // A device without room keeps nothing: typing and saving go on all the same.
    storeText(storage, keyOf(user), JSON.stringify({ format: FORMAT, scores: kept } satisfies Stored))
  },
})
