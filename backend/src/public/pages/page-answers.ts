import { HttpAdapterHost } from '@nestjs/core'
import { Injectable } from '@nestjs/common'
import type { FastifyInstance } from 'fastify'
import type { PublicLook } from '../../core/http/request'
import { textOf } from '../response-cache/body'
import { CacheKeys } from '../response-cache/cache-keys'
import { asInnerCall } from '../response-cache/inner-calls'
import { ResponseCache } from '../response-cache/response-cache'

type Answered = { readonly status: number; readonly body: unknown }

/**
 * By which look a page is made, and what its answers depend on together; `complete` while every one of them is cached; `missing`
 * where one could not be made now.
 */
export type Collected = { readonly look: PublicLook; readonly dependencies: Set<string>; complete: boolean; missing: boolean }

/** Answers the addresses that a page asks for, through the same controllers as everybody, without a network connection. */
@Injectable()
export class PageAnswers {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly cache: ResponseCache,
    private readonly keys: CacheKeys,
  ) {}

  async answer(address: string, collected: Collected): Promise<Answered> {
    const key = this.keys.ofCall(address)
    const known = key === null ? undefined : this.cache.get(key)
    if (known)
      return this.collect(known.dependencies, collected, {
        status: known.status,
        body: JSON.parse(textOf(known.bytes.identity)),
      })
    const { response, answered } = await asInnerCall(collected.look, () => this.ask(address))
    if (answered?.isCached) return this.collect(answered.dependencies, collected, { status: 200, body: answered.body })
    collected.complete = false
    if (response.status === 503) collected.missing = true
    return answered ? { status: 200, body: answered.body } : response
  }

  /** The answer as somebody gets it who sends these headers, and nobody is remembered to have asked. */
  async ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>()
    const reply = await fastify.inject({ method: 'GET', url: address, headers: { host: 'localhost', ...headers } })
    return { status: reply.statusCode, body: reply.body === '' ? null : (JSON.parse(reply.body) as unknown) }
  }

  private collect(dependencies: ReadonlySet<string>, collected: Collected, answered: Answered): Answered {
    for (const change of dependencies) collected.dependencies.add(change)
    return answered
  }
}
