import type { Colour } from '@fullcourt/domain/branding/colour'
import { textOn } from '@fullcourt/domain/branding/readable'
import { area, drawing, imageInSquare, textLine, type Drawing } from '../drawing/svg'
import type { PictureTeam } from './picture-team'

/** `maskable`: systems cut it into a shape of their own, and only the middle of it is sure to be seen. */
export type IconPurpose = 'any' | 'maskable'

/** The side on which an icon is drawn; it is scaled to what is asked for. */
const ICON_SIDE = 512

/** What the shape of an icon leaves of its side: 80 % across a circle (W3C, Web Application Manifest). */
const SHARE = { any: 0.8, maskable: 0.56 } as const satisfies Record<IconPurpose, number>

const PAPER = '#ffffff'

/** An organization's sign in a square: its logo on white, or its letters on its colour. */
export const iconPicture = (organization: PictureTeam, ground: Colour, purpose: IconPurpose): Drawing => {
  const room = ICON_SIDE * SHARE[purpose]
  const start = (ICON_SIDE - room) / 2
  const round = purpose === 'any' ? ICON_SIDE * 0.18 : 0
  const { logo, abbreviation } = organization
  if (logo !== null)
    return drawing(
      [area(0, 0, ICON_SIDE, ICON_SIDE, PAPER, round), imageInSquare(start, start, room, logo)],
      ICON_SIDE,
      ICON_SIDE,
    )
  const letters = { x: ICON_SIDE / 2, y: ICON_SIDE / 2 + room * 0.19, size: room * 0.56, fill: textOn(ground), width: room }
  return drawing(
    [area(0, 0, ICON_SIDE, ICON_SIDE, ground, round), textLine(abbreviation, { ...letters, anchor: 'middle' })],
    ICON_SIDE,
    ICON_SIDE,
  )
}
