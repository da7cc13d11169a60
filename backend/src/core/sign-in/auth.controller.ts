import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res, UnauthorizedException, UseGuards } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags, ApiTooManyRequestsResponse, ApiUnauthorizedResponse } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { mustSetSecondFactor } from '@fullcourt/domain/organizations/features'
import { Allow } from '../http/allow'
import { Does, Reads } from '../http/call-kinds'
import { TakesBody } from '../http/body-limits'
import { CountsAttempts } from './counts-attempts'
import { CheckAuthAnswer, LoginAnswer, LoginDto, LogoutAnswer } from './login.dto'
import { KnownDevices } from './known-devices'
import { LOGIN_FAILED, LocalGuard, type AuthenticatedRequest } from './local.guard'
import { ACCOUNTS, type Accounts } from './ports'
import { SignIn } from './sign-in'
import { userOfSession } from './user-of-session'

@ApiTags('Sign-in')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly devices: KnownDevices,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Reads('check-auth', CheckAuthAnswer)
  @Allow('anyone')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Who is signed in' })
  async checkAuth(@Req() request: FastifyRequest): Promise<CheckAuthAnswer> {
    const id = userOfSession(request)
    const user = id === undefined ? undefined : await this.accounts.answer(id)
    return user === undefined
      ? { authenticated: false }
      : {
          authenticated: true,
          user,
          newDevices: [...(await this.devices.untold(user.id, request.session.device))],
          mustChangePassword: request.session.mustChangePassword === true,
          mustSetSecondFactor: mustSetSecondFactor(
            user.twoFactor || (await this.hasPasskey(user.id, request)),
            user.organization?.feature_flags,
          ),
        }
  }

  /** Whether the user still has the passkey that the session came with. */
  private async hasPasskey(user: UserId, { session: { passkey } }: FastifyRequest): Promise<boolean> {
    return passkey !== undefined && (await this.accounts.withPasskey(user, passkey)) !== undefined
  }

  @Post('login')
  @UseGuards(LocalGuard)
  @CountsAttempts()
  @TakesBody({ kilobytes: 4, values: 20 })
  @Allow('anyone')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Sign in; the answer sets the session cookie' })
  @ApiOkResponse({ type: LoginAnswer })
  @ApiUnauthorizedResponse({ description: LOGIN_FAILED })
  @ApiTooManyRequestsResponse({ description: 'Too many failed attempts; Retry-After says how many seconds to wait.' })
  async login(@Body() { username }: LoginDto, @Req() request: AuthenticatedRequest): Promise<LoginAnswer> {
    const begun = await this.signIn.begin(request, { user: request.user.user, username })
    const user = await this.accounts.answer(request.user.user)
    if (user === undefined) throw new UnauthorizedException(LOGIN_FAILED)
    this.accounts.signedIn(request.user, { ...begun, withPasskey: false })
    return { user }
  }

  @Does('logout', LogoutAnswer)
  @Allow('anyone')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Sign out: the session ends at once' })
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<LogoutAnswer> {
    await this.signIn.end(request, reply)
    return {}
  }
}
