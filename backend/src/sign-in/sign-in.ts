import { Inject, Injectable } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../http/actor'
import { Attempts } from './attempts'
import { LocalPassport } from './local-passport'
import { LoginDto } from './login.dto'
import { Passwords } from './passwords'
import { ACCOUNTS, type Accounts } from './ports'
import { SESSION_COOKIE } from './session-cookie'
import { userOfSession } from './user-of-session'

export type LoginOutcome =
  | { readonly kind: 'signed-in'; readonly actor: Actor }
  | { readonly kind: 'failed' }
  | { readonly kind: 'too-many'; readonly waitSeconds: number }

/** Signing in and out. */
@Injectable()
export class SignIn {
  private readonly passport: LocalPassport

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
  ) {
    this.passport = new LocalPassport((username, password) => this.verified(username, password))
  }

  /** Begins a session for whoever the request's body says to be; `login` is that body, checked. */
  async login(request: FastifyRequest, login: LoginDto): Promise<LoginOutcome> {
    const attempt = this.attempts.begin(login.username, request.ip)
    if (attempt.kind === 'refused') return { kind: 'too-many', waitSeconds: attempt.waitSeconds }
    const actor = await this.passport.authenticate(request)
    if (actor === undefined || !(await this.isAtHome(actor, login))) return { kind: 'failed' }
    attempt.succeeded()
    await this.passport.begin(request, actor)
    if (await this.passwords.isTemporary(actor.user)) request.session.mustChangePassword = true
    forgetCookie(request)
    return { kind: 'signed-in', actor }
  }

  /** Ends the session that a request came with, if it came with one. */
  async logout(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (userOfSession(request) !== undefined) await request.session.destroy()
    reply.clearCookie(SESSION_COOKIE, { path: '/' })
  }

  private async verified(username: string, password: string): Promise<Actor | undefined> {
    const actor = await this.accounts.findByUsername(username)
    return (await this.passwords.verify(actor?.user, password)) ? actor : undefined
  }

  /** On the page of another organization nobody signs in but a super_admin. */
  private async isAtHome(actor: Actor, { slug, domain }: LoginDto): Promise<boolean> {
    if (actor.role === 'super_admin' || (!slug && !domain)) return true
    const named = await this.accounts.organizationAt({ slug: slug || undefined, domain: domain || undefined })
    return named === undefined || named === actor.organization
  }
}

/** A new session's cookie takes the old one's place; the session plugin would else clear and set it in one answer. */
const forgetCookie = ({ cookies }: FastifyRequest): void => {
  delete cookies[SESSION_COOKIE]
}
