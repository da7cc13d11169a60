import { once } from 'node:events'
import { createServer } from 'node:net'
import { reservedPort } from './reserved-port'

const listen = async (port: number) => {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

it('A reserved port can be listened at again and again, and is reserved for nobody else meanwhile', async () => {
  const port = await reservedPort()
  const others = await Promise.all([reservedPort(), reservedPort(), reservedPort()])
  expect(new Set([port, ...others]).size).toBe(4)
  for (let turn = 0; turn < 2; turn += 1) {
    const server = await listen(port)
    server.close()
    await once(server, 'close')
  }
})

it('A port that somebody listens at is not given', async () => {
  const before = await reservedPort()
  const server = await listen(before + 2)
  expect(await reservedPort()).not.toBe(before + 2)
  server.close()
})
