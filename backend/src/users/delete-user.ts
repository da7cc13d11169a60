import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { deleteUser } from '@fullcourt/domain/users/decide'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { userStream } from '@fullcourt/domain/users/state'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import type { Actor } from '../http/actor'
import { Passwords } from '../sign-in/passwords'
import { SessionRecords } from '../sign-in/session-records'
import { UsersInReach } from './users-in-reach'

/** Sessions and claim end; the card keeps the name for the history (design 5.9). */
export class DeleteUser {
  constructor(
    readonly call: Call,
    readonly actor: Actor,
    readonly user: UserId,
  ) {}
}

@CommandHandler(DeleteUser)
export class DeleteUserHandler implements ICommandHandler<DeleteUser> {
  constructor(
    private readonly decider: Decider,
    private readonly reach: UsersInReach,
    private readonly sessions: SessionRecords,
    private readonly passwords: Passwords,
  ) {}

  async execute({ call, actor, user: id }: DeleteUser) {
    const { organization } = await this.reach.known(actor, id)
    const outcome = await this.decider.handle({
      stream: userStream,
      id,
      call,
      organization,
      decide: state => deleteUser(state, { by: actor }),
    })
    await this.passwords.forget(id)
    await this.sessions.endAllOf(id)
    return outcome
  }
}
