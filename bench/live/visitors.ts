/**
 * Visitors of the demo league in a process of their own. Run with the address of the product, how many there are, how many
 * milliseconds each looks at a page, for how long they come, and how much of that is not counted. Sends how long each answer took,
 * and how many were none.
 */
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** What visitors saw: how long the answers took, in milliseconds, and how many were refused or broke off. */
export type Visits = { readonly times: readonly number[]; readonly refused: number }

const [url = '', count = '', look = '', lasts = '', warmUp = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const headers = { 'accept-encoding': 'gzip' }

/** The status of an answer that was read to its end. Over a connection that was closed meanwhile it is asked once more, as browsers do. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((answered, failed) => {
    const request = get(url + path, { agent, headers }, reply => {
      reply.resume().once('end', () => answered(reply.statusCode))
      reply.once('error', failed)
    })
    request.once('error', error => (request.reusedSocket ? answered(statusOf(path)) : failed(error)))
  })

const times: number[] = []
let refused = 0

const read = async (path: string) => {
  const began = performance.now()
  const status = await statusOf(path).catch(() => undefined)
  if (began < Number(warmUp)) return
  times.push(performance.now() - began)
  if (status !== 200) refused += 1
}

const visit = async (visitor: number, pages: readonly string[]) => {
  await pause((visitor / Number(count)) * Number(look))
  for (let turn = visitor; performance.now() < Number(lasts); turn += 1) {
    await read(pages[turn % pages.length] ?? '/')
    await pause(Number(look))
  }
}

process.once('message', (pages: readonly string[]) => {
  void Promise.all(Array.from({ length: Number(count) }, (_, visitor) => visit(visitor, pages))).then(() => {
    process.send?.({ times, refused } satisfies Visits)
    process.disconnect()
    agent.destroy()
  })
})
