/** Tags of what changed after one position of the log, up to another; `from` is null where the first one is not known. */
export type LiveNotice = { readonly from: string | null; readonly to: string; readonly tags: readonly string[] }

/** A browser comes back by itself after a lost connection, but not after a refusal: a server that restarts answers some. */
const pauseAfterRefusal = { first: 2_000, longest: 60_000 }

const withSince = (address: string, since: string | null) =>
  since === null ? address : `${address}${address.includes('?') ? '&' : '?'}since=${since}`

/**
 * Opens the stream of changes at an address, and again whenever it was away; nothing is missed meanwhile. The first notice says
 * what changed since a position, so there is always one. Ends when its answer is called.
 */
export const openLiveStream = (address: string, since: string | null, onNotice: (notice: LiveNotice) => void): (() => void) => {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let pause = pauseAfterRefusal.first
  let position = since

  const open = () => {
    source = new EventSource(withSince(address, position))
    source.onopen = () => {
      pause = pauseAfterRefusal.first
    }
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      const from = position
      position = lastEventId
      onNotice({ from, to: lastEventId, tags: JSON.parse(data) as string[] })
    }
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return
      retry = setTimeout(open, pause)
      pause = Math.min(pause * 2, pauseAfterRefusal.longest)
    }
  }
  open()

  return () => {
    clearTimeout(retry)
    source?.close()
  }
}
