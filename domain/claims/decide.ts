import { facts, nothing, refuseField, type Decision } from '../facts/decision'
import type { ClaimKind, Claimed } from './events'
import type { Claim } from './state'

/** A claim whose holder does not have it is free after this time (docs/facts.md#claims). */
const CLAIM_GRACE_MILLISECONDS = 10_000

/** What is known of the present holder: whether it has the value, and when its own last fact was written, if it exists. */
export type Holder = { readonly bears: boolean; readonly lastFact: string | null }

export type ClaimValue = {
  readonly claim: ClaimKind
  readonly key: string
  readonly holder: number
  readonly now: string
  /** The refusal's text, e.g. `This slug is taken.` */
  readonly taken: string
}

const freeSince = (since: string, holder: Holder) =>
  holder.lastFact !== null && holder.lastFact > since ? holder.lastFact : since

/** Claims a value for a holder; taken over from one that has not had it for 10 s. */
export const claimValue = (claim: Claim, present: Holder, command: ClaimValue): Decision<Claimed> => {
  const claimed = facts<Claimed>({ type: 'Claimed', data: { claim: command.claim, key: command.key, holder: command.holder } })
  if (claim === null) return claimed
  if (claim.holder === command.holder) return nothing
  if (present.bears) return refuseField(command.claim, command.taken, 'conflict')
  const unborne = Date.parse(command.now) - Date.parse(freeSince(claim.since, present))
  return unborne >= CLAIM_GRACE_MILLISECONDS ? claimed : refuseField(command.claim, command.taken, 'conflict')
}
