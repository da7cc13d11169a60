import type { ReadStore } from '@fullcourt/projections/read-store'
import type { LiveChanges } from '../live/live-changes'
import type { ResponseCache } from '../response-cache/response-cache'

/** Drops cached responses as soon as anything that they looked at changes, by whatever process, and notifies open pages. */
export const followChanges = (documents: ReadStore, cache: ResponseCache, live: LiveChanges): { stop: () => void } => {
  const stopping = new AbortController()
  const follow = async () => {
    for await (const changes of documents.changes(stopping.signal)) {
      cache.forget(changes)
      live.follow(changes)
    }
  }
  void follow()
  return { stop: () => stopping.abort() }
}
