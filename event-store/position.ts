import type { Position } from './port'

const DIGITS = 20

/** The text of a place in the log; see `Position`. */
export const positionOf = (place: number | bigint): Position => String(place).padStart(DIGITS, '0')

/** Whether a value has the form of a position. */
export const isPosition = (value: unknown): value is Position => typeof value === 'string' && /^\d{20}$/.test(value)

/** The place that a position names. Throws a `RangeError` for any other text: it comes from no store. */
export const placeOf = (position: Position): bigint => {
  if (!isPosition(position)) throw new RangeError(`${JSON.stringify(position)} is no position: 20 digits are.`)
  return BigInt(position)
}
