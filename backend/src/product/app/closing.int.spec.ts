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

/** Opens and closes a product; answers a reference that does not keep it. */
const openAndClose = async () => {
  const product = await openProduct()
  await product.as('staff').get('/api/teams')
  const documents = new WeakRef(product.application.app.get(Documents))
  await product.close()
  return documents
}

it('Nothing keeps a product that was closed', async () => {
  const documents = await openAndClose()
  // The frames of the last call may keep what they touched; so another product is opened and closed after it.
  await openAndClose()
  // Counts only what is reachable: unreachable objects are collected first.
  queryObjects(Documents, { format: 'count' })
  expect(documents.deref()).toBeUndefined()
})
