import { isInherited, unknownField } from './unknown-field'

/** No call's body is nested deeper; what is would exhaust the stack of the code that walks it. */
const DEEPEST = 20

/** No thing of any call has more members; checks of a class look at every one of them. */
const MOST_MEMBERS = 200

/** Half of a character (a lone surrogate), which no text that a person typed contains and no store keeps as it is. */
const HALF_A_CHARACTER = /\p{Cs}/u

const HALF = 'A text holds half a character (a lone surrogate).'
const DEEP = 'The request is nested too deeply.'

const isHalf = (value: unknown) => typeof value === 'string' && HALF_A_CHARACTER.test(value)

/**
 * What is wrong with a body of any call, found before a class looks at it, in one pass over at most `most` values; undefined where
 * nothing is.
 */
export const bodyFault = (body: unknown, most: number): string | undefined => {
  let count = 0
  let level: readonly unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    const inside: unknown[] = []
    for (const value of level) {
      if (isHalf(value)) return HALF
      if (typeof value !== 'object' || value === null) continue
      if (depth >= DEEPEST) return DEEP
      const names = Array.isArray(value) ? [] : Object.keys(value)
      if (names.length > MOST_MEMBERS) return `The request has too many fields: one thing has at most ${MOST_MEMBERS}.`
      if (names.some(isHalf)) return HALF
      const reaching = names.find(isInherited)
      if (reaching !== undefined) return unknownField(reaching)
      const values: readonly unknown[] = Object.values(value)
      count += values.length
      if (count > most) return `The request has too many fields and entries: there may be ${most} altogether.`
      for (const one of values) inside.push(one)
    }
    level = inside
  }
  return undefined
}
