import type { TeamId } from '../ids/kinds'
import type { GameDetails } from './events'
import { isCalledOff } from './needs-score'

/** When and where a game is played, and by whom. */
export type PlacedGame = Pick<GameDetails, 'date' | 'time' | 'location' | 'status'> & {
  readonly id: number
  readonly teams: readonly TeamId[]
}

/** Another game at the same time, and what both need: a team, or the place. */
export type Clash = { readonly with: number; readonly team: TeamId | null }

const placeOf = ({ location }: PlacedGame) => location?.trim().toLowerCase() || null

const isAtSameTime = (one: PlacedGame, other: PlacedGame) =>
  one.id !== other.id && one.date !== null && one.date === other.date && one.time !== null && one.time === other.time

/** The games that cannot be played beside this one; none for a game that was called off, and none with one. */
export const clashesOf = (game: PlacedGame, games: readonly PlacedGame[]): readonly Clash[] =>
  [game, ...games]
    .filter(other => isAtSameTime(game, other) && !isCalledOff(game.status) && !isCalledOff(other.status))
    .flatMap((other): Clash[] => {
      const team = game.teams.find(one => other.teams.includes(one)) ?? null
      const isSamePlace = placeOf(game) !== null && placeOf(game) === placeOf(other)
      return team !== null || isSamePlace ? [{ with: other.id, team }] : []
    })
