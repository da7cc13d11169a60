import { foldedName } from '../players/duplicates/folded-name'

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
