import { Controller, Header, Param, Req } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../core/http/actor'
import { Allow } from '../../core/http/allow'
import { Reads, Removes } from '../../core/http/call-kinds'
import { SignedIn } from '../../core/http/parameters'
import { SessionRecords } from '../../core/sign-in/session-records'
import { SessionAnswer, SessionPath } from './own-sessions.answers'

/** Where somebody is signed in, for them alone (docs/tenancy.md#own-sessions). */
@ApiTags('Sign-in')
@Controller('api/auth/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: SessionRecords) {}

  @Reads('', [SessionAnswer])
  @Allow('staff')
  @Header('Cache-Control', 'no-store')
  async own(@SignedIn() { user }: Actor, @Req() { session }: FastifyRequest): Promise<SessionAnswer[]> {
    const current = this.sessions.nameOf(session.sessionId)
    return (await this.sessions.allOf(user)).map(one => ({ ...one, isCurrent: one.id === current }))
  }

  @Removes()
  @Allow('staff')
  async endOthers(@SignedIn() { user }: Actor, @Req() { session }: FastifyRequest): Promise<void> {
    await this.sessions.endAllOf(user, session.sessionId)
  }

  @Removes(':session')
  @Allow('staff')
  async end(@Param() { session }: SessionPath, @SignedIn() { user }: Actor): Promise<void> {
    await this.sessions.endOneOf(user, session)
  }
}
