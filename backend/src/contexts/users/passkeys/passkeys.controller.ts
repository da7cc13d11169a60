import { Body, Controller, Header, Inject, Param, Req } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import type { FastifyRequest } from 'fastify'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { CommandContext } from '../../../core/facts/command-context'
import { Commands } from '../../../core/facts/commands'
import { Refused } from '../../../core/facts/refused'
import type { Actor } from '../../../core/http/actor'
import { Allow } from '../../../core/http/allow'
import { Adds, Does, Reads, Removes } from '../../../core/http/call-kinds'
import { RequestContext, SignedIn } from '../../../core/http/parameters'
import { WithoutSecondFactor } from '../../../core/http/without-second-factor'
import { creationOptions } from '../../../core/sign-in/passkeys/ceremonies'
import { PasskeyChallenges, type ChallengeUse } from '../../../core/sign-in/passkeys/challenges'
import { Passkeys } from '../../../core/sign-in/passkeys/passkeys'
import { PasskeyOptionsAnswer } from '../../../core/sign-in/passkeys/passkeys.dto'
import { relyingPartyOf } from '../../../core/sign-in/passkeys/relying-party'
import { ACCOUNTS, type Accounts } from '../../../core/sign-in/ports'
import { OwnSecrets } from '../second-factor/own-secrets'
import { OwnPasswordDto, UserOfSecondFactor } from '../second-factor/second-factor.dto'
import { UserQuery } from '../users.queries'
import { AddPasskey } from './add-passkey.command'
import { OwnPasskeys } from './own-passkeys'
import { PasskeyAnswer } from './passkeys.answers'
import { NewPasskeyDto, PasskeyPath } from './passkeys.dto'
import { RemovePasskeys } from './remove-passkeys.command'

const OF_ANOTHER = refuse(
  'forbidden',
  'This is the site of an organization that you do not belong to: passkeys for it are for its own people.',
)
const GONE = refuse('not-found', 'This passkey was removed meanwhile.')

/** See docs/tenancy.md#passkeys. */
@ApiTags('Sign-in')
@Controller('api')
export class PasskeysController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly own: OwnPasskeys,
    private readonly passkeys: Passkeys,
    private readonly challenges: PasskeyChallenges,
    private readonly ownSecrets: OwnSecrets,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Reads('auth/passkeys', [PasskeyAnswer])
  @Allow('staff')
  @Header('Cache-Control', 'no-store')
  list(@SignedIn() { user }: Actor): Promise<PasskeyAnswer[]> {
    return this.own.answers(user)
  }

  @Does('auth/passkeys/options', PasskeyOptionsAnswer)
  @Allow('staff')
  @WithoutSecondFactor()
  @Header('Cache-Control', 'no-store')
  async options(
    @Body() { password }: OwnPasswordDto,
    @SignedIn() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyOptionsAnswer> {
    const party = relyingPartyOf(request)
    const owner = await this.accounts.organizationAt({ domain: party.host })
    if (owner !== undefined && owner !== actor.organization) throw new Refused(OF_ANOTHER)
    await this.ownSecrets.refuseWrongPassword(actor.user, password)
    const { username } = await this.queries.execute(new UserQuery({ actor, user: actor.user }))
    const challenge = this.challenges.make(useOf(actor, request))
    const [handle, passkeys] = [this.passkeys.handleOf(actor.user), await this.own.of(actor.user)]
    return { options: await creationOptions({ party, challenge, handle, username, passkeys }) }
  }

  /** From now on the session counts as begun with it: its owner gave their password, and proved that they hold it. */
  @Adds('auth/passkeys', PasskeyAnswer)
  @Allow('staff')
  @WithoutSecondFactor()
  @Header('Cache-Control', 'no-store')
  async add(
    @Body() { name, credential, clientData, attestation, transports }: NewPasskeyDto,
    @SignedIn() actor: Actor,
    @Req() request: FastifyRequest,
    @RequestContext() context: CommandContext,
  ): Promise<PasskeyAnswer> {
    const made = { credential, clientData, attestation, transports }
    const [party, use] = [relyingPartyOf(request), useOf(actor, request)]
    await this.commands.execute(new AddPasskey(context, { actor, party, use, name, made }))
    request.session.passkey = context.id
    const added = (await this.own.answers(actor.user)).find(({ id }) => id === context.id)
    if (added === undefined) throw new Refused(GONE)
    return added
  }

  @Does('auth/passkeys/:passkey/remove', [PasskeyAnswer])
  @Allow('staff')
  @Header('Cache-Control', 'no-store')
  async remove(
    @Param() { passkey }: PasskeyPath,
    @Body() { password }: OwnPasswordDto,
    @SignedIn() actor: Actor,
    @Req() { session }: FastifyRequest,
    @RequestContext() context: CommandContext,
  ): Promise<PasskeyAnswer[]> {
    const { user } = actor
    await this.ownSecrets.refuseWrongPassword(user, password)
    await this.commands.execute(new RemovePasskeys(context, { actor, user, passkey, session: session.sessionId }))
    return this.own.answers(user)
  }

  @Removes('usersv2/:id/passkeys')
  @Allow('owner')
  async removeAll(
    @Param() { id: user }: UserOfSecondFactor,
    @SignedIn() actor: Actor,
    @RequestContext() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new RemovePasskeys(context, { actor, user, passkey: 'every', session: undefined }))
  }
}

/** A challenge to add a passkey is of one session. */
const useOf = ({ user }: Actor, { session }: FastifyRequest): ChallengeUse => ({
  purpose: `add to ${user}`,
  binding: session.sessionId,
})
