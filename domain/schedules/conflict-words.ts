import { longDate, timeOfDay } from '../facts/wall-time'
import type { TeamId } from '../ids/kinds'
import type { Conflict, PlacedGame } from './conflicts'
import type { SeasonDates } from '../seasons/dates'
import { unavailableSlotInWords } from './slots'

type NameOf = (team: TeamId) => string

const matchup = ({ home, away }: PlacedGame, nameOf: NameOf): string => `${nameOf(away)} @ ${nameOf(home)}`

/** `Hawks @ Bulls, Gym 1` */
const withLocation = (game: PlacedGame, nameOf: NameOf): string =>
  game.location === null ? matchup(game, nameOf) : `${matchup(game, nameOf)}, ${game.location}`

const withTime = (game: PlacedGame, nameOf: NameOf): string =>
  game.time === null ? matchup(game, nameOf) : `${matchup(game, nameOf)}, ${timeOfDay(game.time)}`

const MOST_LISTED = 5

const listInWords = (games: readonly PlacedGame[], inWords: (game: PlacedGame) => string): string => {
  const more = games.length - MOST_LISTED
  return [...games.slice(0, MOST_LISTED).map(inWords), ...(more > 0 ? [`${more} more`] : [])].join('; ')
}

/** `from October 4, 2026 to March 28, 2027`, `until March 28, 2027` */
export const seasonInWords = ({ from, to }: SeasonDates): string => {
  if (from === null) return to === null ? '' : `until ${longDate(to)}`
  return to === null ? `from ${longDate(from)}` : `from ${longDate(from)} to ${longDate(to)}`
}

const slots = (count: number): string => (count === 1 ? '1 slot' : `${count} slots`)

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** A conflict in a sentence: `Bulls already play on January 4, 2026 at 7:00 PM (Hawks @ Bulls, Gym 1).` */
export const conflictInWords = (conflict: Conflict, nameOf: NameOf): string => {
  switch (conflict.rule) {
    case 'same-time': {
      const others = listInWords(conflict.others, game => withLocation(game, nameOf))
      return `${nameOf(conflict.team)} already play on ${longDate(conflict.date)} at ${timeOfDay(conflict.time)} (${others}).`
    }
    case 'per-day': {
      const others = listInWords(conflict.others, game => withTime(game, nameOf))
      return `${nameOf(conflict.team)} already play on ${longDate(conflict.date)} (${others}): a team plays at most ${times(conflict.most)} a day.`
    }
    case 'location': {
      const others = listInWords(conflict.others, game => matchup(game, nameOf))
      return `${conflict.location} is taken on ${longDate(conflict.date)} at ${timeOfDay(conflict.time)} (${others}).`
    }
    case 'slots': {
      const others = listInWords(conflict.others, game => matchup(game, nameOf))
      return `The schedule has ${slots(conflict.slots)} on ${longDate(conflict.date)} at ${timeOfDay(conflict.time)}, taken by ${others}.`
    }
    case 'unavailable':
      return `${nameOf(conflict.team)} cannot play ${unavailableSlotInWords(conflict.slot)}.`
    case 'bye':
      return `${nameOf(conflict.team)} have a bye in the week of ${longDate(conflict.date)}.`
    case 'week-off':
      return `The week of ${longDate(conflict.date)} is off.`
    case 'season':
      return `${longDate(conflict.date)} is outside of the season (${seasonInWords(conflict.season)}).`
  }
}
