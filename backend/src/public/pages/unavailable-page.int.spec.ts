import { withEverythingRetired } from '@fullcourt/projections/version-registry'
import { openProduct, type Product } from '../../testing/product'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

it('What is not built yet: a call answers 503 in the form of errors, a page in a sentence, both with Retry-After', async () => {
  await product.application.runner.readings.registry.change(withEverythingRetired)
  const { slug } = product.organization
  const call = await product.as('nobody').get(`/api/seasonsv2?slug=${slug}`)
  expect([call.status, call.headers['retry-after'], call.body]).toEqual([
    503,
    '5',
    { statusCode: 503, message: 'This is being built from the history. Try again soon.', error: 'Service Unavailable' },
  ])
  const page = await product.as('nobody').get(`/${slug}`)
  expect([page.status, page.headers['retry-after'], page.headers['content-type']]).toEqual([503, '5', 'text/html; charset=utf-8'])
  expect(page.body).toContain('This page is being built. It will load by itself in a moment.')
  expect((await product.as('nobody').get('/api/health/live')).status).toBe(200)
})

it('While the documents do not answer: a call answers 503 in the form of errors, a page in a sentence, both with Retry-After', async () => {
  await product.restart()
  await product.application.stores.documents.close()
  const { slug } = product.organization
  const call = await product.as('nobody').get(`/api/leaguesv2?slug=${slug}`)
  expect([call.status, call.headers['retry-after'], call.body]).toEqual([
    503,
    '5',
    { statusCode: 503, message: 'The store does not answer. Try again soon.', error: 'Service Unavailable' },
  ])
  for (const address of [`/${slug}`, `/${slug}/schedule`, '/browse']) {
    const { status, headers, body } = await product.as('nobody').get(address)
    expect([address, status, headers['retry-after'], headers['content-type']]).toEqual([
      address,
      503,
      '5',
      'text/html; charset=utf-8',
    ])
    expect(body).toContain('This page cannot be shown right now. It will load by itself in a moment.')
  }
})
