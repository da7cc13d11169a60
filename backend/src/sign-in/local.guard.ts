import { Injectable, UnauthorizedException, type ExecutionContext } from '@nestjs/common'
import { AuthGuard } from '@nestjs/passport'
import { validate } from 'class-validator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../http/actor'
import { Attempts } from './attempts'
import { LocalStrategy } from './local.strategy'
import { LoginDto } from './login.dto'
import { TooManyAttempts } from './too-many-attempts'

/** Spec 1 §8: whatever the cause. */
export const LOGIN_FAILED = 'Login failed. Please check your credentials.'

/** A request that passed the guard: of somebody who gave his password. */
export type AuthenticatedRequest = FastifyRequest & { readonly user: Actor }

/** A body that is no login is refused with its faults by the pipe, which comes after the guards. */
const isFaulty = async (login: LoginDto): Promise<boolean> =>
  (await validate(login, { whitelist: true, forbidNonWhitelisted: true })).length > 0

/** Lets in who says his username and password, within the limit of attempts. */
@Injectable()
export class LocalGuard extends AuthGuard() {
  constructor(
    strategy: LocalStrategy,
    private readonly attempts: Attempts,
  ) {
    super({ defaultStrategy: strategy.name })
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp()
    const request = http.getRequest<FastifyRequest>()
    const login = Object.assign(new LoginDto(), request.body)
    if (await isFaulty(login)) return true
    const attempt = this.attempts.begin(login.username, request.ip)
    if (attempt.kind === 'refused') {
      http.getResponse<FastifyReply>().header('Retry-After', attempt.waitSeconds)
      throw new TooManyAttempts(attempt.waitSeconds)
    }
    await super.canActivate(context)
    attempt.succeeded()
    return true
  }

  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error
    if (!user) throw new UnauthorizedException(LOGIN_FAILED)
    return user
  }
}
