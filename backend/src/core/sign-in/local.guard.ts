import { Injectable, UnauthorizedException, UnsupportedMediaTypeException, type ExecutionContext } from '@nestjs/common'
import { AuthGuard } from '@nestjs/passport'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../http/actor'
import { bodyPipe } from '../http/body.pipe'
import { Attempts } from './attempts'
import { deviceCookieOf } from './device-cookie'
import { KnownDevices } from './known-devices'
import { LocalStrategy } from './local.strategy'
import { LoginDto } from './login.dto'
import { tooManyAttempts } from './too-many-attempts'

/** Whatever the cause (docs/tenancy.md#signing-in). */
export const LOGIN_FAILED = 'Login failed. Please check your credentials.'

const NO_FORM = 'This call takes JSON, not a form.'

/** A request that passed the guard: of somebody who gave their password. */
export type AuthenticatedRequest = FastifyRequest & { readonly user: Actor }

/** Lets in who says their username and password, within the limit of attempts. */
@Injectable()
export class LocalGuard extends AuthGuard() {
  private readonly checks = bodyPipe()

  constructor(
    strategy: LocalStrategy,
    private readonly attempts: Attempts,
    private readonly devices: KnownDevices,
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
    const attempt = this.attempts.begin({ username, ip: request.ip, device: this.devices.numberOf(cookie, username) })
    if (attempt.kind === 'refused') throw tooManyAttempts(attempt, context.switchToHttp().getResponse<FastifyReply>())
    await super.canActivate(context)
    attempt.succeeded()
    request.attempt?.succeeded()
    request.newDevice = this.devices.remember(cookie, username)
    return true
  }

  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error
    if (!user) throw new UnauthorizedException(LOGIN_FAILED)
    return user
  }
}
