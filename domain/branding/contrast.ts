import type { Colour } from './colour'

type Channels = readonly [red: number, green: number, blue: number]

/** Red, green and blue, 0 to 255. */
export const channelsOf = (colour: Colour): Channels => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
]

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** WCAG 2.2, relative luminance: 0 for black, 1 for white. */
const luminance = (colour: Colour): number => {
  const [red, green, blue] = channelsOf(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG 2.2, contrast ratio of two colours: 1 to 21. */
export const contrast = (a: Colour, b: Colour): number => {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05]
  return one > other ? one / other : other / one
}

/** A colour with a share (0 to 1) of another in it, as CSS mixes them in sRGB. */
export const mix = (colour: Colour, other: Colour, share: number): Colour => {
  const others = channelsOf(other)
  const parts = channelsOf(colour).map((channel, i) => Math.round(channel + ((others[i] ?? 0) - channel) * share))
  return `#${parts.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
