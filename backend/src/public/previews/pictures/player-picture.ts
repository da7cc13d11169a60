import { area, textLine, WIDTH, type Drawing } from '../drawing/svg'
import { BOTTOM, drawFrame, INK, LINE, MARGIN, MUTED, TOP, type Frame } from './frame'

/** A figure of a player with what it is: `12.4`, `points a game`. */
export type PlayerFigure = { readonly value: string; readonly label: string }

const GAP = 28

const tile =
  (of: number) =>
  ({ value, label }: PlayerFigure, place: number): Drawing => {
    const width = (WIDTH - 2 * MARGIN - GAP * (of - 1)) / of
    const x = MARGIN + place * (width + GAP)
    const line = { x: x + width / 2, anchor: 'middle', width: width - GAP } as const
    return [
      area(x, TOP + 20, width, BOTTOM - TOP - 60, '#ffffff', 14),
      area(x, BOTTOM - 44, width, 4, LINE),
      textLine(value, { ...line, y: TOP + 160, size: 128, fill: INK }),
      textLine(label, { ...line, y: TOP + 230, size: 36, fill: MUTED, weight: 500 }),
    ].join('')
  }

/** A player by what they do in a game. */
export const playerPicture = (frame: Frame, figures: readonly PlayerFigure[]): Drawing =>
  drawFrame(frame, figures.map(tile(figures.length)))
