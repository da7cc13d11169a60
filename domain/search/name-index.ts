import { foldedName } from '../players/duplicates/folded-name'
import { compareMatches, matchName, type FitOf, type FoundPart, type NamePart, type SoughtPart } from './name-match'
import { soughtWords } from './sought-words'
import { letterSet } from './slips'
import { beginningFit, fitsOf, type ComparedWord, type WordFit } from './word-fit'

/** A word of a name as it is compared, and where in the name it is written. */
export type NameWord = { readonly text: string; readonly from: number; readonly to: number }

const WRITTEN_WORD = /[\p{L}\p{N}\p{M}'’`.]+/gu

/** The words of a name in their order: `Karl-Anthony O’Neal` has three. */
export const nameWords = (name: string): readonly NameWord[] =>
  [...name.matchAll(WRITTEN_WORD)].flatMap(({ 0: written, index }) => {
    const text = foldedName(written)
    return text === '' ? [] : [{ text, from: index, to: index + written.length }]
  })

/** How much of a written word makes so many letters of the compared one: one letter may be compared as two (`ß`). */
export const writtenLength = (written: string, letters: number): number => {
  const characters = [...written]
  const enough = characters.findIndex((_, i) => foldedName(characters.slice(0, i + 1).join('')).length >= letters)
  return enough === -1 ? written.length : characters.slice(0, enough + 1).join('').length
}

/** Something that can be found by its name. */
export type SearchEntry<Thing> = {
  readonly thing: Thing
  readonly name: string
  /** Further words that help to find it: the team of a player, the abbreviation of a team. */
  readonly beside?: readonly string[]
}

/** A stretch of a name, in characters of it: where it begins, and where it ends. */
export type Mark = readonly [from: number, to: number]

export type Found<Thing> = { readonly thing: Thing; readonly name: string; readonly marks: readonly Mark[] }

type Entry<Thing> = {
  readonly named: SearchEntry<Thing>
  readonly words: readonly NameWord[]
  readonly parts: readonly NamePart[]
}

type IndexedWord = ComparedWord & { readonly places: readonly number[] }

/** Names, ready to be searched: the entries, and where among them each word is. */
export type NameIndex<Thing> = {
  readonly entries: readonly Entry<Thing>[]
  /** Single words of names. */
  readonly words: readonly IndexedWord[]
  /** Two words as one, and words beside names. */
  readonly others: readonly IndexedWord[]
}

const pairsOf = (words: readonly string[]) =>
  words.slice(1).map((word, i) => ({ first: i, last: i + 1, text: `${words[i] ?? ''}${word}` }))

const partsOf = (words: readonly string[]) => [...words.map((text, i) => ({ first: i, last: i, text })), ...pairsOf(words)]

const entryOf = <Thing>(named: SearchEntry<Thing>): Entry<Thing> => {
  const words = nameWords(named.name)
  const beside = (named.beside ?? []).flatMap(nameWords).map(({ text }) => ({ first: -1, last: -1, text, beside: true as const }))
  return { named, words, parts: [...partsOf(words.map(({ text }) => text)), ...beside] }
}

const isPair = ({ first, last }: NamePart | SoughtPart) => first !== last

const isWord = (part: NamePart) => !isPair(part) && part.beside !== true

const indexedWords = (entries: readonly Entry<unknown>[], wanted: (part: NamePart) => boolean): readonly IndexedWord[] => {
  const places = new Map<string, number[]>()
  entries.forEach(({ parts }, place) => {
    for (const part of parts) {
      if (!wanted(part)) continue
      const others = places.get(part.text)
      if (others === undefined) places.set(part.text, [place])
      else if (others.at(-1) !== place) others.push(place)
    }
  })
  return [...places].map(([text, at]) => ({ text, letters: letterSet(text), places: at }))
}

export const nameIndex = <Thing>(all: readonly SearchEntry<Thing>[]): NameIndex<Thing> => {
  const entries = all.map(entryOf)
  return { entries, words: indexedWords(entries, isWord), others: indexedWords(entries, part => !isWord(part)) }
}

/** What a sought part fits, and where that is. */
type Fits = {
  readonly words: ReadonlyMap<string, WordFit>
  readonly others: ReadonlyMap<string, WordFit>
  readonly places: ReadonlySet<number>
}

/** Two words as one, and words beside a name, must be what is sought, or begin so. */
const fitsIn = ({ words, others }: NameIndex<unknown>, sought: SoughtPart): Fits => {
  const places = new Set<number>()
  const fitting = (all: readonly IndexedWord[], fitOf: (word: ComparedWord) => WordFit | undefined) => {
    const fits = new Map<string, WordFit>()
    for (const word of all) {
      const fit = fitOf(word)
      if (fit === undefined) continue
      fits.set(word.text, fit)
      for (const place of word.places) places.add(place)
    }
    return fits
  }
  const begins = ({ text }: ComparedWord) => beginningFit(sought.text, text)
  return {
    words: fitting(words, isPair(sought) ? begins : fitsOf(sought.text)),
    others: isPair(sought) ? new Map() : fitting(others, begins),
    places,
  }
}

/** The entries that have something for every word that is sought. */
const candidates = (sought: readonly SoughtPart[], placesOf: (part: SoughtPart) => ReadonlySet<number>): readonly number[] => {
  const words = sought.filter(part => !isPair(part))
  const ofWords = words.map(({ first }) => sought.filter(part => part.first <= first && first <= part.last).map(placesOf))
  const [least = [], ...others] = ofWords.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  return [...new Set(least.flatMap(places => [...places]))].filter(place =>
    others.every(sets => sets.some(set => set.has(place))),
  )
}

const sizeOf = (sets: readonly ReadonlySet<number>[]) => sets.reduce((sum, { size }) => sum + size, 0)

const marksIn = (name: string, words: readonly NameWord[], { part, fit }: FoundPart): Mark[] => {
  const [first, last] = [words[part.first], words[part.last]]
  if (part.beside || first === undefined || last === undefined) return []
  if (first !== last) return [[first.from, last.to]]
  const written = name.slice(first.from, first.to)
  const from = fit.from === 0 ? 0 : writtenLength(written, fit.from)
  return [[first.from + from, first.from + writtenLength(written, fit.from + fit.letters)]]
}

/** What is left of a name: a shorter one is nearer to what was sought. */
const restOf = ({ words }: Entry<unknown>, parts: readonly FoundPart[]) =>
  words.length - parts.reduce((sum, { part }) => sum + (part.beside ? 0 : part.last - part.first + 1), 0)

/**
 * What has a name that fits a text, the best first, where equal in the order of the index: accents, case and the order of the
 * words do not matter, short forms of first names are known, one or two letters may be mistaken. Of what fits, that with
 * the fewest mistaken letters.
 */
export const findNames = <Thing>(index: NameIndex<Thing>, text: string): readonly Found<Thing>[] => {
  const sought = partsOf(soughtWords(text))
  if (sought.length === 0) return []
  const found = new Map(sought.map(part => [part, fitsIn(index, part)]))
  const fitOf: FitOf = (part, ofName) => found.get(part)?.[isWord(ofName) ? 'words' : 'others'].get(ofName.text)
  const matches = candidates(sought, part => found.get(part)?.places ?? new Set()).flatMap(place => {
    const entry = index.entries[place]
    const match = entry && matchName(sought, entry.parts, fitOf)
    return match ? [{ place, entry, match, rest: restOf(entry, match.parts) }] : []
  })
  const fewest = Math.min(...matches.map(({ match }) => match.slips))
  return matches
    .filter(({ match }) => match.slips === fewest)
    .sort((a, b) => compareMatches(a.match, b.match) || a.rest - b.rest || a.place - b.place)
    .map(({ entry: { named, words }, match }) => ({
      thing: named.thing,
      name: named.name,
      marks: match.parts.flatMap(part => marksIn(named.name, words, part)).sort(([a], [b]) => a - b),
    }))
}
