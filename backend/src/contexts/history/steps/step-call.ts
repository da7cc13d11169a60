import type { CommandContext } from '../../../core/facts/command-context'
import type { Actor } from '../../../core/http/actor'
import type { Scope } from '../../../core/http/scope'

/** What a person confirmed of an action. */
export type Confirmations = {
  /** Games of a bracket whose undoing is confirmed. */
  readonly undoes: readonly number[]
  /** Whether conflicts of schedules stand in the way. */
  readonly allowConflicts: boolean
}

/** The call that deletes several things or undoes an action. */
export type StepsCall = Confirmations & {
  readonly context: CommandContext
  readonly scope: Scope
  readonly actor: Actor
  /** The action that is undone; null where none is. */
  readonly action: string | null
}

/** The same for one of its commands. */
export type UndoCall = StepsCall & {
  /** Revision of what is taken back: whoever changed the same part since stands in the way. */
  readonly expectedRevision: number
}
