import { resultPointsOf } from '../order-rules/order-rule'
import type { TableOrder } from '../standings/step-figures'
import type { TableRecord } from '../standings/table-record'

/**
 * Who of a table goes on to the play-offs: the first so many of its order, once all games are over that its teams still play
 * (`toPlay` of their rows). A game against a team of another table counts in both (docs/standings.md#play-offs).
 */
export type PlayOffRace = {
  readonly rows: readonly TableRecord[]
  readonly order: TableOrder
  readonly places: number
}

/** The games that two teams still play against each other, by their places in the rows; `other` is null for teams of other tables. */
export type RemainingPair = { readonly one: number; readonly other: number | null; readonly games: number }

export const gamesLeft = ({ against }: TableRecord): number =>
  [...against.values()].reduce((sum, { toPlay = 0 }) => sum + toPlay, 0)

/** Each pair once, and the games of each team against other tables together. */
export const remainingPairs = (rows: readonly TableRecord[]): readonly RemainingPair[] => {
  const places = new Map(rows.map(({ entry }, place) => [entry, place]))
  return rows.flatMap(({ against }, one) => {
    const met = [...against].map(([entry, { toPlay = 0 }]) => ({ one, other: places.get(entry) ?? null, games: toPlay }))
    const outside = met.reduce((sum, { other, games }) => sum + (other === null ? games : 0), 0)
    return [...met.filter(({ other }) => other !== null && other > one), { one, other: null, games: outside }].filter(
      ({ games }) => games > 0,
    )
  })
}

/** Which results a game can still have, beside that one of the two wins it. */
export type PossibleResults = { readonly ties: boolean; readonly forfeits: boolean }

/** Ties are possible where they are worth points, or where there was one; forfeits matter where they are worth another loss. */
export const possibleResults = ({ rows, order }: PlayOffRace): PossibleResults => {
  const points = resultPointsOf(order.rule)
  return {
    ties: points !== undefined || rows.some(({ ties = 0 }) => ties > 0),
    forfeits: points !== undefined && points.forfeit !== points.loss,
  }
}
