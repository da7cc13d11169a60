import type { GameDetails } from '@fullcourt/domain/games/events'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { padded } from '../order'

/** Later than every date and time. */
const NO_DATE = '9999-99-99'
const NO_TIME = '99:99'

/** How much of an order is the date. */
export const DATE_LENGTH = NO_DATE.length

/** The date with which an order begins; null where there is none. */
export const dateOfOrder = (order: string): string | null => {
  const date = order.slice(0, DATE_LENGTH)
  return date === NO_DATE ? null : date
}

/** Places a game by date, time and id; one without a date, or without a time on its date, comes last. */
export const gameOrder = ({ date, time }: Pick<GameDetails, 'date' | 'time'>, game: GameId): string =>
  `${date ?? NO_DATE} ${time ?? NO_TIME} ${padded(game)}`
