import { Inject, Injectable, UnauthorizedException, UnsupportedMediaTypeException, type ExecutionContext } from '@nestjs/common'
import { AuthGuard } from '@nestjs/passport'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../http/actor'
import { bodyPipe } from '../http/body.pipe'
import { Attempts } from './attempts'
import { deviceCookieOf } from './device-cookie'
import { KnownDevices } from './known-devices'
import { LocalStrategy } from './local.strategy'
import { LoginDto } from './login.dto'
import { NO_CODE, SecondFactorNeeded, WRONG_CODE } from './second-factor/second-factor-needed'
import { SecondFactors } from './second-factor/second-factors'
import { ACCOUNTS, type Accounts } from './ports'
import { tooManyAttempts } from './too-many-attempts'

/** Whatever the cause (docs/tenancy.md#signing-in). */
export const LOGIN_FAILED = 'Login failed. Please check your credentials.'

const NO_FORM = 'This call takes JSON, not a form.'

/** A request that passed the guard: of somebody who gave their password. */
export type AuthenticatedRequest = FastifyRequest & { readonly user: Actor }

/** Lets in who says their username and password, and the code of their second factor where they have one, within the limit of attempts. */
@Injectable()
export class LocalGuard extends AuthGuard() {
  private readonly checks = bodyPipe()

  constructor(
    strategy: LocalStrategy,
    private readonly attempts: Attempts,
    private readonly devices: KnownDevices,
    private readonly secondFactors: SecondFactors,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {
    super({ defaultStrategy: strategy.name })
  }

  /** A body that is no login is refused with its faults; it counts for its address alone. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    if (request.headers['content-type']?.startsWith('multipart/')) throw new UnsupportedMediaTypeException(NO_FORM)
    const login = (await this.checks.transform(request.body ?? {}, { type: 'body', metatype: LoginDto })) as LoginDto
    request.body = login
    const cookie = deviceCookieOf(request)
    const { username } = login
    const attempt = this.attempts.begin({ username, ip: request.ip, device: await this.deviceOf(cookie, username) })
    if (attempt.kind === 'refused') throw tooManyAttempts(attempt, context.switchToHttp().getResponse<FastifyReply>())
    await super.canActivate(context)
    await this.checkSecondFactor((request as AuthenticatedRequest).user, login.code)
    attempt.succeeded()
    request.attempt?.succeeded()
    return true
  }

  /** The device with which this person signed in before. Nobody is looked for where no device says that it is one. */
  private async deviceOf(cookie: string | undefined, username: string): Promise<string | undefined> {
    const actor = cookie === undefined ? undefined : await this.accounts.findByUsername(username)
    return actor && this.devices.find({ cookie, user: actor.user, username })
  }

  /** A password without the code counts as an attempt, until the code came: else codes could be guessed without end. */
  private async checkSecondFactor(actor: Actor, code: string | null | undefined): Promise<void> {
    if (!(await this.secondFactors.isSet(actor.user))) return
    if (!code) throw new SecondFactorNeeded(NO_CODE)
    const used = await this.secondFactors.use(actor.user, code)
    if (used === undefined) {
      this.accounts.refused(actor)
      throw new SecondFactorNeeded(WRONG_CODE)
    }
    if (used.kind === 'recovery') this.accounts.usedRecoveryCode(actor, used.left)
  }

  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error
    if (!user) throw new UnauthorizedException(LOGIN_FAILED)
    return user
  }
}
