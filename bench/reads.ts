import autocannon from 'autocannon'
import { get, type IncomingMessage } from 'node:http'
import { startBare } from './bare'
import { figure, paired, type Figure } from './figure'
import { withProduct, type RunningProduct } from './product'
import { inFolder } from './temporary-folder'

const ROUNDS = 5
const REQUESTS = 20_000
const GZIP = { 'accept-encoding': 'gzip' }

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

const ask = async (url: string): Promise<void> => {
  const { non2xx, errors } = await autocannon({ url, connections: 50, amount: REQUESTS, headers: GZIP })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors.`)
}

/** Processor time that the product has used so far, in microseconds. */
const processorTimeOf = async (product: string): Promise<number> => {
  const metrics = await (await fetch(`${product}/metrics`)).text()
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(metrics) ?? []
  return Number(seconds) * 1_000_000
}

/** Requests for a second of a server's processor time, whatever the one that asks uses beside it. */
const requestsPerSecond = async (url: string, processorTime: () => Promise<number>): Promise<number> => {
  const before = await processorTime()
  await ask(url)
  return REQUESTS / (((await processorTime()) - before) / 1_000_000)
}

/** An address against a bare server that sends the same bytes, in turns. */
const againstBare = async (product: string, path: string, name: string): Promise<Figure> => {
  const url = product + path
  await rawAnswer(url)
  const { body, headers } = await rawAnswer(url)
  const bare = await startBare(body, headers)
  await ask(url)
  await ask(bare.url)
  const rounds = await paired(
    ROUNDS,
    () => requestsPerSecond(url, () => processorTimeOf(product)),
    () => requestsPerSecond(bare.url, bare.processorTime),
  )
  bare.stop()
  const aim = { at: 'least', ratio: 0.85 } as const
  return figure({ name, unit: 'requests per second of processor time', aim }, rounds)
}

const activeSeason = async ({ url, cookie }: RunningProduct): Promise<number | undefined> => {
  const seasons = (await (await fetch(`${url}/api/seasonsv2`, { headers: { cookie } })).json()) as {
    id: number
    active: boolean
  }[]
  return seasons.find(({ active }) => active)?.id
}

/** Cached responses against a bare server, by what they cost the server: the standings as JSON, and as a page. */
export const measureReads = (): Promise<Figure[]> =>
  inFolder(folder =>
    withProduct(folder, async product => {
      const standings = `/api/seasonsv2/${await activeSeason(product)}/leagues-with-teams-public?slug=demo`
      return [
        await againstBare(product.url, standings, 'standings as JSON / bare node:http'),
        await againstBare(product.url, '/demo/teamList', 'standings as a page / bare node:http'),
      ]
    }),
  )
