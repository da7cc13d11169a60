/** What the fonts that come with the product have letters for. */
const OWN =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]*$/u

/** Emoji are pictures in colour, which the fonts of pictures have none of. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|\u20E3/gu

/** Digits and signs are emoji by the letter of Unicode, and text by everybody's reading. */
const TEXT = /[\d#*©®™]/u

const withoutEmoji = (text: string): string => text.replace(EMOJI, found => (TEXT.test(found) ? found : ''))

/** A text as pictures show it. */
export const drawableText = (text: string): string => withoutEmoji(text).replace(/\s+/gu, ' ').trim()

/** The letters of a text for which a font of the system is needed, each once. */
export const foreignLetters = (text: string): readonly string[] =>
  [...new Set(drawableText(text))].filter(letter => !OWN.test(letter))
