import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** In a process of its own: answers every request with the bytes that the parent sent; a PUT is read to its end first. */
const serve = (body: Buffer, headers: Record<string, string>): Server =>
  createServer((request, reply) => {
    const answer = () => {
      reply.writeHead(200, { ...headers, 'Content-Length': body.length })
      reply.end(body)
    }
    if (request.method === 'GET') return answer()
    request.resume()
    request.once('end', answer)
  })

process.once('message', ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const server = serve(Buffer.from(body, 'base64'), headers)
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  /** Whatever the parent says next, it asks how much processor time was used, in microseconds. */
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
})
