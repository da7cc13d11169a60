import type { Recorded } from '../facts/fact'
import type { StreamOf } from '../facts/stream-of'
import type { ClaimKind, Claimed } from './events'

/** Who holds a value, and since when (ISO 8601). */
export type Claim = { readonly holder: number; readonly since: string } | null

/** A claim's clock matters to its decision, so its state keeps the time of the fact. */
export const claimStream: StreamOf<Claim, Recorded<Claimed>, { claim: ClaimKind; key: string }> = {
  name: ({ claim, key }) => `${claim}-${key}`,
  initial: null,
  evolve: (_, { data, metadata }) => ({ holder: data.holder, since: metadata.time }),
}
