import { refuse, type Refusal } from '../facts/decision'

/** An abbreviation has three letters or digits. */
export const ABBREVIATION_LENGTH = 3

const SPELLED: { readonly [letter: string]: string } = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', þ: 'th', ı: 'i' }
/** Words that say nothing of a team, as long as others are left. */
const ARTICLES = new Set(['the', 'a', 'an', 'of', 'and'])
const ROMAN = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
])

/** An abbreviation as it is stored: trimmed, upper case. */
export const cleanAbbreviation = (text: string): string => text.normalize('NFC').trim().toUpperCase()

/** Why a text is no abbreviation; undefined where it is one. */
export const abbreviationFault = (text: string): Refusal | undefined =>
  /^[\p{L}\p{N}]{3}$/u.test(cleanAbbreviation(text))
    ? undefined
    : refuse('invalid', `An abbreviation has ${ABBREVIATION_LENGTH} letters or digits.`)

const plain = (name: string): string =>
  [...name.normalize('NFD').toLowerCase()]
    .map(letter => SPELLED[letter] ?? letter)
    .join('')
    .replace(/[\p{M}'’.]/gu, '')
    .normalize('NFC')

/** The words of a name in lower case, without accents and, unless nothing else is left, without articles. */
const wordsOf = (name: string): readonly string[] => {
  const words = plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter(word => !ARTICLES.has(word))
  return telling.length > 0 ? telling : words
}

const first = (word: string | undefined, letters: number): string => [...(word ?? '')].slice(0, letters).join('')

const numberOf = (word: string): string | undefined => (/^\d{1,2}$/.test(word) ? String(Number(word)) : ROMAN.get(word))

/** What a numbered name comes to: `Team 2` is TE2, `Team 10` is T10. */
const numberedAbbreviation = (words: readonly string[]): string | undefined => {
  const number = words.length > 1 ? numberOf(words.at(-1) ?? '') : undefined
  return number === undefined ? undefined : first(words.slice(0, -1).join(''), ABBREVIATION_LENGTH - number.length) + number
}

/** The customary one: the number of a numbered team, the initials of three words, else the first three letters. */
const customary = (words: readonly string[]): string =>
  numberedAbbreviation(words) ??
  (words.length >= ABBREVIATION_LENGTH
    ? words
        .slice(0, ABBREVIATION_LENGTH)
        .map(word => first(word, 1))
        .join('')
    : first(words.join(''), ABBREVIATION_LENGTH))

/** Every abbreviation that a name could have, from the most telling to those that only count. */
function* candidatesOf(words: readonly string[]): Generator<string> {
  yield customary(words)
  const last = words.at(-1)
  if (words.length > 1) yield first(words[0], 1) + first(last, 2)
  if (words.length > 1) yield first(words[0], 2) + first(last, 1)
  const letters = [...words.join('')]
  for (let second = 1; second < letters.length; second += 1)
    for (let third = second + 1; third < letters.length; third += 1) yield `${letters[0]}${letters[second]}${letters[third]}`
  for (let count = 2; count < 1000; count += 1) yield first(letters.join(''), Math.max(0, 3 - String(count).length)) + count
}

const upper = (text: string) => text.toUpperCase()

/**
 * The abbreviation that a name comes to, none of those that are taken: `Fountain Valley Ballers` is FVB, `Montréal Alliance` is
 * MON. It is shorter only where the name has fewer than three letters.
 */
export const abbreviationOf = (name: string, taken: ReadonlySet<string> = new Set()): string => {
  const words = wordsOf(name)
  if (words.length === 0) return first(name.trim(), ABBREVIATION_LENGTH)
  for (const candidate of candidatesOf(words)) if (!taken.has(upper(candidate))) return upper(candidate)
  return upper(customary(words))
}

export type Abbreviated = { readonly name: string; readonly abbreviation: string | null }

const countByText = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/**
 * The abbreviations of teams that are shown together, in their order: chosen ones as they are, and for the others derived ones that
 * differ. Teams whose names begin alike are told apart by what follows, and the order of the list makes no difference.
 */
export const abbreviationsOf = (teams: readonly Abbreviated[]): readonly string[] => {
  const plainOnes = teams.map(({ name, abbreviation }) => abbreviation ?? abbreviationOf(name))
  const times = countByText(plainOnes)
  const taken = new Set(plainOnes)
  const clashing = teams.flatMap(({ name, abbreviation }, i) =>
    abbreviation === null && (times.get(plainOnes[i] ?? '') ?? 0) > 1 ? [{ name, i }] : [],
  )
  const resolved = new Map<number, string>()
  for (const { name, i } of clashing.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.i - b.i))) {
    const own = abbreviationOf(name, taken)
    taken.add(own)
    resolved.set(i, own)
  }
  return plainOnes.map((one, i) => resolved.get(i) ?? one)
}

/**
 * The abbreviations of teams that are shown together, by their ids, however often a team is among them: what `abbreviationsOf`
 * says of each team once.
 */
export const abbreviationsById = (teams: Iterable<Abbreviated & { readonly id: number }>): ReadonlyMap<number, string> => {
  const distinct = [...new Map([...teams].map(team => [team.id, team])).values()]
  const abbreviations = abbreviationsOf(distinct)
  return new Map(distinct.map(({ id }, i) => [id, abbreviations[i] ?? '']))
}
