import type { Game } from '../games/state'
import { isPlayed } from '../games/decide'
import type { GamePlan, WantedGame } from './plan-game'
import { keyOf } from './figures'

/** What of an organization's schedules waits until somebody publishes it (docs/schedules.md#drafts, #changes-that-wait). */
export type Waits = { readonly drafts: boolean; readonly changes: boolean }

export const NOTHING_WAITS: Waits = { drafts: false, changes: false }

/**
 * How what is planned of a game comes in: at once, in a draft (`drafted` where it is new, `draft-moved` where a draft has it, and
 * `from-draft` where it is one to come no more), or as a change that waits.
 */
export type GameWay = 'at-once' | 'drafted' | 'draft-moved' | 'from-draft' | 'change-waits'

/** Whether a game is still to be played: it has no result, and was not called off. */
const isToCome = ({ score, lines, details }: WantedGame): boolean =>
  score === null && lines.length === 0 && details.status === 'scheduled'

type Planned = {
  readonly game: WantedGame
  readonly plan: GamePlan
  /** The game as it is, or as the draft that has it would make it. */
  readonly now: Game
  readonly isInDraft: boolean
}

/** Which way a game of the files comes in (docs/decisions/imports.md#games-as-a-draft). */
export const wayOf = ({ game, plan, now, isInDraft }: Planned, waits: Waits): GameWay => {
  if (isInDraft) return isToCome(game) ? 'draft-moved' : 'from-draft'
  if (plan.schedule) return waits.drafts && isToCome(game) ? 'drafted' : 'at-once'
  if (!waits.changes || plan.details === null || now.kind !== 'active' || isPlayed(now) || !isToCome(game)) return 'at-once'
  return plan.details.status === now.details.status ? 'change-waits' : 'at-once'
}

/** What is remembered of a game now: a change that waits is none yet, so that the files say it again as long as it is not published. */
export const rowsOfWay = (way: GameWay, { id }: WantedGame, { rows }: GamePlan): GamePlan['rows'] =>
  way === 'change-waits' ? rows.filter(([key]) => key !== keyOf(`game/${id}`, 'details')) : rows
