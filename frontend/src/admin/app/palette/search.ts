import { plainText } from '@fullcourt/domain/facts/plain-text'

/** Something that can be looked for: the words of its name, and those that distinguish it from others of the name. */
export type Searchable = {
  /** Stays the same from visit to visit. */
  readonly key: string
  readonly name: readonly string[]
  readonly about: readonly string[]
}

/** The words of a text as they are compared: small letters without accents, and digits. */
export const wordsOf = (text: string): readonly string[] =>
  plainText(text)
    .replace(/'/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How far a word is from what was typed: it is the word, begins it, is inside it; undefined where it is not in it. */
const distance = (word: string, typed: string): number | undefined => {
  const at = word.indexOf(typed)
  if (at < 0) return undefined
  if (at > 0) return 4
  return word.length === typed.length ? 0 : 1
}

/** What a word of `about` is worth less than one of the name. */
const ABOUT = 6

const nearest = (words: readonly string[], typed: string, start: number): number | undefined => {
  let found: number | undefined
  for (const word of words) {
    const far = distance(word, typed)
    if (far !== undefined && (found === undefined || far + start < found)) found = far + start
  }
  return found
}

/** How far something is from what was typed, 0 the nearest; undefined where one of the words is nowhere in it. */
const distanceOf = ({ name, about }: Searchable, typed: readonly string[]): number | undefined => {
  let sum = 0
  for (const word of typed) {
    const far = nearest(name, word, 0) ?? nearest(about, word, ABOUT)
    if (far === undefined) return undefined
    sum += far
  }
  // Of two that fit equally, the one of which less is left over.
  return sum + Math.max(0, name.length - typed.length) / 100
}

export type Search<Thing> = {
  readonly things: readonly Thing[]
  readonly text: string
  /** Keys of what was chosen lately, the latest first: before others that fit as well. */
  readonly recent: readonly string[]
  /** How many are found at most. */
  readonly most: number
}

/**
 * The things that have every word of the text, or a part of it, in any order and whatever the accents: the nearest first, of
 * equals those chosen lately, then in the order given. A text without a word finds those chosen lately, then the first.
 */
export const search = <Thing extends Searchable>({ things, text, recent, most }: Search<Thing>): readonly Thing[] => {
  const typed = wordsOf(text)
  const lately = new Map(recent.map((key, place) => [key, place]))
  const place = ({ key }: Thing) => lately.get(key) ?? recent.length
  const found: { readonly thing: Thing; readonly far: number }[] = []
  for (const thing of things) {
    const far = typed.length === 0 ? 0 : distanceOf(thing, typed)
    if (far !== undefined) found.push({ thing, far })
  }
  return found
    .sort(
      (one, other) => Math.floor(one.far) - Math.floor(other.far) || place(one.thing) - place(other.thing) || one.far - other.far,
    )
    .slice(0, most)
    .map(({ thing }) => thing)
}
