import autocannon from 'autocannon'
import { get, type IncomingMessage } from 'node:http'
import { startBare } from './bare'
import { figure, paired, type Figure } from './figure'
import { withProduct, type RunningProduct } from './product'
import { inFolder } from './temporary-folder'

const SECONDS = 4

/** The answer as it goes over the wire, not unpacked. */
const rawAnswer = (url: string): Promise<{ body: Buffer; headers: Record<string, string> }> =>
  new Promise((found, failed) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (reply: IncomingMessage) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.once('end', () => {
        const { date: _date, connection: _connection, 'content-length': _length, ...headers } = reply.headers
        found({ body: Buffer.concat(parts), headers: headers as Record<string, string> })
      })
    }).once('error', failed)
  })

const requestsPerSecond = async (url: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 50,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip' },
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors.`)
  return requests.average
}

/** The public standings against a bare server that sends the same bytes. */
export const measureStandings = (): Promise<Figure[]> =>
  inFolder(folder => withProduct(folder, async product => [await againstBare(product)]))

const againstBare = async ({ url, cookie }: RunningProduct): Promise<Figure> => {
  const seasons = (await (await fetch(`${url}/api/seasonsv2`, { headers: { cookie } })).json()) as {
    id: number
    active: boolean
  }[]
  const season = seasons.find(({ active }) => active)
  const address = `${url}/api/seasonsv2/${season?.id}/leagues-with-teams-public?slug=demo`
  await rawAnswer(address)
  const { body, headers } = await rawAnswer(address)
  const bare = await startBare(body, headers)
  const rounds = await paired(
    3,
    () => requestsPerSecond(address),
    () => requestsPerSecond(bare.url),
  )
  bare.stop()
  const aim = { at: 'least', ratio: 0.85 } as const
  return figure({ name: 'standings over HTTP / bare node:http', unit: 'requests per second', aim }, rounds)
}
