type Game = { readonly id: number }

/** A row of a list of this visit. */
export type VisitRow<One extends Game> = {
  /** As it was in the last answer that held it. */
  readonly game: One
  /** As it was when the row came. */
  readonly first: One
  /** The last answer does not hold it any more: it has a score by now, was moved or deleted. */
  readonly left: boolean
}

/**
 * The rows of a visit after another answer: every row keeps its place, also when the answer does not hold it any more; new ones come
 * after the others, so that nothing moves under a finger. The same rows where nothing changed.
 */
export const rowsAfter = <One extends Game>(rows: readonly VisitRow<One>[], games: readonly One[]): readonly VisitRow<One>[] => {
  const now = new Map(games.map(game => [game.id, game]))
  const known = new Set(rows.map(({ game }) => game.id))
  const kept = rows.map(row => {
    const game = now.get(row.game.id)
    const left = game === undefined
    return left === row.left && (left || game === row.game) ? row : { ...row, game: game ?? row.game, left }
  })
  const added = games.filter(({ id }) => !known.has(id)).map(game => ({ game, first: game, left: false }))
  return added.length === 0 && kept.every((row, place) => row === rows[place]) ? rows : [...kept, ...added]
}
