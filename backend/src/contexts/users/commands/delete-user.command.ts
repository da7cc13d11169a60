import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { deleteUser } from '@fullcourt/domain/users/decide'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { userStream } from '@fullcourt/domain/users/state'
import type { CommandContext } from '../../../core/facts/command-context'
import { Decider } from '../../../core/facts/decider'
import type { Actor } from '../../../core/http/actor'
import { KnownDevices } from '../../../core/sign-in/known-devices'
import { Passkeys } from '../../../core/sign-in/passkeys/passkeys'
import { Passwords } from '../../../core/sign-in/passwords'
import { SecondFactors } from '../../../core/sign-in/second-factor/second-factors'
import { SessionRecords } from '../../../core/sign-in/session-records'
import { UserAccess } from '../../../core/access/user-access'

/** Sessions, password, second factor, passkeys and claim end; the card keeps the name for the history (docs/facts.md#deleting-and-bringing-back). */
export class DeleteUser {
  constructor(
    readonly context: CommandContext,
    readonly data: { readonly actor: Actor; readonly user: UserId },
  ) {}
}

@CommandHandler(DeleteUser)
export class DeleteUserHandler implements ICommandHandler<DeleteUser> {
  constructor(
    private readonly decider: Decider,
    private readonly access: UserAccess,
    private readonly sessions: SessionRecords,
    private readonly passwords: Passwords,
    private readonly secondFactors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly devices: KnownDevices,
  ) {}

  async execute({ context, data: { actor, user: id } }: DeleteUser) {
    const { organization } = await this.access.knownUser(actor, id)
    const outcome = await this.decider.handle({
      stream: userStream,
      id,
      context,
      organization,
      decide: state => deleteUser(state, { by: actor }),
    })
    await this.passwords.forget(id)
    await this.secondFactors.forget(id)
    await this.passkeys.forgetAllOf(id)
    await this.devices.forgetAllOf(id)
    await this.sessions.endAllOf(id)
    return outcome
  }
}
