import type { Expected, Position, Revision } from './port'

/** The stream was not where the caller thought; nothing was written. `actual` is its last revision, `none` where it is empty. */
export class Conflict extends Error {
  readonly kind = 'conflict'
  constructor(
    readonly stream: string,
    readonly expected: Expected,
    readonly actual: 'none' | Revision,
  ) {
    super(`Stream ${stream} is at ${actual}, not at ${expected}.`)
  }
}

/** It is not known whether the append was written. Repeating exactly the same append tells, and does no harm. */
export class OutcomeUnknown extends Error {
  readonly kind = 'outcome-unknown'
}

/** The facts of one append exceed what the store takes at once (1 MiB); nothing was written. */
export class TooLarge extends Error {
  readonly kind = 'too-large'
}

/** The append could never succeed: no facts, an id twice or no UUID, an empty type, an id that already stands elsewhere in the stream. */
export class InvalidAppend extends Error {
  readonly kind = 'invalid-append'
}

/** The store cannot be reached or refuses to work (disk full, node down); nothing was written. */
export class Unavailable extends Error {
  readonly kind = 'unavailable'
}

/** The store was closed by its owner. */
export class Closed extends Error {
  readonly kind = 'closed'
}

/** What stands in the log is not what was written there. `position` is that of the first wrong fact, null where it cannot be told. */
export class Damaged extends Error {
  readonly kind = 'damaged'
  constructor(
    message: string,
    readonly position: Position | null,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export type EventStoreError = Conflict | OutcomeUnknown | TooLarge | InvalidAppend | Unavailable | Closed | Damaged
