import {
  recordOpenedDetails,
  recordRefusedSignIn,
  recordSignIn,
  recordUsedRecoveryCode,
} from '@fullcourt/domain/users/activity/decide'
import type { OpenedDetails } from '@fullcourt/domain/users/activity/events'
import { activityStream } from '@fullcourt/domain/users/activity/state'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { command, data } from '../../facts/command'
import type { HowSignedIn } from '../ports'

type OfUser = { readonly user: UserId; readonly organization: OrganizationId | null }

/** `now` is ISO 8601. */
type Now = { readonly now: string }

export const RecordSignIn = command('RecordSignIn', {
  takes: data<OfUser & Omit<HowSignedIn, 'device'>>(),
  access: given => given,
  stream: activityStream,
  id: ({ user }) => user,
  decide: (state, found) => recordSignIn(state, found),
})

export const RecordRefusedSignIn = command('RecordRefusedSignIn', {
  takes: data<OfUser & Now>(),
  access: given => given,
  stream: activityStream,
  id: ({ user }) => user,
  decide: (state, found) => recordRefusedSignIn(state, found),
})

export const RecordUsedRecoveryCode = command('RecordUsedRecoveryCode', {
  takes: data<OfUser & { readonly left: number }>(),
  access: given => given,
  stream: activityStream,
  id: ({ user }) => user,
  decide: (state, found) => recordUsedRecoveryCode(state, found),
})

export const RecordOpenedDetails = command('RecordOpenedDetails', {
  takes: data<Now & { readonly user: UserId; readonly details: OpenedDetails }>(),
  access: ({ user, now, details }) => ({ user, now, details, organization: details.organization }),
  stream: activityStream,
  id: ({ user }) => user,
  decide: (state, found) => recordOpenedDetails(state, found),
})
