import type { Position } from '@fullcourt/event-store/port'
import type { AnyRecorded, ReadModel } from '../projection'
import type { StrayPlace } from '../read-store'

/** A document as the facts come to it, folded in memory. */
export class RecomputedDocument {
  /** Undefined while no fact changed it. */
  body: unknown
  /** Of the last fact that changed it. */
  position: Position | null = null
  /** A fact of the organization touched it. */
  isOwn = false
  /** Places at which lists have it, and it does not say so. */
  strays: readonly StrayPlace[] = []
  /** Why it cannot be recomputed. */
  error: string | null = null

  constructor(
    readonly model: ReadModel<unknown>,
    readonly id: string,
  ) {}

  /** Folds a fact that touches it, once. What fails once fails for good. */
  fold(fact: AnyRecorded): void {
    if (this.error !== null || (this.position !== null && fact.position <= this.position)) return
    try {
      const before = this.position === null ? this.model.initial(this.id) : this.body
      const after = this.model.fold(before, this.id, fact)
      if (after === before) return
      this.body = after
      this.position = fact.position
    } catch (error) {
      this.error = `${fact.type} (position ${fact.position}): ${String(error)}`
    }
  }
}
