import { longDate, timeOfDay } from '../facts/wall-time'
import type { GameSlot } from '../games/events'
import type { GameId, TeamId } from '../ids/kinds'
import { slotInWords, unavailableSlotAt, type UnavailableSlot } from './slots'

/** A game with its teams, and when and where it is played. */
export type PlacedGame = GameSlot & { readonly id: GameId; readonly home: TeamId; readonly away: TeamId }

/** What a date, time and place is held against. */
export type Surroundings = {
  /** All other games of the season. */
  readonly games: readonly PlacedGame[]
  readonly unavailable: (team: TeamId) => readonly UnavailableSlot[]
  /** Whether a date is in a week off. */
  readonly isOff: (date: string) => boolean
}

/** Why a game cannot be where it is: `other` is the game in the way, `slot` the unavailable one. */
export type Conflict = { readonly game: GameId } & (
  | { readonly rule: 'twice'; readonly team: TeamId; readonly date: string; readonly time: string; readonly other: GameId }
  | { readonly rule: 'unavailable'; readonly team: TeamId; readonly slot: UnavailableSlot }
  | { readonly rule: 'week-off'; readonly date: string }
  | {
      readonly rule: 'location'
      readonly location: string
      readonly date: string
      readonly time: string
      readonly other: GameId
    }
)

const teamsOf = ({ home, away }: PlacedGame): readonly [TeamId, TeamId] => [home, away]

const withOthers = (game: PlacedGame, date: string, time: string, { games }: Surroundings): Conflict[] =>
  games
    .filter(other => other.id !== game.id && other.date === date && other.time === time)
    .flatMap(other => {
      const twice = teamsOf(game)
        .filter(team => teamsOf(other).includes(team))
        .map(team => ({ game: game.id, rule: 'twice' as const, team, date, time, other: other.id }))
      const { location } = game
      if (location === null || other.location !== location) return twice
      return [...twice, { game: game.id, rule: 'location' as const, location, date, time, other: other.id }]
    })

/** Everything that is in the way of a game where it is now: a team twice at a time, unavailable, a week off, a taken place. */
export const conflictsOf = (game: PlacedGame, around: Surroundings): readonly Conflict[] => {
  const { date, time } = game
  if (date === null) return []
  const off: Conflict[] = around.isOff(date) ? [{ game: game.id, rule: 'week-off', date }] : []
  if (time === null) return off
  const unavailable = teamsOf(game).flatMap((team): Conflict[] => {
    const slot = unavailableSlotAt(around.unavailable(team), { date, time })
    return slot === undefined ? [] : [{ game: game.id, rule: 'unavailable', team, slot }]
  })
  return [...withOthers(game, date, time, around), ...unavailable, ...off]
}

/** A conflict in a sentence: `Ohana play another game on January 4, 2026 at 6:00 PM.` */
export const conflictInWords = (conflict: Conflict, nameOf: (team: TeamId) => string): string => {
  switch (conflict.rule) {
    case 'twice':
      return `${nameOf(conflict.team)} play another game on ${longDate(conflict.date)} at ${timeOfDay(conflict.time)}.`
    case 'unavailable':
      return `${nameOf(conflict.team)} cannot play ${slotInWords(conflict.slot)}.`
    case 'week-off':
      return `The week of ${longDate(conflict.date)} is off.`
    case 'location':
      return `Another game is at ${conflict.location} on ${longDate(conflict.date)} at ${timeOfDay(conflict.time)}.`
  }
}
