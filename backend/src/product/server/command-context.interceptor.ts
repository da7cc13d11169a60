import { Injectable, Logger, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { firstValueFrom, from, type Observable } from 'rxjs'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Documents } from '../../storage/documents/documents'
import { isPreviewAsked } from '../../core/effects/preview-asked'
import { contextOnce, type CommandContext } from '../../core/facts/command-context'
import { IdAllocator } from '../../core/facts/id-allocator'
import { Refused } from '../../core/facts/refused'
import { LONGEST_REASON } from '../../core/http/with-reason.dto'
import { Repeats } from '../../core/repeats/repeats'
import { stateOfRequest, type KnownRequest } from '../../core/http/request'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

const reasonOf = (body: unknown): string | null => {
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined
  if (reason === undefined || reason === null || reason === '') return null
  if (typeof reason !== 'string' || reason.length > LONGEST_REASON)
    throw new Refused(refuse('invalid', `Reason must be text of at most ${LONGEST_REASON} characters.`))
  return reason.trim() || null
}

/**
 * A written command is never answered like a failure: where the documents cannot say what became of it, the answer is the id
 * (docs/answers.md#reading-your-own-write). A command of the call that is refused afterwards is reported as it is.
 */
const answerOf = async ({ course, behind }: CommandContext, next: CallHandler): Promise<unknown> => {
  try {
    return await firstValueFrom(next.handle(), { defaultValue: undefined })
  } catch (error) {
    if (!course.hasWritten || error === course.failure) throw error
    new Logger('Commands').warn(`A command was written, and its answer could not be made: ${String(error)}`)
    behind()
    return course.id === undefined ? {} : { id: course.id }
  }
}

/** Prepares the call of a state-changing request: whose it is, why, and with an Idempotency-Key that it is done once. */
@Injectable()
export class CommandContextInterceptor implements NestInterceptor {
  constructor(
    private readonly ids: IdAllocator,
    private readonly repeats: Repeats,
    private readonly documents: Documents,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<KnownRequest>()
    const reply = context.switchToHttp().getResponse<FastifyReply>()
    const { caller } = stateOfRequest(request)
    if (READS.has(request.method) || !caller) return next.handle()
    const call: CommandContext = {
      ...contextOnce(caller.user, kind => this.ids.next(kind)),
      reason: reasonOf(request.body),
      behind: () => void reply.header('Fullcourt-Behind', '1'),
    }
    const key = request.headers['idempotency-key']
    const answer = () => this.documents.inRequest(() => answerOf(call, next))
    // What saves nothing may be asked as often as it is wanted.
    if (typeof key !== 'string' || isPreviewAsked(request)) {
      stateOfRequest(request).call = call
      return from(answer())
    }
    const answered = this.repeats.once(caller, key, request, async ({ command, nextId }) => {
      stateOfRequest(request).call = { ...call, id: command, correlation: command, nextId }
      const body = await answer()
      return { status: reply.statusCode, body }
    })
    return from(answered.then(({ status, body }) => (reply.status(status), body)))
  }
}
