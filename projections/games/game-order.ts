import type { GameDetails } from '@fullcourt/domain/games/events'
import type { TeamResult } from '@fullcourt/domain/games/team-result'
import type { EntryId, GameId } from '@fullcourt/domain/ids/kinds'
import { padId } from '../order'

/** Later than every date and time. */
const NO_DATE = '9999-99-99'
const NO_TIME = '99:99'

/** Before the first game whose day is to be decided: a bound of lists in this order. */
export const BEFORE_UNDATED = NO_DATE

/** How much of an order is the date. */
export const DATE_LENGTH = NO_DATE.length

/** The game that an order places. */
export const gameOfOrder = (order: string): GameId => Number(order.slice(order.lastIndexOf(' ') + 1))

/** The date with which an order begins; null where there is none. */
export const dateOfOrder = (order: string): string | null => {
  const date = order.slice(0, DATE_LENGTH)
  return date === NO_DATE ? null : date
}

/** Places a game by date, time and id; one without a date, or without a time on its date, comes last. */
export const gameOrder = ({ date, time }: Pick<GameDetails, 'date' | 'time'>, game: GameId): string =>
  `${date ?? NO_DATE} ${time ?? NO_TIME} ${padId(game)}`

/** How long an order is. */
export const ORDER_LENGTH = gameOrder({ date: null, time: null }, 0).length

/** The order of a completed game in the results of a team: that of games, and how it ended for that team. */
export const resultOrder = (details: Pick<GameDetails, 'date' | 'time'>, game: GameId, result: TeamResult): string =>
  `${gameOrder(details, game)} ${result}`

/** How long such an order is. */
const RESULT_ORDER_LENGTH = ORDER_LENGTH + ' W'.length

const isResult = (text: string): text is TeamResult => text === 'W' || text === 'L' || text === 'T'

/** The result with which such an order ends; null of one that has none, as earlier versions of the list. */
export const resultOfOrder = (order: string): TeamResult | null => {
  const last = order.slice(RESULT_ORDER_LENGTH - 1)
  return isResult(last) ? last : null
}

/** How a game ended for an entry. */
export type EntryResult = readonly [EntryId, TeamResult]

/** The order of a completed game in the results of a league: that of games, and how it ended for both entries. */
export const leagueResultOrder = (
  details: Pick<GameDetails, 'date' | 'time'>,
  game: GameId,
  results: readonly EntryResult[],
): string => [gameOrder(details, game), ...results.map(([entry, result]) => `${entry}:${result}`)].join(' ')

/** The results with which such an order ends. */
export const resultsOfOrder = (order: string): readonly EntryResult[] =>
  order
    .slice(ORDER_LENGTH + 1)
    .split(' ')
    .flatMap(text => {
      const [entry, result = ''] = text.split(':')
      return isResult(result) ? [[Number(entry), result] as const] : []
    })
