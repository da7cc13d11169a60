import { textOn } from '@fullcourt/domain/branding/readable'
import { area, textLine, WIDTH, type Drawing } from '../drawing/svg'
import { BOTTOM, drawFrame, INK, LINE, MARGIN, MUTED, TOP, type Frame } from './frame'
import { badge, colourOfTeam, type PictureTeam } from './picture-team'

export type PictureMatchup = { readonly label: string; readonly sides: readonly [string, string]; readonly score: string }

/** Who has won it, or what is played now. */
export type BracketPicture = { readonly champion: PictureTeam | null; readonly matchups: readonly PictureMatchup[] }

/** How many matchups a picture has room for. */
const MOST_MATCHUPS = 4

const HEIGHT_OF_ROW = 80
const END = WIDTH - MARGIN

const championArea = (team: PictureTeam): Drawing => {
  const fill = textOn(colourOfTeam(team))
  return [
    area(MARGIN, TOP, END - MARGIN, BOTTOM - TOP - 20, colourOfTeam(team), 18),
    badge(team, MARGIN + 60, TOP + 68, 180),
    textLine('Champion', { x: MARGIN + 300, y: TOP + 116, size: 40, fill, weight: 500 }),
    textLine(team.name, { x: MARGIN + 300, y: TOP + 214, size: 92, fill, width: END - MARGIN - 360 }),
  ].join('')
}

const matchupAt = ({ label, sides, score }: PictureMatchup, place: number): Drawing => {
  const y = TOP + place * HEIGHT_OF_ROW
  return [
    area(MARGIN, y, END - MARGIN, 2, LINE),
    textLine(label, { x: MARGIN, y: y + 52, size: 32, fill: MUTED, weight: 500, width: 230 }),
    textLine(sides.join(' – '), { x: MARGIN + 250, y: y + 54, size: 44, fill: INK, width: 620 }),
    textLine(score, { x: END, y: y + 54, size: 44, fill: INK, anchor: 'end', width: 160 }),
  ].join('')
}

/** A division's bracket: its champion, or the matchups of the round that is played. */
export const bracketPicture = (frame: Frame, { champion, matchups }: BracketPicture): Drawing =>
  drawFrame(frame, champion ? [championArea(champion)] : matchups.slice(0, MOST_MATCHUPS).map(matchupAt))
