import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorForm } from '../../core/http/error-form'
import { SECURITY_HEADERS } from '../../core/http/security-headers'

/** How a body must come: not slower than a bad mobile connection sends, after a while in which a connection may falter. */
const LEAST_BYTES_PER_SECOND = 2_000
const MAY_FALTER = 10_000
/** How long a whole body may take, in milliseconds: a form may bring files. */
const LONGEST = { json: 60_000, form: 5 * 60_000 }

const TOO_SLOW: ErrorForm = {
  statusCode: 408,
  message: 'The request came too slowly. Send it again over a better connection.',
  error: STATUS_CODES[408] ?? 'Error',
}

const HEAD = {
  ...SECURITY_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Connection: 'close',
}

type Coming = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly since: number; readonly from: number }

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isForm = ({ headers }: FastifyRequest): boolean => headers['content-type']?.startsWith('multipart/') ?? false

/** Answers 408, unless the call was answered before its body had come, and closes the connection: what else comes over it is the rest. */
const refuse = ({ request, reply }: Coming): void => {
  if (reply.raw.headersSent) return void request.raw.destroy()
  reply.hijack()
  reply.raw.writeHead(408, HEAD)
  reply.raw.end(JSON.stringify(TOO_SLOW), () => request.raw.destroy())
}

/**
 * The bodies that are still coming, of every kind of call. They hold nothing but their connection and what of them has come; one
 * that comes too slowly or for too long is refused (408).
 */
export class SlowBodies {
  private readonly coming = new Set<Coming>()

  constructor(private readonly now: () => number) {}

  get count(): number {
    return this.coming.size
  }

  watch(request: FastifyRequest, reply: FastifyReply): void {
    if (!hasBody(request)) return
    const body = { request, reply, since: this.now(), from: request.raw.socket.bytesRead }
    const forget = () => this.coming.delete(body)
    this.coming.add(body)
    request.raw.once('end', forget).once('close', forget)
  }

  /** Refuses those that are too slow by now. */
  sweep(): void {
    for (const body of this.coming) {
      if (body.request.raw.complete) this.coming.delete(body)
      else if (this.isTooSlow(body)) {
        this.coming.delete(body)
        refuse(body)
      }
    }
  }

  private isTooSlow({ request, since, from }: Coming): boolean {
    const age = this.now() - since
    const bytes = request.raw.socket.bytesRead - from
    const longest = isForm(request) ? LONGEST.form : LONGEST.json
    return age > longest || bytes < (LEAST_BYTES_PER_SECOND * (age - MAY_FALTER)) / 1000
  }
}

const SWEEP_MILLISECONDS = 1_000

/** Refuses bodies that come too slowly, as long as the server is open. */
export const refuseSlowBodies = (fastify: FastifyInstance, bodies = new SlowBodies(() => performance.now())): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    bodies.watch(request, reply)
    done()
  })
  const sweeping = setInterval(() => bodies.sweep(), SWEEP_MILLISECONDS).unref()
  fastify.addHook('onClose', (_, done) => {
    clearInterval(sweeping)
    done()
  })
}
