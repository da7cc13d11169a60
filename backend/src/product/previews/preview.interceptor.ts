import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { FastifyReply } from 'fastify'
import { firstValueFrom, from, type Observable } from 'rxjs'
import { refuse } from '@fullcourt/domain/facts/decision'
import { isPreviewAsked } from '../../core/effects/preview-asked'
import { PREVIEWED } from '../../core/effects/previewed'
import type { CommandContext } from '../../core/facts/command-context'
import { Refused } from '../../core/facts/refused'
import { stateOfRequest, type KnownRequest } from '../../core/http/request'
import { Previews, type CallWork } from './previews'

const NO_PREVIEW = refuse('invalid', 'This call has no preview. Nothing was saved.')

/** The method of the call, which can be run with any context of its commands; undefined where nobody is signed in. */
const workOf = (request: KnownRequest, next: CallHandler): CallWork | undefined => {
  const state = stateOfRequest(request)
  const { call } = state
  if (call === undefined) return undefined
  const run = (context: CommandContext): Promise<unknown> => {
    state.call = context
    return firstValueFrom(next.handle(), { defaultValue: undefined })
  }
  return { call, run }
}

/**
 * Answers `?preview=true`, and saves what is sent with `If-Preview` only where it leads to what was shown
 * (docs/http-api.md#previews). The call's own method runs both times, its commands in a fork of the log the first time.
 */
@Injectable()
export class PreviewInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly previews: Previews,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<KnownRequest>()
    const token = request.headers['if-preview']
    if (this.reflector.get<boolean | undefined>(PREVIEWED, context.getHandler()) !== true) {
      if (token !== undefined || (request.method !== 'GET' && isPreviewAsked(request))) throw new Refused(NO_PREVIEW)
      return next.handle()
    }
    const work = workOf(request, next)
    if (work !== undefined && isPreviewAsked(request)) {
      // A call that answers nothing answers its preview.
      const reply = context.switchToHttp().getResponse<FastifyReply>()
      if (reply.statusCode === 204) reply.status(200)
      return from(this.previews.answer(work))
    }
    return work !== undefined && typeof token === 'string' ? from(this.previews.save(token, work)) : next.handle()
  }
}
