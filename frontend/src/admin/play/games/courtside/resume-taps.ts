import type { QueryClient } from '@tanstack/react-query'
import { gameQuery } from '../queries'
import { takeTabLock } from './tab-lock'
import { tapCalls } from './tap-calls'
import { senderOf, whenTapsAreSent } from './tap-senders'
import { gameOfKey, readTaps } from './tap-storage'

const resume = async (client: QueryClient, key: string, game: number) => {
  if (readTaps(localStorage, key).waiting.length === 0) return
  const giveBack = await takeTabLock(key, { ifAvailable: true })
  if (!giveBack) return
  try {
    senderOf(key).use(tapCalls(client, await client.fetchQuery(gameQuery(game))))
    await whenTapsAreSent(key)
  } finally {
    giveBack()
  }
}

/** Sends what a person tapped on this device before its page was closed or died, unless another tab does. */
export const resumeTaps = async (client: QueryClient, user: number): Promise<void> => {
  const games = Object.keys(localStorage).flatMap(key => {
    const game = gameOfKey(key, user)
    return game === undefined ? [] : [{ key, game }]
  })
  await Promise.allSettled(games.map(({ key, game }) => resume(client, key, game)))
}
