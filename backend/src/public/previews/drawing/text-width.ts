/** How wide letters are in the faces of pictures, in parts of their height: enough to see whether a text fits. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\u200B-\u200F]/u, 0],
  [/[ .,:;'’!|iljtfI()[\]]/u, 0.28],
  [/[MWmw@%—…]/u, 0.72],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/\p{Script=Latin}|[0-9]|[\p{P}\p{S}]/u, 0.5],
]

/** Of the other face, which is wider. */
const OTHERS = 0.68

const widthOfCharacter = (character: string) => WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHERS

/** The width of a text, about, at a size in pixels; rather more than less. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((width, character) => width + widthOfCharacter(character), 0) * size

/** A text of a size that fits a width: smaller where it is long, and cut where that would be too small. */
export type Fitted = { readonly text: string; readonly size: number }

/** Below this share of its size a text is cut, not made smaller. */
const SMALLEST = 0.6

export const fitText = (text: string, size: number, width: number): Fitted => {
  const wanted = textWidth(text, size)
  if (wanted <= width) return { text, size }
  const fitting = (size * width) / wanted
  if (fitting >= size * SMALLEST) return { text, size: fitting }
  const smaller = size * SMALLEST
  const characters = [...text]
  while (characters.length > 0 && textWidth(`${characters.join('')}…`, smaller) > width) characters.pop()
  return { text: `${characters.join('').trimEnd()}…`, size: smaller }
}
