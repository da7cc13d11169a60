import { useSyncExternalStore } from 'react'

/** Under this name a device remembers the team of somebody who follows a league; nothing of it leaves the device. */
export const nameOfMyTeam = (organization: number) => `my-team:${organization}`

/** Other tabs say by it what they remember, and this one by itself. */
const follow = (listener: () => void) => {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** The id of the team that this device remembers; null where none is, on the server, and until the page is alive. */
export const useMyTeam = (organization = 0): number | null => {
  const read = () => {
    try {
      return Number(localStorage.getItem(nameOfMyTeam(organization))) || null
    } catch {
      // Some browsers refuse to keep anything.
      return null
    }
  }
  return useSyncExternalStore(follow, read, () => null)
}
