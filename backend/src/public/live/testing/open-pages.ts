/**
 * Many open pages in a process of their own, so that the one under test does nothing for them but serve them. Run with the port,
 * the organization's slug, a game and how many there are. Sends `opened`, then of each save of the game when the last page was
 * notified, once all of them have asked for the game again.
 */
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'

const [port = '', slug = '', game = '', count = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

/** When the last page was notified, in milliseconds of the epoch. */
export type Notified = { readonly last: number }

const read = (path: string) =>
  new Promise<IncomingMessage>((answered, failed) => {
    get({ port, host: '127.0.0.1', path: `${path}?slug=${slug}`, agent }, answered).once('error', failed)
  })

/** Pages ask again within so many milliseconds, each after a pause of its own (`longestPause` of the public site). */
const LONGEST_PAUSE = 500

const askAgain = async () => {
  await setTimeout(Math.random() * LONGEST_PAUSE)
  const answer = await read(`/api/gamesv2/${game}`)
  await new Promise(ended => answer.resume().once('end', ended))
}

let [asked, last] = [0, 0]
const open = async () => {
  const stream = await read('/api/live')
  stream.on('data', (piece: Buffer) => {
    if (!piece.includes(`"game:${game}"`)) return
    last = Date.now()
    void askAgain().then(() => {
      asked += 1
      if (asked % Number(count) === 0) process.send?.({ last } satisfies Notified)
    })
  })
}

const openAll = async () => {
  for (let page = 0; page < Number(count); page += 100) await Promise.all(Array.from({ length: 100 }, open))
  process.send?.('opened')
}

// Nothing else ends it where whoever began it has failed.
process.once('disconnect', () => process.exit())

void openAll()
