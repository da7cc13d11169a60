/** The person closed the browser's dialog, nothing answered it, or the device has one already: the message says which. */
export class NoPasskey extends Error {
  readonly kind = 'no-passkey'
  constructor(reason: 'none' | 'already here') {
    super(reason === 'none' ? 'No passkey was used.' : 'This device has a passkey of yours for this site already.')
  }
}
