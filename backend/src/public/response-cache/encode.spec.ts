import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { bytesOf } from './body'
import { bodyIn, compress, encode, encodeIdentity } from './encode'

const TEXT = 'Hawks 61, Foxes 58. '.repeat(1_000)

describe('The bytes of a text', () => {
  it('are compressed when somebody asks for it', async () => {
    const { bytes } = encode(TEXT)
    expect([bodyIn(bytes, 'gzip'), bodyIn(bytes, 'br')]).toEqual([undefined, undefined])
    await compress(bytes, 'br')
    expect(brotliDecompressSync(bytesOf(bodyIn(bytes, 'br') ?? '')).toString()).toBe(TEXT)
    expect(bodyIn(bytes, 'gzip')).toBeUndefined()
    await compress(bytes, 'gzip')
    expect(gunzipSync(bytesOf(bodyIn(bytes, 'gzip') ?? '')).toString()).toBe(TEXT)
  })

  it('are compressed once for all who ask meanwhile', () => {
    const { bytes } = encode(TEXT)
    expect(compress(bytes, 'br')).toBe(compress(bytes, 'br'))
  })

  it('have an ETag of their content', () => {
    expect(encode(TEXT).etag).toBe(encode(TEXT).etag)
    expect(encode(TEXT).etag).not.toBe(encode(`${TEXT}!`).etag)
  })
})

it('A picture is sent as it is in every encoding', () => {
  const { bytes } = encodeIdentity(Buffer.from([1, 2, 3]))
  expect([bodyIn(bytes, 'gzip'), bodyIn(bytes, 'br')]).toEqual([bytes.identity, bytes.identity])
})
