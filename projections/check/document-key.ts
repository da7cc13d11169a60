/** Documents are told apart by 53 bits of a hash: two of a hundred million share one with a probability of one in two. */
export type DocumentKey = number

const HIGH = 2 ** 21

/** FNV-1a over the characters of a text. */
const hash = (text: string, seed: number): number => {
  let value = seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  // The high bits of FNV mix poorly where texts are short.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

export const documentKey = (model: string, id: string): DocumentKey => {
  const text = `${model}/${id}`
  return hash(text, 0x811c9dc5) * HIGH + (hash(text, 0x9747b28c) >>> 11)
}

/** Keys from one (inclusive) to another (exclusive). */
export type KeyRange = { readonly from: DocumentKey; readonly to: DocumentKey }

/** Greater than every key. */
export const END_OF_KEYS: DocumentKey = 2 ** 53

export const isKeyWithin = ({ from, to }: KeyRange, key: DocumentKey): boolean => key >= from && key < to

/** The lower half of a range. */
export const halfOf = ({ from, to }: KeyRange): KeyRange => ({ from, to: from + Math.floor((to - from) / 2) })
