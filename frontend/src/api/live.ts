/** What a page learns of changes (design 3, Live). */
export type LiveListener = {
  /** Tags of what changed: `game:12`, `teams`; `*` for anything. */
  readonly onTags: (tags: readonly string[]) => void
  /** The stream is back after it was away: nobody knows what was missed. */
  readonly onReturn: () => void
}

/** A browser comes back by itself after a lost connection, but not after a refusal: a server that restarts answers some. */
const pauseAfterRefusal = { first: 2_000, longest: 60_000 }

/**
 * Listens to the stream of changes at an address until the answer is called. A page that nobody sees does not listen: a browser
 * has few connections to one server, and each page that is open would hold one.
 */
export const listenLive = (address: string, { onTags, onReturn }: LiveListener): (() => void) => {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let pause = pauseAfterRefusal.first
  let wasOpen = false

  const open = () => {
    source = new EventSource(address)
    source.onopen = () => {
      pause = pauseAfterRefusal.first
      if (wasOpen) onReturn()
      wasOpen = true
    }
    source.onmessage = ({ data }: MessageEvent<string>) => onTags(JSON.parse(data) as string[])
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return
      retry = setTimeout(open, pause)
      pause = Math.min(pause * 2, pauseAfterRefusal.longest)
    }
  }
  const close = () => {
    clearTimeout(retry)
    source?.close()
  }
  const seen = () => {
    close()
    if (!document.hidden) open()
  }
  document.addEventListener('visibilitychange', seen)
  seen()

  return () => {
    document.removeEventListener('visibilitychange', seen)
    close()
  }
}
