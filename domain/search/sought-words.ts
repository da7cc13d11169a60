import { foldedName } from '../players/duplicates/folded-name'

/** The longest text that is looked for, in characters, and the most words of it. */
export const LONGEST_SEARCH = 100
const MOST_WORDS = 6

/** What is sought, as it is compared; the first words of a longer text. */
export const soughtWords = (text: string): readonly string[] =>
  foldedName(text.slice(0, LONGEST_SEARCH)).split(' ').filter(Boolean).slice(0, MOST_WORDS)
