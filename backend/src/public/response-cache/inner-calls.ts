import type { FeedLine } from '@fullcourt/projections/read-store'
import type { PublicLook } from '../../core/http/request'
import { WorkContext } from '../../storage/work-context/work-context'

/** The answer of a public read as the server gets it that asked itself. */
export type InnerAnswer = { readonly body: unknown; readonly dependencies: ReadonlySet<FeedLine>; readonly isCached: boolean }

type InnerCall = { readonly look: PublicLook; answered?: InnerAnswer }

const calls = new WorkContext<InnerCall>()

/**
 * Makes a call of the server to itself, as a part of what is made by this look; the answer of a public read is handed over
 * beside the response, which is empty then.
 */
export const asInnerCall = async <Response>(
  look: PublicLook,
  make: () => Promise<Response>,
): Promise<{ readonly response: Response; readonly answered: InnerAnswer | undefined }> => {
  const call: InnerCall = { look }
  const response = await calls.run(call, make)
  return { response, answered: call.answered }
}

/** The look of the page that an inner call is a part of: its answer is of the same moment, with dependencies of its own. */
export const lookOfPage = (): PublicLook | undefined => {
  const look = calls.get()?.look
  return look && { since: look.since, reading: look.reading.further() }
}

/** Hands an answer over where the server asks itself; false where somebody else asks. */
export const handOver = (answer: () => InnerAnswer): boolean => {
  const call = calls.get()
  if (call === undefined) return false
  call.answered = answer()
  return true
}
