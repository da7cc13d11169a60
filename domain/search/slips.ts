/** How many letters have to be changed, added, left out or exchanged with their neighbour. */
export type Slips = {
  /** Until the sought word is the other one. */
  readonly whole: number
  /** Until it is a beginning of the other one. */
  readonly beginning: number
}

/** Which letters a word has, as bits; letters beyond a to z share theirs. */
export const letterSet = (word: string): number => {
  let letters = 0
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

const countOf = (letters: number): number => {
  let count = 0
  for (let left = letters; left !== 0; left &= left - 1) count += 1
  return count
}

/** Whether a word may be so few slips away from a sought one, by their letter sets: a quick no for nearly all words. */
export const mayBeWithin = (most: number, sought: number, word: number): boolean => countOf(sought & ~word) <= most

/** The slips between a sought word and another; undefined where there are more than `most` even to a beginning of it. */
export const slipsBetween = (sought: string, word: string, most: number): Slips | undefined => {
  const width = Math.min(word.length, sought.length + most)
  if (width < sought.length - most) return undefined
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, j) => j)
  for (let i = 1; i <= sought.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= width; j += 1) {
      const isSame = sought[i - 1] === word[j - 1]
      const cost = Math.min((above[j - 1] ?? 0) + (isSame ? 0 : 1), (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const isExchanged = i > 1 && j > 1 && sought[i - 1] === word[j - 2] && sought[i - 2] === word[j - 1]
      row.push(isExchanged ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost)
    }
    if (Math.min(...row) > most) return undefined
    before = above
    above = row
  }
  return { whole: width === word.length ? (above[width] ?? Infinity) : Infinity, beginning: Math.min(...above) }
}
