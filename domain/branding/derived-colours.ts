import type { TeamId } from '../ids/kinds'
import type { Colour, Colours } from './colour'

/** Degrees between the hues of two numbers that follow each other: whatever their count, none come near (the golden angle). */
const GOLDEN_ANGLE = 137.508
/** At most 0.5, of which the formula of `hsl()` is short; neighbours in hue differ in it. */
const LIGHTNESSES = [0.3, 0.44, 0.37, 0.5]
const SATURATION = 0.5

/** What a team without colours of its own is told apart by: always the same, and different for teams that were made one after another. */
export const derivedColours = (team: TeamId): Colours => {
  const lightness = LIGHTNESSES[team % LIGHTNESSES.length] ?? 0
  const channels = [0, 8, 4].map(offset => {
    const place = (offset + (team * GOLDEN_ANGLE) / 30) % 12
    const channel = 255 * lightness * (1 - SATURATION * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
    return Math.round(channel).toString(16).padStart(2, '0')
  })
  const colour: Colour = `#${channels.join('')}`
  return [colour]
}
