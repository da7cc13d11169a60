import type { Expected, Position, Revision } from './port'

/** The stream was not where the caller thought; nothing was written. `actual` is its last revision, `none` where it is empty. */
export class RevisionConflict extends Error {
  readonly kind = 'conflict'
  constructor(
    readonly stream: string,
    readonly expected: Expected,
    readonly actual: 'none' | Revision,
  ) {
    super(`Stream ${stream} is at ${actual}, not at ${expected}.`)
  }
}

/** It is not known whether the append was written. Repeating exactly the same append shows it, and does no harm. */
export class OutcomeUnknown extends Error {
  readonly kind = 'outcome-unknown'
}

/** The facts of one append exceed what the store takes at once (1 MiB); nothing was written. */
export class TooLarge extends Error {
  readonly kind = 'too-large'
}

/**
 * The append could never succeed: no facts, an id twice or no UUID, an empty type, an id that is already elsewhere in the
 * stream.
 */
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

/** The log does not hold what was written to it. `position` is that of the first wrong fact, null where it is not known. */
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

/** The stream does not begin, or does not go on, at the revision asked for: somebody truncated, limited or deleted it. */
export class PartialStream extends Error {
  readonly kind = 'partial-stream'
  constructor(
    readonly stream: string,
    readonly expected: Revision,
    /** The revision found in its place, null where nothing is shown at all. */
    readonly found: Revision | null,
  ) {
    super(
      `Stream ${stream} is not whole: revision ${expected} was asked for, ${found === null ? 'and none' : `and ${found}`} is shown. Nothing can be decided on a part of it; look at its metadata ($maxCount, $tb).`,
    )
  }
}

/** An event in one of our streams is no fact: not JSON, or without metadata. Some other program wrote it. */
export class NotAFact extends Error {
  readonly kind = 'not-a-fact'
  constructor(
    readonly stream: string,
    readonly revision: Revision,
    what: string,
  ) {
    super(`The event at revision ${revision} of stream ${stream} is no fact: ${what}. Another program wrote it there.`)
  }
}

/**
 * The fact that the reader took in last is not at its position any more: the log is another one, or an older one
 * was put back. What was made of it has to be made anew from the beginning.
 */
export class LogDiverged extends Error {
  readonly kind = 'log-diverged'
  constructor(readonly position: Position) {
    super(`The log no longer holds at position ${position} the fact that was read there: an older or another log was put back.`)
  }
}

export type EventStoreError = RevisionConflict | OutcomeUnknown | TooLarge | InvalidAppend | Unavailable | Closed | Damaged
