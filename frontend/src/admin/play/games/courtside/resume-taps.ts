import type { QueryClient } from '@tanstack/react-query'
import { gameQuery } from '../queries'
import { countCalls } from './counts/count-calls'
import { countSenderOf, whenCountsAreSent } from './counts/count-senders'
import { countsKey, gameOfCountsKey, readCounts } from './counts/count-storage'
import { takeTabLock } from './tab-lock'
import { tapCalls } from './tap-calls'
import { senderOf, whenTapsAreSent } from './tap-senders'
import { gameOfKey, readTaps, tapsKey } from './tap-storage'

const resume = async (client: QueryClient, user: number, game: number) => {
  const [taps, counts] = [tapsKey(user, game), countsKey(user, game)]
  const waiting = [...readTaps(localStorage, taps).waiting, ...readCounts(localStorage, counts).waiting]
  if (waiting.length === 0) return
  const giveBack = await takeTabLock(taps, { ifAvailable: true })
  if (!giveBack) return
  try {
    const answer = await client.fetchQuery(gameQuery(game))
    senderOf(taps).use(tapCalls(client, answer))
    countSenderOf(counts).use(countCalls(client, answer.game))
    await Promise.all([whenTapsAreSent(taps), whenCountsAreSent(counts)])
  } finally {
    giveBack()
  }
}

/** Sends what a person tapped on this device before its page was closed or died, unless another tab does. */
export const resumeTaps = async (client: QueryClient, user: number): Promise<void> => {
  const games = Object.keys(localStorage).flatMap(key => gameOfKey(key, user) ?? gameOfCountsKey(key, user) ?? [])
  await Promise.allSettled([...new Set(games)].map(game => resume(client, user, game)))
}
