import { refuse, type Refusal } from '../facts/decision'
import { enumeration } from '../history/words'
import { labelOfMatchup } from './matchup-label'
import type { Division, LockableDivisions } from './state'

/** What is said of a division that has bracket games (docs/brackets.md#locked-divisions). */
export const LOCKED_ORDER = 'Delete all bracket games before reordering teams in this division.'

/** So many games are named in a refusal; of the others it says how many there are. */
const NAMED_GAMES = 5

/** The bracket games of divisions in words: `Semifinal 1 (game 41) and Final (game 43)`; undefined where there are none. */
const bracketGames = ({ games }: LockableDivisions, divisions: readonly Division[]): string | undefined => {
  const named = divisions.flatMap(({ id, teams }) =>
    [...(games.get(id) ?? [])].map(([matchup, game]) => {
      const label = labelOfMatchup(teams.length, matchup)
      return label === null ? `game ${game}` : `${label} (game ${game})`
    }),
  )
  if (named.length === 0) return undefined
  const rest = named.length - NAMED_GAMES
  return enumeration(rest > 0 ? [...named.slice(0, NAMED_GAMES), `${rest} more`] : named)
}

export const isLocked = ({ games }: Pick<LockableDivisions, 'games'>, { id }: Pick<Division, 'id'>): boolean =>
  (games.get(id)?.size ?? 0) > 0

/** Refuses `doing` while the division has bracket games: `adding teams to this division`. */
export const refuseLocked = (state: LockableDivisions, division: Division, doing: string): Refusal | undefined => {
  const games = bracketGames(state, [division])
  return games === undefined ? undefined : refuse('conflict', `Delete all bracket games before ${doing}: ${games}.`)
}

/** Refuses to take teams out of their league while one of their divisions has bracket games; `what`: `the team leaves its league`. */
export const refuseLeaving = (state: LockableDivisions, divisions: readonly Division[], what: string): Refusal | undefined => {
  const locked = divisions.filter(division => isLocked(state, division))
  const games = bracketGames(state, locked)
  if (games === undefined) return undefined
  const named = `${locked.length === 1 ? 'division' : 'divisions'} ${enumeration(locked.map(({ name }) => name))}`
  return refuse('conflict', `Delete all bracket games of the ${named} before ${what}: ${games}.`)
}
