import { Agent, get, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openProduct, type Product } from '../testing/product'
import { sampleOf, type Sample } from '../testing/sample'
import { thingOf } from '../testing/made-league'

const PAGES = 1_000
/** Tries of which the quickest counts: the machine may be busy. */
const TRIES = 5

let product: Product
let own: Sample
let port: number
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const pages: IncomingMessage[] = []

const opened = () =>
  new Promise<IncomingMessage>((answered, failed) => {
    const path = `/api/live?slug=${product.organization.slug}`
    request({ port, host: '127.0.0.1', path, agent }, answered).on('error', failed).end()
  })

beforeAll(async () => {
  product = await openProduct({ REQUESTS_PER_MINUTE: '100000' })
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  await product.application.app.listen(0, '127.0.0.1')
  port = (product.application.app.getHttpServer().address() as AddressInfo).port
  for (let page = 0; page < PAGES; page += 100) pages.push(...(await Promise.all(Array.from({ length: 100 }, opened))))
})
afterAll(async () => {
  for (const page of pages) page.destroy()
  agent.destroy()
  await product.close()
})

/** Settles when a page is notified of the game. */
const notified = (page: IncomingMessage) =>
  new Promise<void>(done => {
    const hear = (piece: Buffer) => {
      if (!piece.includes(`"game:${own.game}"`)) return
      page.off('data', hear)
      done()
    }
    page.on('data', hear)
  })

/** What a page asks for again, from what is cached. */
const asked = () =>
  new Promise<void>((answered, failed) => {
    const path = `/api/gamesv2/${own.game}?slug=${product.organization.slug}`
    get({ port, host: '127.0.0.1', path, agent }, reply => reply.resume().once('end', answered)).once('error', failed)
  })

/** From the save of a score until the last page is notified, in milliseconds. Each page then asks for the game again. */
const saved = async (score: number): Promise<number> => {
  let last = 0
  const all = pages.map(async page => {
    await notified(page)
    last = performance.now()
    await asked()
  })
  const began = performance.now()
  thingOf(await product.as('org_owner').put(`/api/gamesv2/${own.game}/scores`, { score_home: score, score_away: 58 }))
  await Promise.all(all)
  return last - began
}

it('a save reaches the last of a thousand open pages within a second, and all that ask again are answered', async () => {
  const tries = [await saved(60)]
  while (tries.length < TRIES && Math.min(...tries) >= 1_000) tries.push(await saved(60 + tries.length))
  expect(Math.min(...tries)).toBeLessThan(1_000)
})
