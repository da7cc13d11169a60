import { createHash } from 'node:crypto'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { bodyOf, bytesOf, type Body } from './body'
import type { Encoding } from './encoding'

/**
 * The bytes of an answer, in each encoding from when somebody first asked for it: what a page asks of the server itself is never
 * compressed. Null in an encoding that would not make them smaller.
 */
export type Bytes = { readonly identity: Body; gzip?: Body | null; br?: Body | null }

const compressWithGzip = promisify(gzip)
const compressWithBrotli = promisify(brotliCompress)

const etagOf = (bytes: Buffer) => `"${createHash('sha1').update(bytes).digest('base64url')}"`

/** Bytes that no encoding makes smaller, with a strong ETag of their content. */
export const encodeIdentity = (bytes: Buffer): { readonly bytes: Bytes; readonly etag: string } => ({
  bytes: { identity: bodyOf(bytes), gzip: null, br: null },
  etag: etagOf(bytes),
})

/** Bytes of a text with a strong ETag of their content. */
export const encode = (text: string): { readonly bytes: Bytes; readonly etag: string } => {
  const identity = Buffer.from(text)
  return { bytes: { identity: bodyOf(identity) }, etag: etagOf(identity) }
}

/** The bytes in an encoding, if they are there already; undefined where they have to be made (`compress`). */
export const bodyIn = (bytes: Bytes, encoding: Encoding): Body | undefined =>
  bytes[encoding] === null ? bytes.identity : bytes[encoding]

const compressed = (identity: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'gzip'
    ? compressWithGzip(identity, { level: 6 })
    : compressWithBrotli(identity, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
      })

const making = { gzip: new WeakMap<Bytes, Promise<void>>(), br: new WeakMap<Bytes, Promise<void>>() }

/** Makes the bytes in an encoding (gzip 6, brotli 5: docs/answers.md#cached-answers), once for all who ask meanwhile. */
export const compress = (bytes: Bytes, encoding: Encoding): Promise<void> => {
  if (encoding === 'identity') return Promise.resolve()
  const begun = making[encoding].get(bytes)
  if (begun) return begun
  const made = compressed(bytesOf(bytes.identity), encoding).then(body => {
    bytes[encoding] = bodyOf(body)
  })
  making[encoding].set(bytes, made)
  return made
}
