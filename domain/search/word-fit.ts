import { longForms } from '../players/duplicates/nicknames'
import { letterSet, mayBeWithin, slipsBetween } from './slips'

/** How a sought word fits a word of a name. */
export type WordFit = {
  /** What makes the fit worse than an equal word, which costs nothing. */
  readonly cost: number
  /** Letters that were mistaken. */
  readonly slips: number
  /** So many letters of the word, from `from` on, are what was sought. */
  readonly from: number
  readonly letters: number
}

/** A word of a name, as it is compared, with its `letterSet`. */
export type ComparedWord = { readonly text: string; readonly letters: number }

/** The shortest sought words in which one letter, and two, may be mistaken. */
const SHORTEST_WITH_SLIP = 4
const SHORTEST_WITH_TWO_SLIPS = 7
/** The shortest sought word that is looked for inside of another. */
const SHORTEST_INSIDE = 3

const COSTS = { beginning: 1, shortForm: 2, inside: 4, slip: 3, beginningWithSlip: 1 } as const

const HAS_DIGIT = /\p{N}/u

/** A number in a name is no slip: `Guest 1` and `Guest 2` are two. */
const mostSlipsIn = (sought: string) => {
  if (sought.length < SHORTEST_WITH_SLIP || HAS_DIGIT.test(sought)) return 0
  return sought.length < SHORTEST_WITH_TWO_SLIPS ? 1 : 2
}

const typingMistake = (sought: string, word: string, most: number): WordFit | undefined => {
  const slips = HAS_DIGIT.test(word) ? undefined : slipsBetween(sought, word, most)
  if (slips === undefined) return undefined
  const isWhole = slips.whole <= slips.beginning
  const count = isWhole ? slips.whole : slips.beginning
  const cost = count * COSTS.slip + (isWhole ? 0 : COSTS.beginningWithSlip)
  return { cost, slips: count, from: 0, letters: isWhole ? word.length : Math.min(word.length, sought.length) }
}

/** How a sought text fits a word that it is, or that begins with it; a single letter always stands for a beginning. */
export const beginningFit = (sought: string, word: string): WordFit | undefined =>
  word.startsWith(sought)
    ? { cost: word === sought && sought.length > 1 ? 0 : COSTS.beginning, slips: 0, from: 0, letters: sought.length }
    : undefined

/** How a sought word fits words of names, both as they are compared; undefined where it does not. */
export const fitsOf = (sought: string): ((word: ComparedWord) => WordFit | undefined) => {
  const long = longForms(sought)
  const most = mostSlipsIn(sought)
  const letters = letterSet(sought)
  const isShortForm = (word: string) => long.includes(word) || longForms(word).some(form => long.includes(form))
  return ({ text, letters: ofWord }) => {
    const at = text.indexOf(sought)
    if (at === 0) return beginningFit(sought, text)
    if (isShortForm(text)) return { cost: COSTS.shortForm, slips: 0, from: 0, letters: text.length }
    if (at > 0 && sought.length >= SHORTEST_INSIDE) return { cost: COSTS.inside, slips: 0, from: at, letters: sought.length }
    return most > 0 && mayBeWithin(most, letters, ofWord) ? typingMistake(sought, text, most) : undefined
  }
}
