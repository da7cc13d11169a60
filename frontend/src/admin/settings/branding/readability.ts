import type { Colour } from '@fullcourt/domain/branding/colour'
import { contrast } from '@fullcourt/domain/branding/contrast'
import { standsOut, textOn } from '@fullcourt/domain/branding/readable'

const PAGES = [
  ['light', 'the light theme'],
  ['dark', 'the dark theme'],
] as const

/** How a main colour is going to look, in words: the text on it, and where it gets an edge because it is too near to the page. */
export const readability = (colour: Colour): string => {
  const text = textOn(colour)
  const edged = PAGES.filter(([scheme]) => !standsOut(colour, scheme)).map(([, words]) => words)
  const onIt = `Text on it is ${text === '#ffffff' ? 'white' : 'black'} (contrast ${contrast(colour, text).toFixed(1)}).`
  return edged.length === 0
    ? onIt
    : `${onIt} In ${edged.join(' and ')} it gets an edge, because it is close to the colour of the page.`
}
