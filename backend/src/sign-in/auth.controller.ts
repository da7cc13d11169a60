import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req, Res, UnauthorizedException } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags, ApiTooManyRequestsResponse, ApiUnauthorizedResponse } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Allow } from '../http/allow'
import { CheckAuthAnswer, LoginAnswer, LoginDto, LogoutAnswer } from './login.dto'
import { ACCOUNTS, type Accounts } from './ports'
import { SignIn } from './sign-in'
import { TooManyAttempts } from './too-many-attempts'
import { userOfSession } from './user-of-session'

/** Spec 1 §8: whatever the cause. */
export const LOGIN_FAILED = 'Login failed. Please check your credentials.'

@ApiTags('Sign-in')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Get('check-auth')
  @Allow('anyone')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Who is signed in' })
  @ApiOkResponse({ type: CheckAuthAnswer })
  async checkAuth(@Req() request: FastifyRequest): Promise<CheckAuthAnswer> {
    const id = userOfSession(request)
    const user = id === undefined ? undefined : await this.accounts.answer(id)
    return user === undefined
      ? { authenticated: false }
      : { authenticated: true, user, mustChangePassword: request.session.mustChangePassword === true }
  }

  @Post('login')
  @Allow('anyone')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Sign in; the answer sets the session cookie' })
  @ApiOkResponse({ type: LoginAnswer })
  @ApiUnauthorizedResponse({ description: LOGIN_FAILED })
  @ApiTooManyRequestsResponse({ description: 'Too many failed attempts; Retry-After says how many seconds to wait.' })
  async login(
    @Body() login: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const outcome = await this.signIn.login(request, login)
    if (outcome.kind === 'too-many') {
      reply.header('Retry-After', outcome.waitSeconds)
      throw new TooManyAttempts(outcome.waitSeconds)
    }
    const user = outcome.kind === 'signed-in' ? await this.accounts.answer(outcome.actor.user) : undefined
    if (user === undefined) throw new UnauthorizedException(LOGIN_FAILED)
    return { user }
  }

  @Post('logout')
  @Allow('anyone')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Sign out: the session ends at once' })
  @ApiOkResponse({ type: LogoutAnswer })
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<LogoutAnswer> {
    await this.signIn.logout(request, reply)
    return {}
  }
}
