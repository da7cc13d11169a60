import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { Headers, Product } from './product'

export type WireAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }

/** Reads over a socket, as browsers do: there, cached responses are served ahead of the framework. */
export type Wire = {
  read(address: string, headers?: Headers, method?: 'GET' | 'HEAD'): Promise<WireAnswer>
}

/** Lets the product listen on a free port. It ends with the product. */
export const openWire = async ({ application }: Product): Promise<Wire> => {
  await application.app.listen(0, '127.0.0.1')
  const base = await application.app.getUrl()
  return {
    read: (address, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        const request = httpRequest(new URL(address, base), { method, headers, agent: false }, reply => {
          const parts: Buffer[] = []
          reply.on('data', (part: Buffer) => parts.push(part))
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(parts) }))
          reply.on('error', reject)
        })
        request.on('error', reject)
        request.end()
      }),
  }
}
