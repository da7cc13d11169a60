import { groupBy } from '../facts/group-by'
import {
  conflictsOf,
  keyOfConflict,
  newConflicts,
  type Conflict,
  type PlacedGame,
  type Surroundings,
} from '../schedules/conflicts'

/** A game that an import would add or move, with its line in `games.csv`. */
export type ImportedGame = { readonly line: number; readonly game: PlacedGame; readonly isPlayed: boolean }

export type ImportedConflict = { readonly line: number; readonly conflict: Conflict }

/** What a game that was played can still have wrong. How a schedule is planned says nothing about it any more. */
const RULES_OF_PLAYED: readonly Conflict['rule'][] = ['same-time', 'location', 'season']

/** More games than leagues have in a day: of a file that says so a game is held against the first of them, which bounds the time. */
const MOST_OF_DAY = 500

const daysOf = (games: readonly PlacedGame[]): ReadonlyMap<string | null, readonly PlacedGame[]> =>
  new Map(groupBy(games, ({ date }) => date ?? '').map(onDay => [onDay[0].date, onDay.slice(0, MOST_OF_DAY)]))

/**
 * What would be in the way of each imported game, in their order, when all of them are where the files say; what is in the way of it
 * now is not said again. Games that are in each other's way have one conflict, at the first of them. Each game is held against its day.
 */
export function* gameConflicts(
  imported: readonly ImportedGame[],
  around: Surroundings,
): Generator<readonly ImportedConflict[], void> {
  const moved = new Set(imported.map(({ game }) => game.id))
  const before = new Map(around.games.filter(({ id }) => moved.has(id)).map(game => [game.id, game]))
  const daysBefore = daysOf(around.games)
  const days = daysOf([...around.games.filter(({ id }) => !moved.has(id)), ...imported.map(({ game }) => game)])
  const on = (game: PlacedGame, of: typeof days) => conflictsOf(game, { ...around, games: of.get(game.date) ?? [] })
  const said = new Set<string>()
  for (const { line, game, isPlayed } of imported) {
    const was = before.get(game.id)
    const found = newConflicts(was ? on(was, daysBefore) : [], on(game, days))
      .filter(({ rule }) => !isPlayed || RULES_OF_PLAYED.includes(rule))
      .filter(conflict => !said.has(keyOfConflict(conflict)))
    for (const conflict of found) said.add(keyOfConflict(conflict))
    yield found.map(conflict => ({ line, conflict }))
  }
}
