/** The call needs a signed-in person (401). */
export class NotSignedIn extends Error {
  readonly kind = 'not-signed-in'
  constructor() {
    super('Please sign in.')
  }
}

/** The same Idempotency-Key came with another request (409). */
export class KeyReused extends Error {
  readonly kind = 'key-reused'
  constructor() {
    super('This Idempotency-Key was already used for another request.')
  }
}

/** The same request with the same Idempotency-Key is being done by another process (409). */
export class StillWorking extends Error {
  readonly kind = 'still-working'
  constructor() {
    super('This request is still being worked on. Send it again in a moment: it is done once.')
  }
}
