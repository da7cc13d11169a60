import { Logger } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Refresher, type Pacing } from '../../public/refresh/refresher'
import type { KeyedRead } from '../../public/refresh/most-asked-first'
import type { WaitingRequests } from '../../public/refresh/waiting-requests'
import type { RecentReads } from '../../public/response-cache/recent-reads'
import { ResponseCache } from '../../public/response-cache/response-cache'
import { seldom } from '../../storage/condition/seldom'
import { Metrics } from '../health/metrics'

type Visits = { readonly reads: RecentReads; readonly waiting: WaitingRequests; readonly pacing: Pacing }

/** Makes cached answers again through the same controllers that made them first. */
export const openRefresher = (app: NestFastifyApplication, { reads, waiting, pacing }: Visits): Refresher => {
  const log = new Logger(Refresher.name)
  const report = seldom(({ message }) => log.warn(message))
  const cache = app.get(ResponseCache)
  const metrics = app.get(Metrics)
  const ask = async ({ key, url, headers }: KeyedRead): Promise<boolean> => {
    const { since } = cache.begin()
    const { statusCode } = await app.getHttpAdapter().getInstance().inject({ method: 'GET', url, headers })
    if (statusCode >= 500) throw new Error(`It was answered with ${statusCode}.`)
    return statusCode === 200 && !cache.has(key) && cache.begin().since !== since
  }
  return new Refresher({
    reads,
    isCached: key => cache.has(key),
    ask,
    isBusy: () => waiting.any,
    pacing,
    counted: outcome => metrics.countRefreshed(outcome),
    failed: ({ url }, error) => report(new Error(`${url} could not be made again: ${String(error)}`)),
  })
}
