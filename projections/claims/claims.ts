import type { ClaimKind } from '@fullcourt/domain/claims/events'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { projection } from '../projection'

/** Whom a claimed value belongs to: an organization, or of a username a user. */
export type ClaimDocument = { readonly holder: number | null }

/** `key` is the keyed hash of the value. */
export const claimId = (claim: ClaimKind, key: string): string => `${claim}-${key}`

export const claims = projection<ClaimDocument, AnyFact>('claims', { version: 1, initial: () => ({ holder: null }) }).on(
  'Claimed',
  ({ claim, key }) => [claimId(claim, key)],
  (_, { holder }) => ({ holder }),
)
