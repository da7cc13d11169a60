import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'
import { refuse, type Refusal } from '@fullcourt/domain/facts/decision'

/**
 * A command that its decision refused; the HTTP layer answers 400, 403, 404 or 409. `isFinal` where it looked at no stream (a wrong
 * password): it is not decided again.
 */
export class Refused extends Error {
  readonly kind = 'refused'
  constructor(
    readonly refusal: Refusal,
    readonly isFinal = false,
  ) {
    super(refusal.message)
  }
}

/** Somebody else changed the same figure since the form read it; `fact` says who and what (docs/http-api.md#two-people-at-once). */
export class FigureChanged extends Error {
  readonly kind = 'figure-changed'
  constructor(readonly fact: Recorded<Fact<string, unknown>>) {
    super('Somebody else changed this meanwhile.')
  }
}

/** Other processes were faster three times in a row; nothing was written. */
export class Busy extends Error {
  readonly kind = 'busy'
  constructor() {
    super('Others are changing the same thing right now. Nothing was saved: try again.')
  }
}

/** Throws the refusal that a check came to. */
export const orThrow = <Value extends object | string | number>(checked: Value | Refusal): Value => {
  if (typeof checked === 'object' && 'kind' in checked && checked.kind === 'refused') throw new Refused(checked)
  return checked as Value
}

/** Throws bad input with what is wrong, where something is. */
export const refuseFault = (fault: string | undefined): void => {
  if (fault !== undefined) throw new Refused(refuse('invalid', fault))
}
