import type { ChosenExisting } from './pasted-rows'
import { requestKey } from '../../../api/client'

/** One attempt to add a pasted list. Where it is cut off, the same list is sent under the same keys, and goes on where it ended. */
export type Attempt = {
  readonly text: string
  /** There were warnings, and the person went on. */
  readonly isConfirmed: boolean
  readonly chosen: ChosenExisting
  /** Lines that are not added. */
  readonly left: ReadonlySet<number>
  /** The key of one of its calls. */
  readonly keyOf: (call: string) => string
}

export const beginAttempt = ({
  text,
  isConfirmed,
  chosen = new Map(),
  left = new Set(),
}: Pick<Attempt, 'text' | 'isConfirmed'> & Partial<Attempt>): Attempt => {
  const keys = new Map<string, string>()
  const keyOf = (call: string) => {
    const key = keys.get(call) ?? requestKey()
    keys.set(call, key)
    return key
  }
  return { text, isConfirmed, chosen, left, keyOf }
}
