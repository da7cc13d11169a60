import { codeAt } from '../core/sign-in/second-factor/one-time-codes'

const HALF_MINUTE = 30_000

/** The code that an app shows now, or the next one, which is good as well. */
export const codeOfApp = (secret: string, which: 'now' | 'next' = 'now'): string =>
  codeAt(secret, Date.now() + (which === 'next' ? HALF_MINUTE : 0))
