import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { firstValueFrom, from, type Observable } from 'rxjs'
import { refuse } from '@fullcourt/domain/facts/decision'
import { contextOnce, type CommandContext } from '../facts/command-context'
import { IdAllocator } from '../facts/id-allocator'
import { Refused } from '../facts/refused'
import { LONGEST_REASON } from './reason-field'
import { Repeats } from './repeats'
import { knownOf, type KnownRequest } from './request'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

const reasonOf = (body: unknown): string | null => {
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined
  if (reason === undefined || reason === null || reason === '') return null
  if (typeof reason !== 'string' || reason.length > LONGEST_REASON)
    throw new Refused(refuse('invalid', `reason must be a text of at most ${LONGEST_REASON} characters.`))
  return reason.trim() || null
}

/** Prepares the call of a state-changing request: whose it is, why, and with an Idempotency-Key that it is done once. */
@Injectable()
export class CommandContextInterceptor implements NestInterceptor {
  constructor(
    private readonly ids: IdAllocator,
    private readonly repeats: Repeats,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<KnownRequest>()
    const reply = context.switchToHttp().getResponse<FastifyReply>()
    const { actor } = knownOf(request)
    if (READS.has(request.method) || !actor) return next.handle()
    const call: CommandContext = {
      ...contextOnce(actor.user, kind => this.ids.next(kind)),
      reason: reasonOf(request.body),
      behind: () => void reply.header('Fullcourt-Behind', '1'),
    }
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') {
      knownOf(request).call = call
      return next.handle()
    }
    const answered = this.repeats.once(actor, key, request, async ({ command, nextId }) => {
      knownOf(request).call = { ...call, id: command, correlation: command, nextId }
      const body: unknown = await firstValueFrom(next.handle())
      return { status: reply.statusCode, body }
    })
    return from(answered.then(({ status, body }) => (reply.status(status), body)))
  }
}
