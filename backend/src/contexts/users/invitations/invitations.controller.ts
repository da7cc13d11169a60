import { Body, Controller, Header, Param, Query, Req } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import type { FastifyRequest } from 'fastify'
import { Commands } from '../../../core/facts/commands'
import { Allow } from '../../../core/http/allow'
import { Adds, Reads, Removes } from '../../../core/http/call-kinds'
import { ChangeInScope, InScope, type ChangeCall } from '../../../core/http/parameters'
import { originOfRequest } from '../../../core/http/request'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { AnswersContactDetails } from '../../../core/sign-in/activity/answers-contact-details'
import { Tenants } from '../../../core/tenants/tenants'
import { InviteUser } from './invite-user.command'
import { InvitationAnswer, InvitationWithSecretAnswer } from './invitations.answers'
import { EndInvitation } from './invitations.commands'
import { InvitationPath, InvitationsParams, NewInvitationDto } from './invitations.dto'
import { InvitationQuery, InvitationsQuery } from './invitations.queries'

/** Links by which people join the staff, for owners (docs/tenancy.md#invitations). */
@ApiTags('users')
@Controller('api/invitations')
export class InvitationsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly tenants: Tenants,
  ) {}

  @Reads('', [InvitationAnswer])
  @AnswersContactDetails('user')
  @Allow('owner')
  invitations(@Query() _: InvitationsParams, @InScope() scope: Scope): Promise<InvitationAnswer[]> {
    return this.queries.execute(new InvitationsQuery({ scope }))
  }

  @Adds('', InvitationWithSecretAnswer)
  @Allow('owner')
  @Header('Cache-Control', 'no-store')
  async invite(
    @Body() { name, email, role }: NewInvitationDto,
    @ChangeInScope() { scope, context }: ChangeCall,
    @Req() request: FastifyRequest,
  ): Promise<InvitationWithSecretAnswer> {
    const { id: organization } = await this.tenants.active(oneOrganization(scope))
    const wanted = { organization, name, email: email ?? null, role: role ?? 'staff' }
    const { id, secret } = await this.commands.execute(new InviteUser(context, { wanted, origin: originOfRequest(request) }))
    const made = await this.queries.execute(new InvitationQuery({ scope, user: id }))
    return secret === undefined ? made : { ...made, secret }
  }

  @Removes(':id')
  @Allow('owner')
  async end(@Param() { id }: InvitationPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new EndInvitation(context, { scope, user: id }))
  }
}
