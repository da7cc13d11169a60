import { area, textLine, WIDTH, type Drawing } from '../drawing/svg'
import { drawFrame, INK, LINE, MARGIN, MUTED, TOP, type Frame } from './frame'
import { colourOfTeam, type PictureTeam } from './picture-team'

export type PictureRow = { readonly rank: number; readonly team: PictureTeam; readonly wins: number; readonly losses: number }

/** How many rows a picture has room for. */
export const MOST_ROWS = 5

const HEIGHT_OF_ROW = 66
const END = WIDTH - MARGIN

const rowAt = ({ rank, team, wins, losses }: PictureRow, place: number): Drawing => {
  const y = TOP + place * HEIGHT_OF_ROW
  const base = y + 46
  return [
    area(MARGIN, y, END - MARGIN, 2, LINE),
    textLine(String(rank), { x: MARGIN + 48, y: base, size: 40, fill: MUTED, weight: 500, anchor: 'end' }),
    area(MARGIN + 72, y + 14, 12, HEIGHT_OF_ROW - 26, colourOfTeam(team), 6),
    textLine(team.name, { x: MARGIN + 108, y: base, size: 44, fill: INK, width: 720 }),
    textLine(`${wins}–${losses}`, { x: END, y: base, size: 44, fill: INK, anchor: 'end' }),
  ].join('')
}

/** The top of a league's table. */
export const standingsPicture = (frame: Frame, rows: readonly PictureRow[]): Drawing =>
  drawFrame(frame, rows.slice(0, MOST_ROWS).map(rowAt))
