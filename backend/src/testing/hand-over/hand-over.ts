import { setTimeout as pause } from 'node:timers/promises'
import type { ProductProcess } from '../product-process'
import { until } from '../until'
import { clientOf, healthOf } from '../process-client'

/** What scorers at the process that stays saw of one hand-over of the lease. */
export type HandOver = {
  readonly refused: number
  /** The longest time that a scorer tried until a change was taken, refused or not answered meanwhile, in milliseconds. */
  readonly longest: number
}

/** A game that somebody scores, by its address in the API. */
export type Scored = { readonly base: string; readonly cookie: string; readonly games: readonly string[] }

/** Each scorer changes a game of their own so often. */
const EACH_EDITS_EVERY = 250
/** What is before the leader ends, and after another one leads, in milliseconds. */
const BESIDE = 3_000

const beginScoring = ({ base, cookie, games }: Scored) => {
  const client = clientOf(base, cookie)
  let [refused, longest, isOver] = [0, 0, false]
  const scorer = async (game: string, turn: number) => {
    await pause((turn / games.length) * EACH_EDITS_EVERY)
    let isTaken = true
    for (let [points, began] = [1, 0]; !isOver || !isTaken; points++) {
      if (isTaken) began = performance.now()
      const { status } = await client.put(game, { score_home: points, score_away: 0 })
      isTaken = status < 300
      if (!isTaken) refused += 1
      longest = Math.max(longest, performance.now() - began)
      await pause(EACH_EDITS_EVERY)
    }
  }
  const scoring = Promise.all(games.map(scorer))
  return {
    end: async () => {
      isOver = true
      await scoring
      return { refused, longest }
    },
  }
}

/** Ends the process that leads by a signal, while others score at the one that stays. */
export const handOver = async (leader: ProductProcess, signal: 'SIGKILL' | 'SIGTERM', scored: Scored): Promise<HandOver> => {
  const client = clientOf(scored.base, scored.cookie)
  const scoring = beginScoring(scored)
  await pause(BESIDE)
  await leader.kill(signal)
  await until(async () => (await healthOf(client)).ready.role === 'leader')
  await pause(BESIDE)
  return scoring.end()
}
