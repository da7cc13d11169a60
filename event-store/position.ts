import type { Position } from './port'

const DIGITS = 20

/** The text of a place in the log; see `Position`. */
export const positionOf = (place: number | bigint): Position => String(place).padStart(DIGITS, '0')

/** The place that a position names. Throws a `RangeError` for any other text: it comes from no store. */
export const placeOf = (position: Position): bigint => {
  if (!/^\d{20}$/.test(position)) throw new RangeError(`${JSON.stringify(position)} is no position: 20 digits are.`)
  return BigInt(position)
}
