import type { Colour } from '@fullcourt/domain/branding/colour'
import { area, drawing, HEIGHT, textLine, WIDTH, type Drawing } from '../drawing/svg'

/** What every picture of a page that is no game begins and ends with. */
export type Frame = {
  readonly site: string
  /** The colour of the organization, readable on a light ground. */
  readonly accent: Colour
  readonly title: string
  /** What it is of: a season, a league, a team. */
  readonly about: string
}

export const GROUND = '#faf8f4'
export const INK = '#15181c'
export const MUTED = '#56606b'
export const LINE = '#ddd8ce'
export const MARGIN = 72

/** The room between title and name of the site. */
export const TOP = 210
export const BOTTOM = HEIGHT - 84

const STRIPE = 24

/** A picture with its title above and the name of the site below. */
export const drawFrame = ({ site, accent, title, about }: Frame, parts: readonly Drawing[]): Drawing =>
  drawing([
    area(0, 0, WIDTH, HEIGHT, GROUND),
    area(0, 0, STRIPE, HEIGHT, accent),
    textLine(title, { x: MARGIN, y: 112, size: 76, fill: INK, width: WIDTH - 2 * MARGIN }),
    textLine(about, { x: MARGIN, y: 166, size: 36, fill: MUTED, weight: 500, width: WIDTH - 2 * MARGIN }),
    ...parts,
    textLine(site, { x: MARGIN, y: HEIGHT - 36, size: 36, fill: accent, width: WIDTH - 2 * MARGIN }),
  ])
