import type { Recorded } from '../../facts/fact'
import type { Decision } from '../../facts/decision'
import { specification } from '../../testing/specification'
import * as decisions from './decide'
import type { ActivityFact, OpenedDetails } from './events'
import { activityStream, type Activity } from './state'

/** A fact at a time of its day: `at('09:00', signedIn())`. */
type Timed = ActivityFact & { readonly metadata: { readonly time: string } }

const moment = (time: string) => `2026-06-01T${time}:00Z`

const evolve = (activity: Activity, fact: ActivityFact) => activityStream.evolve(activity, fact as Recorded<ActivityFact>)

/** Words in which the specs describe what somebody does: `given(at('09:00', refused())).when(refuse('09:14')).thenNothing()`. */
export const given = (...facts: readonly Timed[]) =>
  specification<Activity, ActivityFact>(activityStream.initial, evolve)(...facts)
export const at = (time: string, fact: ActivityFact): Timed => ({ ...fact, metadata: { time: moment(time) } })

const ANA = { user: 7, organization: 1 }

// What happened.
export const signedIn = (isNewDevice = false): ActivityFact => ({ type: 'UserSignedIn', data: { ...ANA, isNewDevice } })
export const signedInWithPasskey = (isNewDevice = false): ActivityFact => ({
  type: 'UserSignedInWithPasskey',
  data: { ...ANA, isNewDevice },
})
export const refused = (): ActivityFact => ({ type: 'SignInRefused', data: ANA })
export const usedRecoveryCode = (left: number): ActivityFact => ({ type: 'RecoveryCodeUsed', data: { ...ANA, left } })
export const player = (person: number): OpenedDetails => ({ organization: 1, kind: 'player', person, persons: 1 })
export const players = (persons: number): OpenedDetails => ({ organization: 1, kind: 'player', person: null, persons })
export const opened = (data: OpenedDetails): ActivityFact => ({ type: 'ContactDetailsOpened', data })

// What is wanted.
type Decide = (state: Activity) => Decision<ActivityFact>
export const signIn =
  (isNewDevice = false, withPasskey = false): Decide =>
  state =>
    decisions.recordSignIn(state, { ...ANA, isNewDevice, withPasskey })
export const useRecoveryCode =
  (left: number): Decide =>
  state =>
    decisions.recordUsedRecoveryCode(state, { ...ANA, left })
export const refuse =
  (time: string): Decide =>
  state =>
    decisions.recordRefusedSignIn(state, { ...ANA, now: moment(time) })
export const open =
  (time: string, details: OpenedDetails): Decide =>
  state =>
    decisions.recordOpenedDetails(state, { details, now: moment(time) })
