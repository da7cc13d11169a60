import { Body, Controller, Header, Inject, Req, UnauthorizedException } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger'
import type { FastifyRequest } from 'fastify'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { InvitationAccess } from '../../../core/access/invitation-access'
import { contextOnce } from '../../../core/facts/command-context'
import { Commands } from '../../../core/facts/commands'
import { IdAllocator } from '../../../core/facts/id-allocator'
import { Refused } from '../../../core/facts/refused'
import { Allow } from '../../../core/http/allow'
import { TakesBody } from '../../../core/http/body-limits'
import { Does } from '../../../core/http/call-kinds'
import { CountsAttempts } from '../../../core/sign-in/counts-attempts'
import { INVITATION_SECRETS, type LinkSecrets } from '../../../core/sign-in/links/link-secrets'
import { LOGIN_FAILED } from '../../../core/sign-in/local.guard'
import { LoginAnswer } from '../../../core/sign-in/login.dto'
import { ACCOUNTS, type Accounts } from '../../../core/sign-in/ports'
import { SignIn } from '../../../core/sign-in/sign-in'
import { Documents } from '../../../storage/documents/documents'
import { AcceptInvitation } from './accept-invitation.command'
import { OpenedInvitationAnswer } from './invitations.answers'
import { AcceptInvitationDto, OpenInvitationDto } from './invitations.dto'
import { OpenedInvitationQuery } from './invitations.queries'

const UNKNOWN = refuse('not-found', 'This invitation is not valid. Ask for another one.')
const TOO_MANY = { description: 'Too many failed attempts; Retry-After says how many seconds to wait.' }

/** What whoever has the link of an invitation does with it (docs/tenancy.md#invitations). */
@ApiTags('Sign-in')
@Controller('api/invitations')
export class JoiningController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly invitations: InvitationAccess,
    private readonly documents: Documents,
    private readonly ids: IdAllocator,
    private readonly signIn: SignIn,
    @Inject(INVITATION_SECRETS) private readonly secrets: LinkSecrets,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  /** Looking at it changes nothing. */
  @Does('open', OpenedInvitationAnswer)
  @CountsAttempts()
  @TakesBody({ kilobytes: 4, values: 20 })
  @Allow('anyone')
  @Header('Cache-Control', 'no-store')
  @ApiTooManyRequestsResponse(TOO_MANY)
  async open(@Body() { secret }: OpenInvitationDto, @Req() request: FastifyRequest): Promise<OpenedInvitationAnswer> {
    const { user } = await this.invitations.open(await this.invitedBy(secret, request))
    return this.queries.execute(new OpenedInvitationQuery({ user }))
  }

  @Does('accept', LoginAnswer)
  @CountsAttempts()
  @TakesBody({ kilobytes: 4, values: 20 })
  @Allow('anyone')
  @Header('Cache-Control', 'no-store')
  @ApiTooManyRequestsResponse(TOO_MANY)
  async accept(
    @Body() { secret, username, password }: AcceptInvitationDto,
    @Req() request: FastifyRequest,
  ): Promise<LoginAnswer> {
    const user = await this.invitedBy(secret, request)
    const context = contextOnce(user, kind => this.ids.next(kind))
    return this.documents.inRequest(async () => {
      await this.commands.execute(new AcceptInvitation(context, { user, username, password }))
      await this.signIn.begin(request, { user, username })
      const answer = await this.accounts.answer(user)
      if (answer === undefined) throw new UnauthorizedException(LOGIN_FAILED)
      return { user: answer }
    })
  }

  /** Whose invitation a secret opens. One that is known is no attempt to guess, whether it can be used or not. */
  private async invitedBy(secret: string, request: FastifyRequest): Promise<UserId> {
    const user = await this.secrets.find(secret)
    if (user === undefined) throw new Refused(UNKNOWN)
    request.attempt?.succeeded()
    return user
  }
}
