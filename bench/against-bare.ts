import autocannon from 'autocannon'
import { get, type IncomingMessage } from 'node:http'
import { startBare } from './bare'
import { figure, paired, type Figure } from './figure'
import { processorTimeOf } from './processor-time'

const GZIP = { 'accept-encoding': 'gzip' }

/** What is measured: the name of the figure, how often, and what the product should reach of the bare server. */
export type AgainstBare = { readonly name: string; readonly rounds: number; readonly requests: number; readonly atLeast: number }

/** The answer as it is sent, not unpacked. */
const rawAnswer = (url: string): Promise<{ body: Buffer; headers: Record<string, string> }> =>
  new Promise((found, failed) => {
    get(url, { headers: GZIP }, (reply: IncomingMessage) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.once('end', () => {
        const { date: _date, connection: _connection, 'content-length': _length, ...headers } = reply.headers
        found({ body: Buffer.concat(parts), headers: headers as Record<string, string> })
      })
    }).once('error', failed)
  })

const ask = async (url: string, amount: number): Promise<void> => {
  const { non2xx, errors } = await autocannon({ url, connections: 50, amount, headers: GZIP })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors.`)
}

/** An address against a bare server that sends the same bytes, in turns: requests for a second of the server's processor time. */
export const againstBare = async (
  product: string,
  path: string,
  { name, rounds, requests, atLeast }: AgainstBare,
): Promise<Figure> => {
  const url = product + path
  await rawAnswer(url)
  const { body, headers } = await rawAnswer(url)
  const bare = await startBare(body, headers)
  const perSecond = async (address: string, processorTime: () => Promise<number>): Promise<number> => {
    const before = await processorTime()
    await ask(address, requests)
    return requests / (((await processorTime()) - before) / 1_000_000)
  }
  await ask(url, requests)
  await ask(bare.url, requests)
  const measured = await paired(
    rounds,
    () => perSecond(url, () => processorTimeOf(product)),
    () => perSecond(bare.url, bare.processorTime),
  )
  bare.stop()
  return figure({ name, unit: 'requests per second of processor time', aim: { at: 'least', ratio: atLeast } }, measured)
}
