import type { Colour, Colours } from './colour'
import { NAMED_COLOURS } from './named-colours'

/** Colours that look good together and differ from one another, for whoever has none yet. */
const PALETTE: readonly Colours[] = [
  ['#0c2340', '#f2b705'],
  ['#c8102e', '#ffffff'],
  ['#0a7d7d', '#ffffff'],
  ['#f36b1c', '#111111'],
  ['#5b2a86', '#f2b705'],
  ['#178a45', '#ffffff'],
  ['#111111', '#f2b705'],
  ['#1b5fd1', '#ffffff'],
  ['#7a1f2b', '#e3d5b8'],
  ['#6cb4ee', '#0c2340'],
  ['#ffd21f', '#111111'],
  ['#36424d', '#a4d007'],
  ['#c2187e', '#ffffff'],
  ['#0f4d2a', '#f2b705'],
  ['#6b4226', '#e3d5b8'],
  ['#00a3c4', '#111111'],
]

/** A number of a text that is always the same (FNV-1a). */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The colour that a word says: `red`, `blues`, `golden`. */
const colourIn = (word: string): Colour | undefined => NAMED_COLOURS.get(word) ?? NAMED_COLOURS.get(word.replace(/(?:s|en)$/, ''))

/**
 * Colours for a name, always the same for the same: the one that it has a word for (`Red Wolves`), else two that look good
 * together, the first of a palette whose main colour no other team of the league has.
 */
export const suggestedColours = (name: string, taken: readonly (readonly string[])[] = []): Colours => {
  const clean = name.normalize('NFC').trim().toLowerCase()
  const [named] = clean.split(/[^\p{L}\p{N}]+/u).flatMap(word => colourIn(word) ?? [])
  if (named !== undefined) return [named]
  const mains = new Set(taken.map(([main]) => main))
  const from = numberOf(clean) % PALETTE.length
  const inTurn = [...PALETTE.slice(from), ...PALETTE.slice(0, from)]
  return inTurn.find(([main = '']) => !mains.has(main)) ?? inTurn[0] ?? []
}
