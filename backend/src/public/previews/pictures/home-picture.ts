import type { Colour } from '@fullcourt/domain/branding/colour'
import { textOn } from '@fullcourt/domain/branding/readable'
import { area, drawing, HEIGHT, textLine, WIDTH, type Drawing } from '../drawing/svg'
import { badge, type PictureTeam } from './picture-team'

const MARGIN = 96
const SIDE = 260

/** An organization in its colour, with its logo and its active season. */
export const homePicture = (organization: PictureTeam, ground: Colour, season: string): Drawing => {
  const fill = textOn(ground)
  const x = MARGIN + SIDE + 64
  const width = WIDTH - x - MARGIN
  return drawing([
    area(0, 0, WIDTH, HEIGHT, ground),
    badge({ ...organization, colour: ground }, MARGIN, (HEIGHT - SIDE) / 2, SIDE),
    textLine(organization.name, { x, y: HEIGHT / 2 + 10, size: 104, fill, width }),
    textLine(season, { x, y: HEIGHT / 2 + 84, size: 44, fill, weight: 500, width }),
  ])
}
