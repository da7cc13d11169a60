import { Injectable } from '@nestjs/common'
import { USER_NOT_FOUND } from '@fullcourt/domain/users/decide'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { userStream, type User } from '@fullcourt/domain/users/state'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import type { Actor } from '../http/actor'

export type AccessibleUser = Exclude<User, { kind: 'unknown' }>

/** A user is reached by themselves, by an owner of their organization, and by a super_admin; to anybody else they are not there. */
@Injectable()
export class UserAccess {
  constructor(private readonly decider: Decider) {}

  /** An active user. */
  async of(actor: Actor, id: UserId): Promise<AccessibleUser> {
    const user = await this.knownUser(actor, id)
    if (user.kind !== 'active') throw new Refused(USER_NOT_FOUND)
    return user
  }

  /** That a deleted user is not there either is for the decision to say, which knows a repeated command from a new one. */
  async knownUser(actor: Actor, id: UserId): Promise<AccessibleUser> {
    const user = await this.decider.state(userStream, id)
    const reached =
      user.kind !== 'unknown' &&
      (actor.user === id ||
        actor.role === 'super_admin' ||
        (actor.role === 'org_owner' && actor.organization !== null && user.organization === actor.organization))
    if (!reached) throw new Refused(USER_NOT_FOUND)
    return user
  }
}
