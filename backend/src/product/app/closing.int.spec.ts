import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { queryObjects } from 'node:v8'
import { Documents } from '../../storage/documents/documents'
import { openProduct } from '../../testing/product'

const ASK = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'

it('Who asks over an open connection while the product closes is answered 503 with Retry-After, in the form of errors', async () => {
  const product = await openProduct()
  const { app } = product.application
  await app.listen(0, '127.0.0.1')
  const { port } = app.getHttpServer().address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(ASK)
  await once(socket, 'data')
  socket.write(ASK.slice(0, 20))
  // A connection that comes later is there: the half request is known to be begun.
  const later = once(app.getHttpServer(), 'connection')
  const marker = connect(port, '127.0.0.1')
  await later
  const closing = product.close()
  socket.write(ASK.slice(20))
  const answer = (await socket.setEncoding('utf8').toArray()).join('')
  marker.destroy()
  await closing
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(answer).toMatch(/\r\nRetry-After: 5\r\n/)
  expect(answer).toContain('{"statusCode":503,"message":"Fullcourt is ending or starting again. Try again soon.",')
})

const openAndClose = async () => {
  const product = await openProduct()
  await product.as('staff').get('/api/teams')
  await product.close()
}

it('Nothing keeps a product that was closed', async () => {
  await openAndClose()
  const before = queryObjects(Documents, { format: 'count' })
  await openAndClose()
  expect(queryObjects(Documents, { format: 'count' })).toBe(before)
})
