import type { SubscriptionNotice } from '../port'

/** Reports each outage of a connection once: its beginning and its end. */
export type ConnectionNotices = { broken(reason: Error): void; isAcknowledged(): void }

/** Takes the notices; by default they are dropped. */
export const connectionNotices = (onNotice: (notice: SubscriptionNotice) => void = () => undefined): ConnectionNotices => {
  let isBroken = false
  return {
    broken: reason => {
      if (!isBroken) onNotice({ kind: 'dropped', reason })
      isBroken = true
    },
    isAcknowledged: () => {
      if (isBroken) onNotice({ kind: 'resumed' })
      isBroken = false
    },
  }
}
