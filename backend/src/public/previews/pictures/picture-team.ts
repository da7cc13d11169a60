import type { Colour } from '@fullcourt/domain/branding/colour'
import { textOn } from '@fullcourt/domain/branding/readable'
import { area, imageInSquare, textLine, type Drawing } from '../drawing/svg'

/** A team as pictures show it: every text of it can be drawn. */
export type PictureTeam = {
  readonly name: string
  readonly abbreviation: string
  /** Its main colour; null for an organization that chose none. */
  readonly colour: Colour | null
  /** Data URI of an uploaded logo; null where there is none. */
  readonly logo: string | null
}

/** Of organizations without a colour. */
const NEUTRAL: Colour = '#2b343d'

export const colourOfTeam = ({ colour }: PictureTeam): Colour => colour ?? NEUTRAL

/** Logos are drawn for white paper. */
const PAPER = '#ffffff'

/** The logo of a team on white, or its abbreviation in its colours turned round. */
export const badge = (team: PictureTeam, x: number, y: number, side: number): Drawing => {
  const inset = side * 0.1
  if (team.logo !== null)
    return area(x, y, side, side, PAPER, side * 0.16) + imageInSquare(x + inset, y + inset, side - 2 * inset, team.logo)
  const ground = textOn(colourOfTeam(team))
  const letters = { x: x + side / 2, y: y + side * 0.66, size: side * 0.46, fill: colourOfTeam(team), width: side - 2 * inset }
  return area(x, y, side, side, ground, side * 0.16) + textLine(team.abbreviation, { ...letters, anchor: 'middle' })
}
