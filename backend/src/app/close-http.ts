import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { Server } from 'node:http'

/** How long a request that was begun may take to its answer. */
const LONGEST_ANSWER_MILLISECONDS = 2_000
const SWEEP_MILLISECONDS = 50

/** Lets nobody in any more, and answers what was begun. A connection ends as soon as no request is on it, and with the time at the latest. */
export const closeHttp = async (app: NestFastifyApplication): Promise<void> => {
  const server = app.getHttpServer() as Server
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS)
  const cut = setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MILLISECONDS)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
