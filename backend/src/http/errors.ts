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
