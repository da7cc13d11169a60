import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import { changeUser } from '@fullcourt/domain/users/decide'
import type { Role, Theme, UserProfile } from '@fullcourt/domain/users/events'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { userStream } from '@fullcourt/domain/users/state'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import type { Actor } from '../http/actor'
import { PEOPLE } from '../house/tokens'
import type { People, Person } from '../people/people'
import { Usernames } from './usernames'
import { UsersInReach, type ReachedUser } from './users-in-reach'

export type UserChanges = {
  readonly username?: string
  readonly email?: string | null
  readonly role?: Role
  readonly theme?: Theme
}

export class ChangeUser {
  constructor(
    readonly call: Call,
    readonly actor: Actor,
    readonly user: UserId,
    readonly changes: UserChanges,
  ) {}
}

@CommandHandler(ChangeUser)
export class ChangeUserHandler implements ICommandHandler<ChangeUser> {
  constructor(
    private readonly decider: Decider,
    private readonly reach: UsersInReach,
    private readonly usernames: Usernames,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  async execute({ call, actor, user: id, changes }: ChangeUser) {
    const user = await this.reach.of(actor, id)
    if (user.profile.role === 'super_admin' && actor.role !== 'super_admin')
      throw new Refused(refuse('forbidden', 'Only a super_admin may touch a super_admin.'))
    const wanted: Partial<UserProfile> = {
      ...(await this.nameOf(call, user, changes.username)),
      ...(await this.emailOf(user, changes.email)),
      ...(changes.role === undefined ? {} : { role: changes.role }),
      ...(changes.theme === undefined ? {} : { theme: changes.theme }),
    }
    return this.decider.handle({
      stream: userStream,
      id,
      call,
      organization: user.organization,
      decide: state => changeUser(state, { wanted, by: actor }),
    })
  }

  /** The same text sealed twice differs: only a name that really changed is sealed anew. */
  private async nameOf(call: Call, { id, profile }: ReachedUser, wanted: string | undefined): Promise<Partial<UserProfile>> {
    const username = wanted?.trim()
    const person: Person = `user-${id}`
    if (username === undefined || username === (await this.people.open(person, profile.username))) return {}
    const usernameKey = await this.usernames.take(call, id, username)
    return { username: await this.people.seal(person, username), usernameKey }
  }

  private async emailOf({ id, profile }: ReachedUser, wanted: string | null | undefined): Promise<Partial<UserProfile>> {
    const email = wanted === undefined ? undefined : wanted?.trim() || null
    const person: Person = `user-${id}`
    const present = profile.email === null ? null : await this.people.open(person, profile.email)
    if (email === undefined || email === present) return {}
    return { email: email === null ? null : await this.people.seal(person, email) }
  }
}
