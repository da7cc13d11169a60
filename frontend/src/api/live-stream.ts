/** Tags of what changed after one position of the log, up to another; `from` is null where the first one is not known. */
export type LiveNotice = { readonly from: string | null; readonly to: string; readonly tags: readonly string[] }

/** A server sends something every 25 s: one that is silent for longer is away, which a browser may never find out. */
const longestSilence = 60_000
const pauseBetweenLooks = 5_000

const withSince = (address: string, since: string | null) =>
  since === null ? address : `${address}${address.includes('?') ? '&' : '?'}since=${since}`

/**
 * Opens the stream of changes at an address, and again whenever it was away; nothing is missed meanwhile. The first notice says
 * what changed since a position, so there is always one. Ends when its answer is called.
 */
export const openLiveStream = (address: string, since: string | null, onNotice: (notice: LiveNotice) => void): (() => void) => {
  let source: EventSource
  let position = since
  let heardAt: number

  const open = () => {
    heardAt = Date.now()
    source = new EventSource(withSince(address, position))
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      heardAt = Date.now()
      const from = position
      position = lastEventId
      onNotice({ from, to: lastEventId, tags: JSON.parse(data) as string[] })
    }
  }
  open()
  // A browser comes back by itself after a lost connection, but not after a refusal: a server that restarts answers some. After a
  // sleep the clock has gone on: that was a silence, too.
  const watch = setInterval(() => {
    if (source.readyState !== EventSource.CLOSED && Date.now() - heardAt < longestSilence) return
    source.close()
    open()
  }, pauseBetweenLooks)

  return () => {
    clearInterval(watch)
    source.close()
  }
}
