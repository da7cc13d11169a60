import { facts, nothing, type Decision } from '../../facts/decision'
import type { OrganizationId, UserId } from '../../ids/kinds'
import type { ActivityFact, OpenedDetails } from './events'
import { happenedWithin, OPENED_ONCE_IN, REFUSED_ONCE_IN, type Activity, type EarlierOpening } from './state'

type OfAccount = { readonly user: UserId; readonly organization: OrganizationId | null }

/** Somebody came, with a passkey or with their password. */
type SignedIn = OfAccount & { readonly isNewDevice: boolean; readonly withPasskey: boolean }

export const recordSignIn = (_: Activity, { user, organization, isNewDevice, withPasskey }: SignedIn): Decision<ActivityFact> =>
  facts({ type: withPasskey ? 'UserSignedInWithPasskey' : 'UserSignedIn', data: { user, organization, isNewDevice } })

export const recordUsedRecoveryCode = (
  _: Activity,
  { user, organization, left }: OfAccount & { readonly left: number },
): Decision<ActivityFact> => facts({ type: 'RecoveryCodeUsed', data: { user, organization, left } })

type Now = {
  /** ISO 8601. */
  readonly now: string
}

/** The first of a quarter of an hour, so that nobody who is not signed in makes the log grow without end. */
export const recordRefusedSignIn = (
  { refusedAt }: Activity,
  { user, organization, now }: OfAccount & Now,
): Decision<ActivityFact> =>
  refusedAt !== null && happenedWithin(REFUSED_ONCE_IN, refusedAt, now)
    ? nothing
    : facts({ type: 'SignInRefused', data: { user, organization } })

/** A list stands for the same list again, and for a shorter one. */
const standsFor = (earlier: OpenedDetails, { organization, kind, person, persons }: OpenedDetails): boolean =>
  earlier.kind === kind &&
  earlier.organization === organization &&
  earlier.person === person &&
  (person !== null || earlier.persons >= persons)

/** Once an hour for the same persons; where nobody has contact details nothing was opened. */
export const recordOpenedDetails = (
  { opened }: Activity,
  { details, now }: Now & { details: OpenedDetails },
): Decision<ActivityFact> => {
  const isSaid = (earlier: EarlierOpening) => happenedWithin(OPENED_ONCE_IN, earlier.at, now) && standsFor(earlier, details)
  return details.persons === 0 || opened.some(isSaid) ? nothing : facts({ type: 'ContactDetailsOpened', data: details })
}
