import { openLiveStream, type LiveNotice } from './live-stream'

/** What a page needs of the others of its browser; undefined where the browser has it not, as on plain http. */
const sharing = (address: string) =>
  'locks' in navigator && 'BroadcastChannel' in globalThis
    ? { locks: navigator.locks, channel: new BroadcastChannel(`live ${address}`) }
    : undefined

type Place = {
  /** Up to where the page has been notified. */
  readonly position: () => string | null
  readonly take: (notice: LiveNotice) => void
}

/**
 * Joins the open pages of this browser that listen to one stream: one of them holds its connection and passes its notices on, since a
 * browser has few connections to one server. Each asks by itself, once, what it missed before it joined. The answer leaves.
 */
export const joinLivePages = (address: string, { position, take }: Place): (() => void) => {
  const shared = sharing(address)
  const leaving = new AbortController()
  let leads = shared === undefined
  let close: (() => void) | undefined

  const stop = () => {
    close?.()
    close = undefined
  }
  const listen = () => {
    close ??= openLiveStream(address, position(), notice => {
      take(notice)
      if (leads) shared?.channel.postMessage(notice)
      else stop()
    })
  }
  const lead = () => {
    leads = true
    listen()
    return new Promise<void>(left => leaving.signal.addEventListener('abort', () => left()))
  }
  const receive = ({ data: notice }: MessageEvent<LiveNotice>) => {
    const at = position()
    if (at !== null && notice.to <= at) return
    if (at !== null && notice.from !== null && notice.from <= at) return take(notice)
    // Something lies between: the server knows what.
    stop()
    listen()
  }

  if (shared) {
    shared.channel.onmessage = receive
    // Who leaves before their turn is refused the lock, which is as it should be.
    shared.locks.request(`live ${address}`, { signal: leaving.signal }, lead).catch(() => undefined)
  }
  listen()

  return () => {
    leaving.abort()
    shared?.channel.close()
    stop()
  }
}
