import { formatInTimeZone } from 'date-fns-tz'
import { daysAfter } from '@fullcourt/domain/facts/days'
import type { ScorerGames } from '@fullcourt/domain/scorers/events'
import { beginningOf } from '../moment'

/** The day of what may be scored, in which a link ends unless it is said otherwise; a game that has no day yet, or had it, is of today. */
export const dayOfGames = (games: ScorerGames, dateOfGame: string | null, today: string): string => {
  switch (games.kind) {
    case 'game':
      return dateOfGame !== null && dateOfGame > today ? dateOfGame : today
    case 'place':
      return games.day
    case 'team':
      return games.to
  }
}

/** When a link ends (ISO 8601 in UTC): at the end of its last day in a zone. */
export const endOfLink = (lastDay: string, zone: string): string =>
  new Date(beginningOf(daysAfter(lastDay, 1), zone)).toISOString()

/** A moment (ISO 8601) in words of the API: with the zone's offset. */
export const inZone = (moment: string, zone: string): string => formatInTimeZone(moment, zone, "yyyy-MM-dd'T'HH:mm:ssxxx")

/** The day of a moment in a zone. */
export const wallDay = (moment: string, zone: string): string => formatInTimeZone(moment, zone, 'yyyy-MM-dd')

/** The last day on which a link opens that ends then. */
export const lastDayOf = (ends: string, zone: string): string => wallDay(new Date(Date.parse(ends) - 1).toISOString(), zone)
