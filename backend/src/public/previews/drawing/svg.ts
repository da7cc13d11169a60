import { xmlText } from '../../../core/http/xml'
import { drawableText } from './characters'
import { fitText } from './text-width'

/** The size of preview pictures, in pixels, which the readers of such previews ask for. */
export const WIDTH = 1200
export const HEIGHT = 630

/** A drawing, as SVG. */
export type Drawing = string

type TextStyle = {
  readonly x: number
  /** Of the base line. */
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly weight?: 500 | 700
  readonly anchor?: 'start' | 'middle' | 'end'
  /** The room that it has; without one it is never made smaller. */
  readonly width?: number
}

export const FACE = 'Barlow Condensed'

const toOneDecimal = (value: number) => String(Math.round(value * 10) / 10)

/** A line of text, which fits its room whatever a name holds. */
export const textLine = (words: string, { x, y, size, fill, weight = 700, anchor = 'start', width }: TextStyle): Drawing => {
  const line = width === undefined ? { text: drawableText(words), size } : fitText(drawableText(words), size, width)
  return `<text x="${toOneDecimal(x)}" y="${toOneDecimal(y)}" font-size="${toOneDecimal(line.size)}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${xmlText(line.text)}</text>`
}

export const area = (x: number, y: number, width: number, height: number, fill: string, round = 0): Drawing =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`

/** A picture inside, whole, in the middle of a square. `data` is a data URI of the product's own making. */
export const imageInSquare = (x: number, y: number, side: number, data: string): Drawing =>
  `<image x="${x}" y="${y}" width="${side}" height="${side}" preserveAspectRatio="xMidYMid meet" href="${data}"/>`

export const drawing = (parts: readonly Drawing[], width = WIDTH, height = HEIGHT): Drawing =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FACE}">${parts.join('')}</svg>`
