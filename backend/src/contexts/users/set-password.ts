import { claimStream } from '@fullcourt/domain/claims/state'
import { changePassword, removePasskeys, removeSecondFactor } from '@fullcourt/domain/users/decide'
import { userStream, type User } from '@fullcourt/domain/users/state'
import { comparableUsername } from '@fullcourt/domain/users/username'
import type { EventStore } from '@fullcourt/event-store/port'
import { contextOnce } from '../../core/facts/command-context'
import { decideInSequence } from '../../core/facts/decide-in-sequence'
import { Decider } from '../../core/facts/decider'
import { IdAllocator } from '../../core/facts/id-allocator'
import { StreamCache } from '../../core/facts/stream-cache'
import { StreamStates } from '../../core/facts/stream-states'
import { openKeyedHash } from '../../storage/people/keyed-hash'
import { openPeople } from '../../storage/people/people'
import { sealReasonWith } from '../../storage/people/sealed-reason'
import type { PrivateStore } from '../../storage/private-store/private-store'
import { openPasskeys } from '../../core/sign-in/passkeys/passkeys'
import { openPasswords, temporaryPassword } from '../../core/sign-in/passwords'
import { SecondFactors } from '../../core/sign-in/second-factor/second-factors'
import { SessionRecords } from '../../core/sign-in/session-records'

/** Nobody in this installation has the username. */
export class UnknownUsername extends Error {
  readonly kind = 'unknown-username'
  constructor() {
    super('Nobody here has this username.')
  }
}

type KnownUser = Exclude<User, { readonly kind: 'unknown' }>

const bearerOf = async (decider: Decider, secrets: PrivateStore, username: string): Promise<KnownUser> => {
  const keyedHash = await openKeyedHash(secrets)
  const key = keyedHash('username', comparableUsername(username))
  const claim = await decider.state(claimStream, { claim: 'username', key })
  const user = claim === null ? undefined : await decider.state(userStream, claim.holder)
  if (user?.kind !== 'active' || user.profile.usernameKey !== key) throw new UnknownUsername()
  return user
}

/** Works on the stores without the product: nothing feeds its streams, so they are always read. */
const deciderOf = (events: EventStore, secrets: PrivateStore): Decider =>
  new Decider(events, new StreamStates(events, new StreamCache(100)), () => new Date(), sealReasonWith(openPeople(secrets)))

/**
 * Gives the user of a username a new password, ends all their sessions and removes second factor and passkeys: for somebody who locked themselves out. Works on the
 * stores themselves, without the product. Answers the password; it is kept nowhere else. Throws `UnknownUsername`.
 */
export const setPassword = async (
  { events, secrets }: { readonly events: EventStore; readonly secrets: PrivateStore },
  username: string,
): Promise<string> => {
  const decider = deciderOf(events, secrets)
  const ids = new IdAllocator(decider)
  const user = await bearerOf(decider, secrets, username)
  const password = temporaryPassword()
  const passwords = await openPasswords(secrets)
  const context = contextOnce('system', kind => ids.next(kind))
  await decider.handle({
    stream: userStream,
    id: user.id,
    context,
    organization: user.organization,
    prepare: () => passwords.set(user.id, password, { command: context.id, temporary: true }),
    decide: state =>
      decideInSequence(userStream, state, [
        now => changePassword(now, { reset: true }),
        now => removeSecondFactor(now, { by: 'system' }),
        now => removePasskeys(now, { passkeys: user.passkeys, by: 'system' }),
      ]),
  })
  await new SecondFactors(secrets).forget(user.id)
  await (await openPasskeys(secrets)).forgetAllOf(user.id)
  await new SessionRecords(secrets).endAllOf(user.id)
  return password
}
