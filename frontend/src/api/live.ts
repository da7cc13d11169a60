import { joinLivePages } from './live-pages'

/** The position of the log at which the server made the open page. */
const positionOfPage = () => document.documentElement.dataset.position ?? null

/**
 * Listens to the stream of changes at an address, from the making of the page on, until the answer is called. `onTags` gets the
 * tags of what changed: `game:12`, `teams`; `*` for anything. A page that nobody sees does not listen; when it is seen again it
 * hears what it missed.
 */
export const listenLive = (address: string, onTags: (tags: readonly string[]) => void): (() => void) => {
  let position = positionOfPage()
  let leave: (() => void) | undefined

  const join = () =>
    joinLivePages(address, {
      position: () => position,
      take: ({ to, tags }) => {
        position = to
        if (tags.length > 0) onTags(tags)
      },
    })
  const seen = () => {
    leave?.()
    leave = document.hidden ? undefined : join()
  }
  document.addEventListener('visibilitychange', seen)
  seen()

  return () => {
    document.removeEventListener('visibilitychange', seen)
    leave?.()
  }
}
