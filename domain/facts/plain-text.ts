/** Letters that are no plain letter with a mark, as people type them who have no such key. */
const TYPED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', '’': "'" }

/** A text as it is compared with what somebody types: small letters without accents. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđðıæœß’]/g, letter => TYPED[letter] ?? letter)

/** Whether a text holds every word, or part of one, that somebody typed, in whatever case, accent and order. */
export const holdsWords = (text: string, typed: string): boolean => {
  const plain = plainText(text)
  return plainText(typed)
    .split(/\s+/)
    .every(word => plain.includes(word))
}
