import type { Product } from './product'
import type { Sample } from './sample'
import { addressOf, withQuery } from './slice'
import { DOCUMENTED, UNLISTED } from './slice-calls'

/** The addresses of all that visitors of the sample's organization may read, but for pictures and the state of the machine. */
export const publicAddresses = (sample: Sample): Promise<readonly string[]> =>
  Promise.all(
    [...DOCUMENTED, ...UNLISTED]
      .filter(({ who, method }) => method === 'GET' && (who === 'tenant' || who === 'anyone'))
      .filter(({ path }) => !path.endsWith('.png') && path.startsWith('/api/') && !path.startsWith('/api/health'))
      .map(async call => withQuery(addressOf(call, await call.filling(sample)), `slug=${sample.organization.slug}`)),
  )

/** What visitors are answered there, with the validators of caches. */
export const seenByVisitors = async (product: Product, addresses: readonly string[]): Promise<ReadonlyMap<string, unknown>> => {
  const seen = new Map<string, unknown>()
  for (const address of addresses) {
    const { status, body, headers } = await product.as('nobody').get(address)
    seen.set(address, { status, body: JSON.stringify(body), etag: headers['etag'] })
  }
  return seen
}
