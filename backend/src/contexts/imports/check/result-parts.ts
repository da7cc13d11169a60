import type { GameFileRow } from '@fullcourt/domain/imports/rows'
import type { CheckResult } from './check-task'

/** Games and lines in a part: a whole season at once would hold up the thread that takes it for as long as it takes. */
export const LARGEST_PART = 4_000

/** A result of a check on its way out of its thread: its games come apart from the rest, which comes with the first part. */
export type ResultPart = {
  readonly rest: CheckResult | null
  readonly games: readonly GameFileRow[]
  readonly isLast: boolean
}

const gamesOf = (result: CheckResult): readonly GameFileRow[] => (result.kind === 'checked' ? result.rows.games : [])

const withGames = (result: CheckResult, games: readonly GameFileRow[]): CheckResult =>
  result.kind === 'checked' ? { ...result, rows: { ...result.rows, games } } : result

/** Where the part that begins at a game ends; a part has one game at least. */
const endOfPart = (games: readonly GameFileRow[], from: number): number => {
  let [end, size] = [from, 0]
  while (end < games.length && (end === from || size + 1 + (games[end]?.lines.length ?? 0) <= LARGEST_PART)) {
    size += 1 + (games[end]?.lines.length ?? 0)
    end += 1
  }
  return end
}

export function* resultParts(result: CheckResult): Generator<ResultPart, void> {
  const games = gamesOf(result)
  let end = 0
  let rest: CheckResult | null = withGames(result, [])
  do {
    const from = end
    end = endOfPart(games, from)
    yield { rest, games: games.slice(from, end), isLast: end === games.length }
    rest = null
  } while (end < games.length)
}

export const joinedParts = (parts: readonly ResultPart[]): CheckResult => {
  const [first] = parts
  if (!first?.rest) throw new Error('The first part of a result is missing.')
  return withGames(
    first.rest,
    parts.flatMap(({ games }) => games),
  )
}
