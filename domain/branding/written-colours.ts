import { refuse, type Refusal } from '../facts/decision'
import { MOST_COLOURS, type Colour, type Colours } from './colour'
import { NAMED_COLOURS } from './named-colours'

/** How a colour is to be written, for whoever wrote it otherwise. */
export const COLOUR_FORM = 'Write a colour as #1B5FD1, or by its name, such as navy.'

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/

/** A colour that was written as `#1B5FD1`, `1b5fd1`, `#15d` or by its name; undefined where it is none of them. */
export const colourOf = (text: string): Colour | undefined => {
  const written = text.trim().toLowerCase()
  const named = NAMED_COLOURS.get(written.replace(/[\s_-]+/g, ''))
  if (named !== undefined) return named
  const [, hex] = HEX.exec(written) ?? []
  if (hex === undefined) return undefined
  return `#${hex.length === 6 ? hex : [...hex].map(digit => digit + digit).join('')}`
}

/** What is wrong with a colour that was written; undefined where nothing is. */
export const colourFault = (text: string): string | undefined =>
  colourOf(text) === undefined ? `${text.trim() || 'A blank'} is not a colour. ${COLOUR_FORM}` : undefined

/** Colours as they are stored, each once; a refusal where one is unknown or there are more than two. */
export const coloursOf = (written: readonly string[]): Colours | Refusal => {
  const fault = written.map(colourFault).find(fault => fault !== undefined)
  if (fault !== undefined) return refuse('invalid', fault)
  const colours = [...new Set(written.flatMap(text => colourOf(text) ?? []))]
  return colours.length > MOST_COLOURS ? refuse('invalid', `At most ${MOST_COLOURS} colours can be chosen.`) : colours
}
