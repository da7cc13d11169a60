type Held = { readonly release: () => void; users: number }

/** The locks of this tab. What shares one in this tab does not wait for it. */
const locks = new Map<string, Held>()

const share = (name: string, lock: Held) => {
  lock.users += 1
  let isBack = false
  return () => {
    if (isBack) return
    isBack = true
    lock.users -= 1
    if (lock.users > 0) return
    locks.delete(name)
    lock.release()
  }
}

type Wish = { readonly signal?: AbortSignal; readonly ifAvailable?: boolean }

/**
 * Takes a lock for this tab, which the browser gives back when the tab is closed or dies; resolves to what gives it back before.
 * With `ifAvailable` it resolves to null where another tab has it. A browser that lends no locks (plain http) lets every tab.
 */
export const takeTabLock = (name: string, wish: Wish): Promise<(() => void) | null> => {
  const known = locks.get(name)
  if (known) return Promise.resolve(share(name, known))
  if (!('locks' in navigator)) return Promise.resolve(() => undefined)
  return new Promise((taken, failed) => {
    const hold = (lock: Lock | null) =>
      new Promise<void>(release => {
        if (!lock) {
          taken(null)
          return release()
        }
        const own: Held = { release, users: 0 }
        locks.set(name, own)
        taken(share(name, own))
      })
    navigator.locks.request(name, wish, hold).catch(failed)
  })
}
