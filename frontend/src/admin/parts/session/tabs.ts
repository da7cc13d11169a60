import { createContext, useContext, useEffect } from 'react'
import { queryOptions } from '@tanstack/react-query'
import { requestKey } from '../../../api/client'

/** Distinguishes this tab from the others of the same browser; a reload keeps its name. */
export const TabContext = createContext('tab')

export const useTab = () => useContext(TabContext)

const tabKey = 'tab'
const lockOfTab = (tab: string) => `tab ${tab}`
const lockOfGame = (game: number, tab: string) => `game ${game} in ${tab}`

const forever = () => new Promise<never>(() => undefined)

/** Takes a lock for as long as the tab lives; false where another tab has it. A browser gives it back after a crash too. */
const takeLock = (name: string) =>
  new Promise<boolean>(taken => {
    void navigator.locks.request(name, { ifAvailable: true }, lock => {
      taken(lock !== null)
      return lock === null ? undefined : forever()
    })
  })

/** Browsers lend locks only to pages that came over https, or from this very machine. */
const hasLocks = () => 'locks' in navigator

/** The name of this tab. A tab that was duplicated has the other's memory, but not its lock: it gets a name of its own. */
export const openTab = async (): Promise<string> => {
  const remembered = sessionStorage.getItem(tabKey) ?? requestKey()
  const isOwn = !hasLocks() || (await takeLock(lockOfTab(remembered)))
  const tab = isOwn ? remembered : requestKey()
  if (!isOwn) await takeLock(lockOfTab(tab))
  sessionStorage.setItem(tabKey, tab)
  return tab
}

/** Which tabs live and which games are open in them; null where the browser does not say. */
export type OpenTabs = {
  readonly isAlive: (tab: string) => boolean
  readonly hasGame: (game: number, butNotIn: string) => boolean
} | null

const openTabs = async (): Promise<OpenTabs> => {
  if (!hasLocks()) return null
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name }) => name ?? [])
  return {
    isAlive: tab => names.includes(lockOfTab(tab)),
    hasGame: (game, own) => names.some(name => name.startsWith(lockOfGame(game, '')) && name !== lockOfGame(game, own)),
  }
}

/** Asked again whenever the person comes back to this tab. */
export const openTabsQuery = queryOptions({ queryKey: ['open tabs'], queryFn: openTabs, staleTime: 0, gcTime: 0 })

/** Informs other tabs that this one edits a game. */
export const useGameIsOpen = (game: number) => {
  const tab = useTab()
  useEffect(() => {
    if (!hasLocks()) return
    const closed = new AbortController()
    const untilClosed = () => new Promise<void>(close => closed.signal.addEventListener('abort', () => close()))
    void navigator.locks.request(lockOfGame(game, tab), () => (closed.signal.aborted ? undefined : untilClosed()))
    return () => closed.abort()
  }, [game, tab])
}
