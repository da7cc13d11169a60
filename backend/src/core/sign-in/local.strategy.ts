import { randomUUID } from 'node:crypto'
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common'
import { PassportStrategy } from '@nestjs/passport'
import type { FastifyRequest } from 'fastify'
import passport from 'passport'
import { Strategy } from 'passport-local'
import type { Actor } from '../http/actor'
import { isAtHome } from './at-home'
import { LoginDto } from './login.dto'
import { Passwords } from './passwords'
import { ACCOUNTS, type Accounts } from './ports'

type LoginRequest = FastifyRequest<{ Body: LoginDto }>

/**
 * Who has the username and password of a request's body, and may sign in on the page that it names. Passport keeps the
 * strategies of all applications of a process in one place, by name, so each application's has a name of its own.
 */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) implements OnModuleDestroy {
  override readonly name = `local-${randomUUID()}`

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly passwords: Passwords,
  ) {
    super({ passReqToCallback: true })
    passport.use(this.name, this)
  }

  onModuleDestroy(): void {
    passport.unuse(this.name)
  }

  async validate({ body }: LoginRequest, username: string, password: string): Promise<Actor | false> {
    const actor = await this.accounts.findByUsername(username)
    const isRight = await this.passwords.verify(actor?.user, password)
    if (actor === undefined) return false
    if (isRight && (await isAtHome(this.accounts, actor, body))) return actor
    this.accounts.refused(actor)
    return false
  }

  /** Where Nest registers the strategy under the name that all of its kind have. */
  getPassportInstance(): passport.Authenticator {
    return new passport.Authenticator()
  }
}
