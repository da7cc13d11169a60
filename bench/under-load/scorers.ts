import { setTimeout as pause } from 'node:timers/promises'
import { putter } from '../edits'
import type { Sent } from './judge'
import type { Course } from './course'

export const SCORERS = 20
const EACH_EDITS_EVERY = 1_000

/** A game whose home team's points one scorer raises. */
export type ScoredGame = {
  readonly id: number
  readonly address: string
  readonly away: number
  sent: Sent
  /** The last points that were answered with success. */
  saved: number
}

/** Each scorer raises the points of a game of their own, once a second, until the course ends; how many were saved. */
export const score = async (games: readonly ScoredGame[], course: Course): Promise<number> => {
  const put = putter(SCORERS)
  let saved = 0
  const scorer = async (game: ScoredGame, turn: number) => {
    await pause((turn / SCORERS) * EACH_EDITS_EVERY)
    while (!course.isOver) {
      const { url } = course
      const home = game.sent.last + 1
      game.sent = { ...game.sent, last: home }
      try {
        await put(url + game.address, course.cookie, JSON.stringify({ score_home: home, score_away: game.away }))
        game.saved = home
        saved += 1
      } catch (why) {
        course.failed(url, why)
      }
      await pause(EACH_EDITS_EVERY)
    }
  }
  await Promise.all(games.map(scorer))
  return saved
}
