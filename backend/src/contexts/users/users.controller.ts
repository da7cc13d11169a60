import { Body, Controller, Param, Req } from '@nestjs/common'
import { AnswersContactDetails } from '../../core/sign-in/activity/answers-contact-details'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import type { FastifyRequest } from 'fastify'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { CommandContext } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { Refused } from '../../core/facts/refused'
import type { Actor } from '../../core/http/actor'
import { Allow } from '../../core/http/allow'
import { refuseOthers } from '../../core/http/as-stored'
import { IfMatch, RequestContext, SignedIn, ChangeInScope, type ChangeCall } from '../../core/http/parameters'
import { Adds, Changes, Reads, Removes, Restores } from '../../core/http/call-kinds'
import { WithoutSecondFactor } from '../../core/http/without-second-factor'
import { refuseTemporary, WithTemporaryPassword } from '../../core/http/temporary-password'
import { covers, oneOrganization, type Scope } from '../../core/http/scope'
import { temporaryPassword } from '../../core/sign-in/passwords'
import { SignIn } from '../../core/sign-in/sign-in'
import { UserAnswer } from '../../core/sign-in/user.answers'
import { Tenants } from '../../core/tenants/tenants'
import { UserQuery } from './users.queries'
import { ChangeUser, type UserChanges } from './commands/change-user.command'
import { CreateUser } from './commands/create-user.command'
import { DeleteUser } from './commands/delete-user.command'
import { RestoreUser } from './commands/restore-user.command'
import { UserWithPasswordAnswer, ChangeUserDto, NewUserDto, UserPath } from './users.dto'

const NOT_YOURS = refuse('not-found', 'Organization not found')

const changesOf = ({ username, email, role, theme }: ChangeUserDto): UserChanges => ({
  ...(username === undefined ? {} : { username }),
  ...(email === undefined ? {} : { email: email === '' ? null : email }),
  ...(role === undefined ? {} : { role }),
  ...(theme === undefined ? {} : { theme }),
})

@ApiTags('users')
@Controller('api')
export class UsersController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly tenants: Tenants,
    private readonly signIn: SignIn,
  ) {}

  @Adds('usersv2', UserWithPasswordAnswer)
  @Allow('owner')
  async create(
    @Body() dto: NewUserDto,
    @SignedIn() actor: Actor,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<UserWithPasswordAnswer> {
    const role = dto.role ?? 'staff'
    const organization = role === 'super_admin' ? null : await this.organizationOf(dto, scope)
    const made = dto.password ? undefined : temporaryPassword()
    const user = {
      organization,
      username: dto.username.trim(),
      email: dto.email?.trim() || null,
      role,
      password: dto.password || (made as string),
    }
    const { id, passwordSet } = await this.commands.execute(new CreateUser(context, { by: actor, user }))
    const answer = await this.queries.execute(new UserQuery({ actor, user: id }))
    return made === undefined || !passwordSet ? answer : { ...answer, tempPassword: made }
  }

  @Reads('usersv2/:id', UserAnswer)
  @AnswersContactDetails('user')
  @Allow('self')
  user(@Param() { id }: UserPath, @SignedIn() actor: Actor): Promise<UserAnswer> {
    return this.queries.execute(new UserQuery({ actor, user: id }))
  }

  @Reads('users/:id', UserAnswer)
  @AnswersContactDetails('user')
  @Allow('self')
  sameUser(@Param() { id }: UserPath, @SignedIn() actor: Actor): Promise<UserAnswer> {
    return this.queries.execute(new UserQuery({ actor, user: id }))
  }

  @Changes('usersv2/:id', UserWithPasswordAnswer)
  @AnswersContactDetails('user')
  @Allow('self')
  @WithTemporaryPassword()
  @WithoutSecondFactor()
  async change(
    @Param() { id }: UserPath,
    @Body() dto: ChangeUserDto,
    @SignedIn() actor: Actor,
    @Req() request: FastifyRequest,
    @RequestContext() context: CommandContext,
    @IfMatch() expectedRevision: number | undefined,
  ): Promise<UserWithPasswordAnswer> {
    const { session } = request
    if (actor.user !== id || !dto.password) refuseTemporary(request)
    const stored = await this.queries.execute(new UserQuery({ actor, user: id }))
    await refuseOthers(dto, () => Promise.resolve(stored))
    if (dto.resetPassword && actor.user === id)
      throw new Refused(refuse('forbidden', 'To change your own password, enter the old one.'))
    if (dto.password && actor.user !== id)
      throw new Refused(refuse('forbidden', 'Only users choose their own passwords. Reset the password instead.'))
    const made = dto.resetPassword ? temporaryPassword() : undefined
    const text = made ?? (dto.password || undefined)
    const password = text === undefined ? undefined : { text, old: dto.oldPassword ?? null, session: session.sessionId }
    const command = new ChangeUser(context, { actor, user: id, changes: changesOf(dto), password, expectedRevision })
    const { passwordSet } = await this.commands.execute(command)
    if (dto.password) await this.signIn.renew(request)
    const answer = await this.queries.execute(new UserQuery({ actor, user: id }))
    return made === undefined || !passwordSet ? answer : { ...answer, tempPassword: made }
  }

  @Removes('usersv2/:id')
  @Allow('owner')
  async delete(@Param() { id }: UserPath, @SignedIn() actor: Actor, @RequestContext() context: CommandContext): Promise<void> {
    await this.commands.execute(new DeleteUser(context, { actor, user: id }))
  }

  @Restores('usersv2/:id')
  @Allow('owner')
  async restore(@Param() { id }: UserPath, @SignedIn() actor: Actor, @RequestContext() context: CommandContext): Promise<void> {
    await this.commands.execute(new RestoreUser(context, { actor, user: id }))
  }

  @Removes('users/:id')
  @Allow('owner')
  async deleteSame(
    @Param() { id }: UserPath,
    @SignedIn() actor: Actor,
    @RequestContext() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new DeleteUser(context, { actor, user: id }))
  }

  /** An owner's users are their organization's; a super_admin names one. */
  private async organizationOf({ organization_id: named }: NewUserDto, scope: Scope): Promise<number> {
    const organization = named ?? oneOrganization(scope)
    if (!covers(scope, organization)) throw new Refused(NOT_YOURS)
    return (await this.tenants.active(organization)).id
  }
}
