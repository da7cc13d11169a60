import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { TodayAnswer, GameRowAnswer } from '../../../api/schema'
import { isMissing } from '../../../api/api-error'
import { hasScore } from '../games/list/score-text'
import { gameQuery } from '../games/queries'

type Game = { readonly id: number }

/** A row of a list of this visit. */
type VisitRow<One extends Game> = {
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

/** A game as its row shows it. */
export type ScoreRowState = {
  readonly game: GameRowAnswer
  /** It had no score when the row came: it is typed in, also after it has one. */
  readonly isTyped: boolean
  /** It was deleted meanwhile. */
  readonly isGone: boolean
}

type Rows = readonly VisitRow<GameRowAnswer>[]

/** Keeps the rows of this visit over all answers. */
const useRows = (games: readonly GameRowAnswer[]): Rows => {
  const [rows, setRows] = useState<Rows>(() => rowsAfter([], games))
  const next = rowsAfter(rows, games)
  if (next !== rows) setRows(next)
  return next
}

/** What became of games that left the answer without a score of mine: somebody else entered one, moved or deleted them. */
const useLeft = (rows: Rows) => {
  const left = rows.filter(row => row.left && !hasScore(row.game)).map(({ game }) => game.id)
  const found = useQueries({ queries: left.map(id => ({ ...gameQuery(id), retry: false })) })
  return new Map(left.map((id, place) => [id, found[place]]))
}

const noIds: ReadonlySet<number> = new Set()

/** The rows of today, and those of earlier games without a score; each stays where it is until the next visit. */
export const useScoreRows = (answer: TodayAnswer) => {
  const today = useRows(answer.games)
  // What the last visit left in memory may hold the scores that were entered in it.
  const [entered, setEntered] = useState(
    () => new Set(answer.unscored.filter(hasScore).map(({ id }) => id)) as ReadonlySet<number>,
  )
  if (entered.size > 0 && !answer.unscored.some(({ id }) => entered.has(id))) setEntered(noIds)
  const ofToday = new Set(today.map(({ game }) => game.id))
  const earlier = useRows(answer.unscored.filter(({ id }) => !ofToday.has(id) && !entered.has(id)))
  const left = useLeft([...today, ...earlier])

  const shown = ({ game, first }: Rows[number]): ScoreRowState => {
    const now = left.get(game.id)
    const is = now?.data?.game
    return {
      game: is ? { ...game, ...is, revision: is.revision ?? game.revision, mismatches: game.mismatches } : game,
      isTyped: !hasScore(first),
      isGone: isMissing(now?.error),
    }
  }
  return { games: today.map(shown), earlier: earlier.map(shown) }
}
