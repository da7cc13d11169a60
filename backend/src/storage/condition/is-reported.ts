import { isDiskFull } from './disk-full'
import { STORE_AWAY } from './store-away'
import { WritesRefused } from './watched-event-store'

/** Whether an error comes from a store that is away or full, which the condition tells the operator once (docs/operating.md#what-to-look-at). */
export const isReported = (error: unknown): boolean =>
  error instanceof WritesRefused || isDiskFull(error) || STORE_AWAY.some(away => error instanceof away)
