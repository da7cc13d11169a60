/** Letters that are no base letter with an accent, and what they are written as without. */
const LIGATURES: { readonly [letter: string]: string } = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A part of a name as it is compared: small letters without accents, words parted by one blank, nothing but letters and digits. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßłđðþı]/gu, letter => LIGATURES[letter] ?? letter)
    .replace(/['’`.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
