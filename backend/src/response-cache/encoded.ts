import { createHash } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { bodyOf } from './body'
import type { CachedResponse } from './response-cache'

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

const etagOf = (bytes: Buffer) => `"${createHash('sha1').update(bytes).digest('base64url')}"`

/** Bytes that no encoding makes smaller, with a strong ETag of their content. */
export const uncompressed = (bytes: Buffer): Pick<CachedResponse, 'bytes' | 'etag'> => ({
  bytes: { identity: bodyOf(bytes), gzip: null, br: null },
  etag: etagOf(bytes),
})

/** Bytes in every encoding (gzip 6, brotli 5: design 3) with a strong ETag of their content. */
export const encoded = async (text: string): Promise<Pick<CachedResponse, 'bytes' | 'etag'>> => {
  const identity = Buffer.from(text)
  const [gzip, br] = await Promise.all([
    gzipped(identity, { level: 6 }),
    brotlied(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
  ])
  return {
    bytes: { identity: bodyOf(identity), gzip: bodyOf(gzip), br: bodyOf(br) },
    etag: etagOf(identity),
  }
}
