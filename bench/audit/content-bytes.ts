import { get } from 'node:http'

/** Bytes of one body as it is sent to a browser that takes gzip; the head of the response is not counted, nor is a refusal. */
const bytesOf = (address: string): Promise<number> =>
  new Promise((done, failed) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, response => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.once('error', failed)
      response.once('end', () => done(response.statusCode === 200 ? bytes : 0))
    }).once('error', failed)
  })

/** Bytes of the content of addresses on a server of this machine, compressed as it sends them. */
export const contentBytes = async (addresses: readonly string[]): Promise<number> => {
  const bytes = await Promise.all(addresses.map(bytesOf))
  return bytes.reduce((sum, one) => sum + one, 0)
}
