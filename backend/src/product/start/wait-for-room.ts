import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Backoff } from '@fullcourt/event-store/backoff'
import { BEGINNING } from '@fullcourt/event-store/port'
import { RETRY_AFTER } from '../../core/http/retry-after'
import type { Settings } from '../../core/settings/settings'
import type { Condition } from '../../storage/condition/condition'
import { isDiskFull } from '../../storage/condition/disk-full'
import { takesBytes } from '../../storage/condition/takes-bytes'
import { readyFrom } from '../health/ready-answer'

const NO_ROOM = {
  message: 'The disk of the data folder is full, and Fullcourt cannot start. It goes on by itself when there is room.',
  reads: 'failing',
  writes: 'refused',
} as const

const NOTHING_YET = {
  state: 'starting',
  leads: false,
  position: BEGINNING,
  head: BEGINNING,
  complete: false,
  ready: false,
} as const

const answer = (condition: Condition) => (request: IncomingMessage, reply: ServerResponse) => {
  const [path = ''] = (request.url ?? '').split('?')
  const send = (status: number, body: object) => {
    reply.writeHead(status, { 'Content-Type': 'application/json', ...(status === 503 ? RETRY_AFTER : {}) })
    reply.end(JSON.stringify(body))
  }
  request.resume()
  if (path === '/api/health/live') return send(200, { status: 'live' })
  if (path === '/api/health/ready') return send(503, readyFrom(condition, NOTHING_YET, []))
  send(503, { statusCode: 503, message: NO_ROOM.message, error: 'Service Unavailable' })
}

/** A full disk shows in other ways too: SQLite cannot map its index of the write-ahead log, and says `disk I/O error`. */
const isForWantOfRoom = (error: unknown, { dataFolder }: Settings): boolean | Promise<boolean> =>
  isDiskFull(error) || takesBytes(dataFolder).then(() => false, isDiskFull)

/** Listens where the product will, and says what stands in its way. The returned function ends that. */
const answerMeanwhile = async ({ port, host }: Settings, condition: Condition): Promise<() => Promise<void>> => {
  const server = createServer(answer(condition))
  await once(server.listen(port, host), 'listening')
  return async () => {
    const closed = once(server.close(), 'close')
    server.closeAllConnections()
    await closed
  }
}

/**
 * Opens what needs the data folder. While its disk has no room it is tried again, and whoever asks is told (health and all others,
 * 503): the room may come back at any moment, and nobody else would start the product then.
 */
export const onceThereIsRoom = async <Opened>(
  settings: Settings,
  condition: Condition,
  { open, stop }: { readonly open: () => Promise<Opened>; readonly stop: AbortSignal },
): Promise<Opened> => {
  const backoff = new Backoff(stop)
  let endAnswers: (() => Promise<void>) | undefined
  try {
    for (;;) {
      try {
        return await open()
      } catch (error) {
        if (!(await isForWantOfRoom(error, settings))) throw error
        condition.report('starting', NO_ROOM, String(error))
        endAnswers ??= await answerMeanwhile(settings, condition)
        await backoff.wait()
        stop.throwIfAborted()
      }
    }
  } finally {
    await endAnswers?.()
    condition.clear('starting')
  }
}
