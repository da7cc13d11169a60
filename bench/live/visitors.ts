/**
 * Visitors of the demo league in a process of their own. Run with the address of the product, how many there are, how many
 * milliseconds each looks at a page, for how long they come, and how much of that is not counted. Sends how long each answer took,
 * and why others were none.
 */
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** What visitors saw: how long the answers took, in milliseconds, and of those that were refused or broke off, why each did. */
export type Visits = { readonly times: readonly number[]; readonly refusals: readonly string[] }

const [url = '', count = '', look = '', lasts = '', warmUp = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const headers = { 'accept-encoding': 'gzip' }

/** Reads an answer to its end; fails where it is none. Over a connection that was closed meanwhile it is asked once more, as browsers do. */
const answered = (path: string): Promise<void> =>
  new Promise((done, failed) => {
    const request = get(url + path, { agent, headers }, reply => {
      reply.resume().once('end', () => (reply.statusCode === 200 ? done() : failed(new Error(`status ${reply.statusCode}`))))
      reply.once('error', failed)
    })
    request.once('error', error => (request.reusedSocket ? done(answered(path)) : failed(error)))
  })

const times: number[] = []
const refusals: string[] = []

const read = async (path: string) => {
  const began = performance.now()
  const refusal = await answered(path).then(
    () => undefined,
    (why: Error) => `${path}: ${why.message}`,
  )
  if (began < Number(warmUp)) return
  times.push(performance.now() - began)
  if (refusal !== undefined) refusals.push(refusal)
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
    // Of ten minutes it is longer than a pipe holds, and is lost where the channel is closed before all of it was taken.
    process.send?.({ times, refusals } satisfies Visits, () => process.disconnect())
    agent.destroy()
  })
})
