import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** How the bytes of an answer may be packed. */
export type Encoding = 'identity' | 'gzip' | 'br'

/** The best first, where a reader likes several alike. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Browsers send few different headers; so many are remembered, each of at most so many characters. */
const chosen = new LRUCache<string, Encoding>({ max: 200 })
const LONGEST_HEADER = 200

const negotiate = (accepted: string): Encoding => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const [best] = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS })
  return ENCODINGS.find(encoding => encoding === best) ?? 'identity'
}

/** The best encoding that the reader takes, by their header `Accept-Encoding`; one who takes none of ours gets the bytes as they are. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity'
  const known = chosen.get(accepted)
  if (known !== undefined) return known
  const encoding = negotiate(accepted)
  if (accepted.length <= LONGEST_HEADER) chosen.set(accepted, encoding)
  return encoding
}
