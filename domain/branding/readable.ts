import type { Brand } from '../pages/render-contract'
import type { Colour, Colours } from './colour'
import { channelsOf, contrast, mix } from './contrast'

export type ColourScheme = 'light' | 'dark'

/** Whatever can lie behind text, per theme: page, card, head of a table (`--ground`, `--surface`, `--sunken`). */
export const GROUNDS = {
  light: ['#faf8f4', '#ffffff', '#f1eee7'],
  dark: ['#0d1115', '#151b21', '#0a0d10'],
} as const satisfies Record<ColourScheme, readonly Colour[]>

/** A card, which a wash of the accent lies on. */
const SURFACE = { light: '#ffffff', dark: '#151b21' } as const satisfies Record<ColourScheme, Colour>
/** The share of the accent in such a wash, at most (`--accent-wash`, and what the admin has under the pointer). */
const WASH = 0.14

const BLACK: Colour = '#000000'
const WHITE: Colour = '#ffffff'

/** WCAG 2.2: contrast of text, and of what has to be seen to be used or understood. */
const TEXT_CONTRAST = 4.5
const EDGE_CONTRAST = 3

/** The shades of one colour are told from each other in so many steps towards black or white. */
const STEPS = 128

/** The shade of a colour that is nearest to it and fits; darker ones by day, lighter ones by night. The last of them must fit. */
const nearestShade = (colour: Colour, scheme: ColourScheme, fits: (shade: Colour) => boolean): Colour => {
  if (fits(colour)) return colour
  const towards = scheme === 'light' ? BLACK : WHITE
  let [misses, hits] = [0, STEPS]
  while (hits - misses > 1) {
    const middle = Math.floor((misses + hits) / 2)
    if (fits(mix(colour, towards, middle / STEPS))) hits = middle
    else misses = middle
  }
  return mix(colour, towards, hits / STEPS)
}

/** What is readable on a ground of a colour: black or white, never below 4.5. */
export const textOn = (colour: Colour): Colour => (contrast(colour, WHITE) >= contrast(colour, BLACK) ? WHITE : BLACK)

/** Whether a colour stands out from every ground of a theme by itself. */
export const standsOut = (colour: Colour, scheme: ColourScheme): boolean =>
  GROUNDS[scheme].every(ground => contrast(colour, ground) >= EDGE_CONTRAST)

/** The border of an area of a colour: the colour itself where it stands out, else the nearest shade that does. */
export const edgeOf = (colour: Colour, scheme: ColourScheme): Colour =>
  nearestShade(colour, scheme, shade => standsOut(shade, scheme))

/** The nearest shade of a colour that can be text, on every ground and on a wash of itself. */
export const accentOf = (colour: Colour, scheme: ColourScheme): Colour =>
  nearestShade(colour, scheme, shade =>
    [...GROUNDS[scheme], mix(SURFACE[scheme], shade, WASH)].every(ground => contrast(shade, ground) >= TEXT_CONTRAST),
  )

/** The least difference of the channels by which a colour is one, and not a grey that would read as plain text. */
const LEAST_CHROMA = 40

const isChromatic = (colour: Colour) => Math.max(...channelsOf(colour)) - Math.min(...channelsOf(colour)) >= LEAST_CHROMA

/** An organization's accent for both themes: of its first colour that is no grey; null where it has no colours. */
export const brandOf = (colours: Colours): Brand | null => {
  const colour = colours.find(isChromatic) ?? colours[0]
  if (colour === undefined) return null
  const inScheme = (scheme: ColourScheme) => {
    const accent = accentOf(colour, scheme)
    return { accent, onAccent: textOn(accent) }
  }
  return { light: inScheme('light'), dark: inScheme('dark') }
}
