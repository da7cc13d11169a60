import { Body, Controller, Header, Param, Req } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import type { FastifyRequest } from 'fastify'
import type { CommandContext } from '../../../core/facts/command-context'
import { Commands } from '../../../core/facts/commands'
import type { Actor } from '../../../core/http/actor'
import { Allow } from '../../../core/http/allow'
import { Does, Removes } from '../../../core/http/call-kinds'
import { RequestContext, SignedIn } from '../../../core/http/parameters'
import { WithoutSecondFactor } from '../../../core/http/without-second-factor'
import { AnswersContactDetails } from '../../../core/sign-in/activity/answers-contact-details'
import { addressOfSecret } from '../../../core/sign-in/second-factor/one-time-codes'
import { SecondFactors } from '../../../core/sign-in/second-factor/second-factors'
import { UserAnswer } from '../../../core/sign-in/user.answers'
import { UserQuery } from '../users.queries'
import { OwnSecrets } from './own-secrets'
import { RemoveSecondFactor } from './remove-second-factor.command'
import { ProposedSecondFactorAnswer, RecoveryCodesAnswer } from './second-factor.answers'
import { ConfirmSecondFactorDto, OwnPasswordDto, UserOfSecondFactor } from './second-factor.dto'
import { SetSecondFactor } from './set-second-factor.command'

/** See docs/tenancy.md#two-factors. */
@ApiTags('Sign-in')
@Controller('api')
export class SecondFactorController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly factors: SecondFactors,
    private readonly ownSecrets: OwnSecrets,
  ) {}

  @Does('auth/second-factor', ProposedSecondFactorAnswer)
  @Allow('staff')
  @WithoutSecondFactor()
  @Header('Cache-Control', 'no-store')
  async propose(@Body() { password }: OwnPasswordDto, @SignedIn() actor: Actor): Promise<ProposedSecondFactorAnswer> {
    await this.ownSecrets.refuseWrongPassword(actor.user, password)
    const { username } = await this.queries.execute(new UserQuery({ actor, user: actor.user }))
    const secret = await this.factors.propose(actor.user)
    return { secret, secretAddress: addressOfSecret(secret, username) }
  }

  @Does('auth/second-factor/confirm', RecoveryCodesAnswer)
  @Allow('staff')
  @WithoutSecondFactor()
  @Header('Cache-Control', 'no-store')
  async confirm(
    @Body() { code }: ConfirmSecondFactorDto,
    @SignedIn() actor: Actor,
    @Req() { session }: FastifyRequest,
    @RequestContext() context: CommandContext,
  ): Promise<RecoveryCodesAnswer> {
    const set = new SetSecondFactor(context, { actor, code, session: session.sessionId })
    const { recoveryCodes } = await this.commands.execute(set)
    return { recoveryCodes: [...recoveryCodes] }
  }

  @Does('auth/second-factor/remove', UserAnswer)
  @AnswersContactDetails('user')
  @Allow('staff')
  async removeOwn(
    @Body() { password }: OwnPasswordDto,
    @SignedIn() actor: Actor,
    @RequestContext() context: CommandContext,
  ): Promise<UserAnswer> {
    await this.ownSecrets.refuseWrongPassword(actor.user, password)
    await this.commands.execute(new RemoveSecondFactor(context, { actor, user: actor.user }))
    return this.queries.execute(new UserQuery({ actor, user: actor.user }))
  }

  @Removes('usersv2/:id/second-factor')
  @Allow('owner')
  async remove(
    @Param() { id }: UserOfSecondFactor,
    @SignedIn() actor: Actor,
    @RequestContext() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new RemoveSecondFactor(context, { actor, user: id }))
  }
}
