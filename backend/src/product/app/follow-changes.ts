import type { ReadStore } from '@fullcourt/projections/read-store'
import type { SharedValues } from '../../storage/documents/shared-values'
import type { LiveChanges } from '../../public/live/live-changes'
import type { Refresher } from '../../public/refresh/refresher'
import type { ResponseCache } from '../../public/response-cache/response-cache'

type Followers = {
  readonly values: SharedValues
  readonly cache: ResponseCache
  readonly live: LiveChanges
  readonly refresher: Refresher
}

/**
 * Drops cached values and responses as soon as anything that they looked at changes, by whatever process, and notifies open pages;
 * has responses made again that visitors asked for.
 */
export const followChanges = (documents: ReadStore, { values, cache, live, refresher }: Followers): { stop: () => void } => {
  const stopping = new AbortController()
  const follow = async () => {
    for await (const changes of documents.changes(stopping.signal)) {
      const dropped = cache.forget([...changes, ...values.forget(changes)])
      live.follow(changes)
      refresher.follow(dropped)
    }
  }
  void follow()
  return { stop: () => stopping.abort() }
}
