import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { firstValueFrom, from, type Observable } from 'rxjs'
import { Documents } from '../documents/documents'
import { knownOf, type KnownRequest } from '../http/request'
import { encoded } from './encoded'
import { ResponseCache, type CachedResponse } from './response-cache'
import { writeCached } from './serve-cached'

/** Public answers may be stored anywhere, and are asked for again each time: an unchanged one is a 304 (design 4, Tenants). */
const PUBLIC = 'public, no-cache'

/** Says that a parked document was looked at: the answer shows less than has happened (design 3). */
const STALE = { 'Fullcourt-Stale': '1' }

/** Keeps what public reads answer, in bytes; everything else is `no-store`. */
@Injectable()
export class CacheInterceptor implements NestInterceptor {
  constructor(
    private readonly documents: Documents,
    private readonly cache: ResponseCache,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<KnownRequest>()
    const reply = context.switchToHttp().getResponse<FastifyReply>()
    if (!knownOf(request).keep) {
      void reply.header('Cache-Control', 'no-store')
      return request.method === 'GET' ? from(this.read(reply, next)) : next.handle()
    }
    return from(this.make(request, reply, next))
  }

  private async read(reply: FastifyReply, next: CallHandler): Promise<unknown> {
    const { answer, stale } = await this.documents.remembering(() => firstValueFrom(next.handle(), { defaultValue: undefined }))
    if (stale) void reply.headers(STALE)
    return answer
  }

  private async make(request: KnownRequest, reply: FastifyReply, next: CallHandler): Promise<void> {
    const pending = this.cache.begin()
    try {
      const { answer, dependencies, stale } = await this.documents.remembering(() => firstValueFrom(next.handle()))
      const made: CachedResponse = {
        status: 200,
        type: 'application/json; charset=utf-8',
        cacheControl: PUBLIC,
        dependencies,
        ...(stale ? { headers: STALE } : {}),
        ...(await encoded(JSON.stringify(answer ?? null))),
      }
      this.cache.keep(pending, request.url, made)
      reply.hijack()
      writeCached(made, request.raw, reply.raw)
    } finally {
      this.cache.abandon(pending)
    }
  }
}
