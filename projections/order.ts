import type { ListPlace } from './projection'

const ID_DIGITS = 12

/** An id as a text of fixed length, so that the order of texts is the order of numbers. */
export const padId = (id: number): string => String(id).padStart(ID_DIGITS, '0')

/** A place in the list of that key, in the order of ids. */
export const placeById = (key: number | string, id: number): ListPlace => ({ key: String(key), order: padId(id) })
