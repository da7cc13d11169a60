import type { Progress } from '../games/progress'
import type { PublicSeason } from '../seasons/queries'

/** What a season is at: no game is scheduled yet, none was played, some were, or all. */
export type Phase = 'planned' | 'before' | 'running' | 'over'

/** A season that is not active any more is over, whatever was left unplayed. */
export const phaseOf = ({ games, completed }: Pick<Progress, 'games' | 'completed'>, isActive: boolean): Phase => {
  if (!isActive) return 'over'
  if (games === 0) return 'planned'
  if (completed === 0) return 'before'
  return completed < games ? 'running' : 'over'
}

/** The season that a home page shows between seasons: the last one that ended; undefined before the first. Seasons come newest first. */
export const seasonBefore = (seasons: readonly PublicSeason[]): PublicSeason | undefined => seasons.find(({ active }) => !active)
