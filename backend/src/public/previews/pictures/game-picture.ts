import { textOn } from '@fullcourt/domain/branding/readable'
import { area, drawing, HEIGHT, textLine, WIDTH, type Drawing } from '../drawing/svg'
import { badge, colourOfTeam, type PictureTeam } from './picture-team'

export type PictureSide = PictureTeam & { readonly points: number | null }

export type GamePicture = {
  /** The organization and what of it the game belongs to: `Ohana`, `Monday`. */
  readonly site: string
  readonly league: string
  readonly away: PictureSide
  readonly home: PictureSide
  /** `Completed`, or its status otherwise; empty before it. */
  readonly status: string
  /** Day, time and place, as far as they are known. */
  readonly details: readonly string[]
}

const INK = '#15181c'
const PAPER = '#ffffff'
const MUTED = '#c9d1d8'
const BAR = 84
const MARGIN = 40
const HALF = WIDTH / 2

const half = (side: PictureSide, x: number): Drawing => {
  const [fill, middle] = [textOn(colourOfTeam(side)), x + HALF / 2]
  const hasPoints = side.points !== null
  const top = hasPoints ? 106 : 170
  return [
    area(x, BAR, HALF, HEIGHT - 2 * BAR, colourOfTeam(side)),
    badge(side, middle - 70, top, 140),
    textLine(side.name, { x: middle, y: top + 210, size: 60, fill, width: HALF - 2 * MARGIN, anchor: 'middle' }),
    hasPoints
      ? textLine(String(side.points), { x: middle, y: 520, size: 220, fill, width: HALF - 2 * MARGIN, anchor: 'middle' })
      : '',
  ].join('')
}

const bar = (y: number, left: string, right: string): Drawing => {
  const line = { y: y + BAR / 2 + 13, size: 38, width: HALF - 2 * MARGIN }
  return [
    area(0, y, WIDTH, BAR, INK),
    textLine(left, { ...line, x: MARGIN, fill: PAPER }),
    textLine(right, { ...line, x: WIDTH - MARGIN, fill: MUTED, weight: 500, anchor: 'end' }),
  ].join('')
}

/** A game: both teams in their colours, the score where there is one, and when it is or was. */
export const gamePicture = ({ site, league, away, home, status, details }: GamePicture): Drawing =>
  drawing([bar(0, site, league), half(away, 0), half(home, HALF), bar(HEIGHT - BAR, status, details.join(' · '))])
