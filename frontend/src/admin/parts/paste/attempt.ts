import type { ChosenExisting } from './pasted-rows'
import { createKeyring, type Keyring } from './keyring'

/** One attempt to add a pasted list. Where it is cut off, the same list is sent under the same keys, and goes on where it ended. */
export type Attempt = {
  readonly text: string
  /** There were warnings, and the person went on. */
  readonly isConfirmed: boolean
  readonly chosen: ChosenExisting
  /** Lines that are not added. */
  readonly left: ReadonlySet<number>
  /** The key of one of its calls. */
  readonly keyOf: Keyring
}

export const beginAttempt = ({
  text,
  isConfirmed,
  chosen = new Map(),
  left = new Set(),
}: Pick<Attempt, 'text' | 'isConfirmed'> & Partial<Attempt>): Attempt => ({
  text,
  isConfirmed,
  chosen,
  left,
  keyOf: createKeyring(),
})
