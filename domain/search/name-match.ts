import type { WordFit } from './word-fit'

/** A part of what is sought: one word, or two beside each other written as one (`de andre` finds `DeAndre`). */
export type SoughtPart = { readonly first: number; readonly last: number; readonly text: string }

/** A part of a name: one word of it, or two beside each other (`deandre` finds `De Andre`). `beside` is a word that is not in the name itself. */
export type NamePart = { readonly first: number; readonly last: number; readonly text: string; readonly beside?: true }

/** Which part of a name was found by which fit. */
export type FoundPart = { readonly part: NamePart; readonly fit: WordFit }

export type NameMatch = { readonly slips: number; readonly cost: number; readonly parts: readonly FoundPart[] }

/** How a sought part fits a part of a name; undefined where it does not. */
export type FitOf = (sought: SoughtPart, part: NamePart) => WordFit | undefined

/** Words beside a name help to find it, and say less than those in it. */
const COST_BESIDE = 3
/** The words of a name in another order: `Curry Stephen`. */
const COST_OF_ORDER = 1

const NOTHING: NameMatch = { slips: 0, cost: 0, parts: [] }

/** The better of two matches first. */
export const compareMatches = (a: Omit<NameMatch, 'parts'>, b: Omit<NameMatch, 'parts'>): number =>
  a.slips - b.slips || a.cost - b.cost

const overlap = (a: NamePart, b: NamePart) => !a.beside && !b.beside && a.first <= b.last && b.first <= a.last

const isFree = (part: NamePart, { parts }: NameMatch) => parts.every(found => found.part !== part && !overlap(found.part, part))

const isBehind = (part: NamePart, { parts }: NameMatch) => parts.every(found => found.part.beside || found.part.last < part.first)

const extendMatch = (match: NameMatch, part: NamePart, fit: WordFit): NameMatch => {
  const more = part.beside ? COST_BESIDE : isBehind(part, match) ? 0 : COST_OF_ORDER
  return { slips: match.slips + fit.slips, cost: match.cost + fit.cost + more, parts: [...match.parts, { part, fit }] }
}

/**
 * The best match of everything that is sought with different parts of one name; undefined where a word has none, or none is in
 * the name itself.
 */
export const matchName = (sought: readonly SoughtPart[], name: readonly NamePart[], fitOf: FitOf): NameMatch | undefined => {
  const words = Math.max(...sought.map(({ last }) => last), -1) + 1
  let best: NameMatch | undefined
  const from = (word: number, match: NameMatch): void => {
    if (best && compareMatches(match, best) >= 0) return
    if (word === words) {
      if (match.parts.some(({ part }) => !part.beside)) best = match
      return
    }
    for (const one of sought)
      if (one.first === word)
        for (const part of name) {
          const fit = isFree(part, match) ? fitOf(one, part) : undefined
          if (fit) from(one.last + 1, extendMatch(match, part, fit))
        }
  }
  from(0, NOTHING)
  return best
}
