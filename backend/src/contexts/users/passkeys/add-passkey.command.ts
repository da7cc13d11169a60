import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { cleanName } from '@fullcourt/domain/facts/text'
import { refuse } from '@fullcourt/domain/facts/decision'
import { addPasskey } from '@fullcourt/domain/users/decide'
import { userStream } from '@fullcourt/domain/users/state'
import { UserAccess } from '../../../core/access/user-access'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider, type Outcome } from '../../../core/facts/decider'
import { Refused } from '../../../core/facts/refused'
import type { Actor } from '../../../core/http/actor'
import { challengeOf, checkCreated, type MadeCredential } from '../../../core/sign-in/passkeys/ceremonies'
import { PasskeyChallenges, type ChallengeUse } from '../../../core/sign-in/passkeys/challenges'
import { Passkeys } from '../../../core/sign-in/passkeys/passkeys'
import type { RelyingParty } from '../../../core/sign-in/passkeys/relying-party'

type NewPasskey = {
  readonly actor: Actor
  readonly party: RelyingParty
  /** To what the challenge was bound. */
  readonly use: ChallengeUse
  readonly name: string
  readonly made: MadeCredential
}

/** The acting person signs in with a passkey from now on, too. Its id is that of the command. */
export class AddPasskey implements CommandWithContext {
  constructor(
    readonly context: CommandContext,
    readonly data: NewPasskey,
  ) {}
}

const NOT_ACCEPTED = refuse('invalid', 'This passkey was not accepted. Begin again.')
const KNOWN = refuse('conflict', 'This passkey was added already.')

@CommandHandler(AddPasskey)
export class AddPasskeyHandler implements ICommandHandler<AddPasskey> {
  constructor(
    private readonly decider: Decider,
    private readonly access: UserAccess,
    private readonly passkeys: Passkeys,
    private readonly challenges: PasskeyChallenges,
  ) {}

  /** The public key is kept before the fact: should it be cut off, one is left that nobody has. */
  async execute({ context, data }: AddPasskey): Promise<Outcome> {
    const { id, organization } = await this.access.of(data.actor, data.actor.user)
    const done = await this.decider.done(userStream, id, context)
    if (done) return done
    const key = await this.checked(data)
    return this.decider.handle({
      stream: userStream,
      id,
      context,
      organization,
      prepare: async () => {
        const { name, party, made } = data
        const passkey = { id: context.id, user: id, name: cleanName(name), host: party.host, transports: made.transports, ...key }
        if (!(await this.passkeys.add(passkey))) throw new Refused(KNOWN)
      },
      decide: user => addPasskey(user, { passkey: context.id }),
    })
  }

  private async checked({ party, use, made }: NewPasskey) {
    const isChallenge = (said: string) => this.challenges.isGood(said, use)
    const [challenge, key] = [challengeOf(made.clientData), await checkCreated(made, { party, isChallenge })]
    if (challenge === undefined || key === undefined || !(await this.challenges.use(challenge))) throw new Refused(NOT_ACCEPTED)
    return key
  }
}
