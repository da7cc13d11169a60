import { askGames, askProgress } from '../games/queries'
import type { Progress } from '../games/progress'
import type { GameLine } from '../games/game-line'
import type { Site } from '../site'
import { siteQuery } from '../site-query'

/** What was played last and what comes next in a season. */
export type Now = {
  readonly progress: Progress
  /** Of the last day that was played, and of the next one. */
  readonly results: readonly GameLine[]
  readonly next: readonly GameLine[]
}

/** The games of the two days around today. */
export const nowOf = (site: Site, seasonId?: number) =>
  siteQuery('now', { seasonId }, ['games', 'seasons', 'teams'], async (signal): Promise<Now> => {
    const progress = await askProgress(site, { seasonId }, signal)
    const on = async (date: string | null) => (date ? askGames(site, { seasonId, from: date, to: date }, signal) : [])
    const [last, next] = await Promise.all([on(progress.last), on(progress.next)])
    return {
      progress,
      results: last.filter(({ completed }) => completed),
      next: next.filter(({ completed }) => !completed),
    }
  })
