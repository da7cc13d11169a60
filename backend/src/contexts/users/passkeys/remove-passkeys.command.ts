import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { removePasskeys } from '@fullcourt/domain/users/decide'
import { userStream } from '@fullcourt/domain/users/state'
import { UserAccess } from '../../../core/access/user-access'
import type { CommandContext } from '../../../core/facts/command-context'
import { Decider } from '../../../core/facts/decider'
import { orThrow } from '../../../core/facts/refused'
import type { Actor } from '../../../core/http/actor'
import { Passkeys } from '../../../core/sign-in/passkeys/passkeys'
import { SessionRecords } from '../../../core/sign-in/session-records'

type Removed = {
  readonly actor: Actor
  readonly user: UserId
  /** One of them, or all. */
  readonly passkey: string | 'every'
  /** The session that makes the call: it stays. */
  readonly session: string | undefined
}

/** Passkeys of a user let nobody in any more, and what is signed in with them ends: their own wish, or of somebody who looks after them. */
export class RemovePasskeys {
  constructor(
    readonly context: CommandContext,
    readonly data: Removed,
  ) {}
}

@CommandHandler(RemovePasskeys)
export class RemovePasskeysHandler implements ICommandHandler<RemovePasskeys> {
  constructor(
    private readonly decider: Decider,
    private readonly access: UserAccess,
    private readonly passkeys: Passkeys,
    private readonly sessions: SessionRecords,
  ) {}

  /** The public keys go after the fact, from which on they open nothing. */
  async execute({ context, data: { actor, user: id, passkey, session } }: RemovePasskeys) {
    const user = await this.access.of(actor, id)
    const removed = passkey === 'every' ? user.passkeys : [passkey]
    orThrow(removePasskeys(user, { passkeys: removed, by: actor }))
    const outcome = await this.decider.handle({
      stream: userStream,
      id,
      context,
      organization: user.organization,
      decide: state => removePasskeys(state, { passkeys: removed, by: actor }),
    })
    for (const kept of await this.passkeys.ofUser(id)) {
      if (!removed.includes(kept.id)) continue
      await this.passkeys.forget(kept)
      await this.sessions.endAllWith(id, { passkey: kept.id }, session)
    }
    return outcome
  }
}
