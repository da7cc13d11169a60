import type { StoredFact } from '@fullcourt/event-store/port'

/** A rebuild cannot begin: one of these is being rebuilt already, there is no such projection, or another process is the runner. */
export class RebuildRefused extends Error {
  readonly kind = 'rebuild-refused'
}

/** Somebody cancelled it; nothing of it is left. */
export class RebuildCancelled extends Error {
  readonly kind = 'rebuild-cancelled'
  constructor() {
    super('The rebuild was cancelled.')
  }
}

/** A rebuild does not skip what it does not know. */
export class UnknownFactInLog extends Error {
  readonly kind = 'unknown-fact'
  constructor({ type, position, stream }: StoredFact) {
    super(`The fact ${type} in ${stream} (position ${position}) is of a type that this version of Fullcourt does not know.`)
  }
}
