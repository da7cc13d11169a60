import type { ListPlace } from './projection'

/** How long an id is in an order. */
export const ID_DIGITS = 12

/** An id as a text of fixed length, so that the order of texts is the order of numbers. */
export const padId = (id: number): string => String(id).padStart(ID_DIGITS, '0')

/** A place in the list of that key, in the order of ids. */
export const placeById = (key: number | string, id: number): ListPlace => ({ key: String(key), order: padId(id) })

const BITS = new DataView(new ArrayBuffer(8))
const half = (at: number) => BITS.getUint32(at).toString(16).padStart(8, '0')

/** A positive number as a text of fixed length, so that the order of texts is the order of numbers, and equal texts are equal numbers. */
export const padNumber = (value: number): string => {
  BITS.setFloat64(0, value)
  return half(0) + half(4)
}
