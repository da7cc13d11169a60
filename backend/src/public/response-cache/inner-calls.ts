import { AsyncLocalStorage } from 'node:async_hooks'
import type { FeedLine } from '@fullcourt/projections/read-store'

/** The answer of a public read as the server gets it that asked itself. */
export type InnerAnswer = { readonly body: unknown; readonly dependencies: ReadonlySet<FeedLine>; readonly isCached: boolean }

type InnerCall = { answered?: InnerAnswer }

const calls = new AsyncLocalStorage<InnerCall>()

/** Makes a call of the server to itself; the answer of a public read is handed over beside the response, which is empty then. */
export const asInnerCall = async <Response>(
  make: () => Promise<Response>,
): Promise<{ readonly response: Response; readonly answered: InnerAnswer | undefined }> => {
  const call: InnerCall = {}
  const response = await calls.run(call, make)
  return { response, answered: call.answered }
}

/** Hands an answer over where the server asks itself; false where somebody else asks. */
export const handOver = (answer: () => InnerAnswer): boolean => {
  const call = calls.getStore()
  if (call === undefined) return false
  call.answered = answer()
  return true
}
