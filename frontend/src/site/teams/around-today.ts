type Game = { readonly completed: boolean }

/** The games of a team, folded around the present: what is shown at once, and what is long past or far ahead. */
export type Collapsed<G> = {
  readonly earlier: readonly G[]
  readonly open: readonly G[]
  readonly later: readonly G[]
  /** Nothing comes any more: the newest game is shown first. */
  readonly isOver: boolean
}

const resultsOpen = 5
const openAtMost = 12

/** How many games there are up to the last that is completed. */
export const playedCount = (games: readonly Game[]) => games.findLastIndex(game => game.completed) + 1

/** The last results and the next games are shown at once; the games come in the order in which they are played. */
export const aroundToday = <G extends Game>(games: readonly G[], next = playedCount(games)): Collapsed<G> => {
  const left = games.length - next
  const start = Math.max(0, next - Math.max(resultsOpen, openAtMost - left))
  return {
    earlier: games.slice(0, start),
    open: games.slice(start, start + openAtMost),
    later: games.slice(start + openAtMost),
    isOver: left <= 0 && next > 0,
  }
}
