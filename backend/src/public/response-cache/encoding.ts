import Negotiator from 'negotiator'
import { remembering } from './remembering'

/** How the bytes of an answer may be packed. */
export type Encoding = 'identity' | 'gzip' | 'br'

/** The best first, where a reader likes several alike. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

const negotiate = remembering((accepted: string): Encoding => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const [best] = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS })
  return ENCODINGS.find(encoding => encoding === best) ?? 'identity'
})

/** The best encoding that the reader takes, by their header `Accept-Encoding`; one who takes none of ours gets the bytes as they are. */
export const encodingFor = (accepted: string | undefined): Encoding => (accepted === undefined ? 'identity' : negotiate(accepted))
