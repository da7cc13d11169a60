import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import { changePassword } from '@fullcourt/domain/users/decide'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { userStream } from '@fullcourt/domain/users/state'
import { stepOf, type Call } from '../facts/call'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import type { Actor } from '../http/actor'
import { Passwords } from '../sign-in/passwords'
import { SessionRecords } from '../sign-in/session-records'
import { UsersInReach } from './users-in-reach'

/** `old` is asked of whoever changes his own; a reset by somebody else needs none. All sessions of the user end. */
export class ChangePassword {
  constructor(
    readonly call: Call,
    readonly actor: Actor,
    readonly user: UserId,
    readonly password: string,
    readonly old: string | null,
    /** The session that made the call: it stays. */
    readonly session: string | undefined,
  ) {}
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly decider: Decider,
    private readonly reach: UsersInReach,
    private readonly sessions: SessionRecords,
    private readonly passwords: Passwords,
  ) {}

  async execute({ call, actor, user: id, password, old, session }: ChangePassword) {
    const user = await this.reach.of(actor, id)
    if (actor.user !== id && user.profile.role === 'super_admin' && actor.role !== 'super_admin')
      throw new Refused(refuse('forbidden', 'Only a super_admin may touch a super_admin.'))
    const own = actor.user === id
    if (own && !(old !== null && (await this.passwords.verify(id, old))))
      throw new Refused(refuse('invalid', 'The old password is wrong.'))
    await this.passwords.set(id, password)
    const outcome = await this.decider.handle({
      stream: userStream,
      id,
      call: stepOf(call, 'password'),
      organization: user.organization,
      decide: state => changePassword(state, { reset: !own }),
    })
    await this.sessions.endAllOf(id, own ? session : undefined)
    return outcome
  }
}
