import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { firstValueFrom, from, type Observable } from 'rxjs'
import { refuseField } from '@fullcourt/domain/facts/decision'
import type { OpenReading } from '@fullcourt/projections/open-reading'
import { Refused } from '../../core/facts/refused'
import { oneOrganization } from '../../core/http/scope'
import { Documents } from '../../storage/documents/documents'
import { PastReadings } from '../past/past-readings'
import { stateOfRequest, originOfRequest, type KnownRequest, type PublicLook } from '../../core/http/request'
import { BytesAnswer, TextAnswer } from '../../core/http/raw-answers'
import { CacheKeys } from './cache-keys'
import { encode, encodeIdentity } from './encode'
import { handOver } from './inner-calls'
import { ResponseCache, type CachedResponse } from './response-cache'
import { writeCached } from './serve-cached'

/**
 * Public answers may be stored anywhere, and are asked for again each time: an unchanged one is a 304
 * (docs/tenancy.md#whose-things-a-call-sees).
 */
const PUBLIC = 'public, no-cache'

/** Says that a parked document was looked at: the answer shows less than has happened (docs/answers.md#the-runner). */
const STALE = { 'Fullcourt-Stale': '1' }

/** An answer as JSON; undefined of one that has a form of its own. */
const jsonOf = (answer: unknown): string | undefined =>
  answer instanceof TextAnswer || answer instanceof BytesAnswer ? undefined : JSON.stringify(answer ?? null)

const namesAskedHost = (answer: unknown): boolean => answer instanceof TextAnswer && answer.namesAskedHost

/** The bytes of an answer. A picture is compressed already. */
const bodyOf = (answer: unknown, json: string | undefined) => {
  if (answer instanceof BytesAnswer) return encodeIdentity(answer.bytes)
  return encode(json ?? (answer as TextAnswer).text)
}

const NOT_OF_ONE_ORGANIZATION = refuseField('asOf', 'As of is answered for the things of one organization.')

/** The moment as of which a read is asked; a page asks for it itself, in what it reads. */
const asOfIn = ({ method, url, query }: KnownRequest): string | undefined => {
  const { asOf } = query as { readonly asOf?: unknown }
  return asOf !== undefined && method === 'GET' && url.startsWith('/api/') ? String(asOf) : undefined
}

/** Caches the answers of public reads, as bytes; everything else is `no-store`. */
@Injectable()
export class CacheInterceptor implements NestInterceptor {
  constructor(
    private readonly documents: Documents,
    private readonly cache: ResponseCache,
    private readonly keys: CacheKeys,
    private readonly pasts: PastReadings,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<KnownRequest>()
    const reply = context.switchToHttp().getResponse<FastifyReply>()
    const { look } = stateOfRequest(request)
    const asOf = asOfIn(request)
    if (asOf !== undefined) return from(this.readPast(request, reply, next, asOf))
    if (look) return from(this.make(request, reply, next, look))
    void reply.header('Cache-Control', 'no-store')
    return request.method === 'GET' ? from(this.read(reply, next, this.documents.open())) : next.handle()
  }

  /** What was known then is kept nowhere: it is asked for seldom, and names nobody who was erased since. */
  private async readPast(request: KnownRequest, reply: FastifyReply, next: CallHandler, asOf: string): Promise<unknown> {
    const { scope, look } = stateOfRequest(request)
    if (scope === undefined) throw new Refused(NOT_OF_ONE_ORGANIZATION)
    const now = look?.reading ?? this.documents.open()
    const organization = oneOrganization(scope)
    const reading = await this.documents.within(now, () => this.pasts.of(organization, asOf, now))
    void reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Fullcourt-As-Of': reading.position })
    return this.read(reply, next, reading)
  }

  private async read(reply: FastifyReply, next: CallHandler, reading: OpenReading): Promise<unknown> {
    const answer = await this.documents.within(reading, () => firstValueFrom(next.handle(), { defaultValue: undefined }))
    if (reading.stale()) void reply.headers(STALE)
    if (answer instanceof BytesAnswer) {
      void reply.type(answer.type)
      return answer.bytes
    }
    if (!(answer instanceof TextAnswer)) return answer
    void reply.type(answer.type).headers(answer.headers)
    return answer.text
  }

  private async make(request: KnownRequest, reply: FastifyReply, next: CallHandler, look: PublicLook): Promise<void> {
    const { reading } = look
    const answer: unknown = await this.documents.within(reading, () => firstValueFrom(next.handle()))
    // A stream is written by the handler that opened it, and is not cached.
    if (reply.sent) return
    const json = jsonOf(answer)
    const made: CachedResponse = {
      status: 200,
      type: answer instanceof TextAnswer || answer instanceof BytesAnswer ? answer.type : 'application/json; charset=utf-8',
      cacheControl: PUBLIC,
      dependencies: reading.dependencies(),
      headers: { ...(answer instanceof TextAnswer ? answer.headers : {}), ...(reading.stale() ? STALE : {}) },
      ...bodyOf(answer, json),
    }
    const key = namesAskedHost(answer) ? null : this.keys.ofCall(request.url)
    const isCached = key !== null && this.cache.keep(look, key, made)
    reply.hijack()
    if (json !== undefined && handOver(() => ({ body: JSON.parse(json), dependencies: made.dependencies, isCached }))) {
      reply.raw.end()
      return
    }
    writeCached(made, originOfRequest(request).scheme, request.raw, reply.raw)
  }
}
