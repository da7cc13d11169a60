import { request as httpRequest, type ClientRequest, type IncomingHttpHeaders } from 'node:http'
import type { Headers, Product } from './product'

export type WireAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }

/** A request whose body has not come to its end. */
export type BegunRequest = {
  readonly answer: Promise<WireAnswer>
  /** Settles when its connection is closed. */
  readonly closed: Promise<void>
}

/** Speaks over a socket, as browsers do: there, cached responses are served ahead of the framework. */
export type Wire = {
  read(address: string, headers?: Headers, method?: 'GET' | 'HEAD'): Promise<WireAnswer>
  /** Sends the beginning of a body, and nothing more of it. */
  begin(address: string, headers: Headers, beginning: Buffer | string): BegunRequest
}

const answerTo = (request: ClientRequest): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    request.on('response', reply => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(parts) }))
      reply.on('error', reject)
    })
    request.on('error', reject)
  })

/** Lets the product listen on a free port. It ends with the product. */
export const openWire = async ({ application }: Product): Promise<Wire> => {
  await application.app.listen(0, '127.0.0.1')
  const base = await application.app.getUrl()
  return {
    read: (address, headers = {}, method = 'GET') => {
      const request = httpRequest(new URL(address, base), { method, headers, agent: false })
      const answer = answerTo(request)
      request.end()
      return answer
    },
    begin: (address, headers, beginning) => {
      const request = httpRequest(new URL(address, base), { method: 'POST', headers, agent: false })
      const closed = new Promise<void>(resolve => request.on('close', resolve))
      const answer = answerTo(request)
      request.write(beginning)
      return { answer, closed }
    },
  }
}
