import type { AnyRecorded } from '../projection'
import type { ModelVersion } from '../read-store'

/** A projection throws on a fact, again and again: nothing outside of it fails. */
export class Poisoned extends Error {
  readonly kind = 'poisoned'
  constructor(
    readonly version: ModelVersion,
    /** Undefined where it is not known which document the fact touches. */
    readonly id: string | undefined,
    readonly fact: AnyRecorded | undefined,
    cause: unknown,
  ) {
    const at = fact === undefined ? '' : ` at ${fact.type} (position ${fact.position})`
    super(`${version}${id === undefined ? '' : `/${id}`} cannot go on${at}: ${String(cause)}`, { cause })
  }
}

const TRIES = 3

/** Does pure work, more than once before it is called poisoned. */
export const orPoisoned = <Answer>(work: () => Answer, poisoned: (cause: unknown) => Poisoned): Answer => {
  for (let tries = 1; ; tries++) {
    try {
      return work()
    } catch (error) {
      if (tries === TRIES) throw poisoned(error)
    }
  }
}
