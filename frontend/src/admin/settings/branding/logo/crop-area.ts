/** The size of a picture, in its pixels. */
export type PictureSize = { readonly width: number; readonly height: number }

/** What of a picture is wanted: how close (1: all of it), and where from edge to edge (-1 to 1). */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number }

/** A square in the pixels of a picture; it may reach beyond it, where nothing is. */
type CropArea = { readonly left: number; readonly top: number; readonly side: number }

export const WHOLE: Crop = { zoom: 1, x: 0, y: 0 }

export const CLOSEST = 4

/** How far the middle of a square can move along a side that is longer than it. */
const roomIn = (length: number, side: number) => Math.max(0, length - side) / 2

/** The square that a crop takes out of a picture; the whole of it is the smallest one that it fits into. */
export const cropArea = ({ width, height }: PictureSize, { zoom, x, y }: Crop): CropArea => {
  const side = Math.max(width, height) / zoom
  const left = (width - side) / 2 + x * roomIn(width, side)
  const top = (height - side) / 2 + y * roomIn(height, side)
  return { left, top, side }
}

const within = (place: number) => Math.min(1, Math.max(-1, place))

const shifted = (place: number, by: number, room: number) => (room === 0 ? place : within(place - by / room))

/** The crop after the picture was dragged by a part of the square: to the right and down is positive. */
export const dragged = (size: PictureSize, crop: Crop, by: { readonly x: number; readonly y: number }): Crop => {
  const { side } = cropArea(size, crop)
  return {
    ...crop,
    x: shifted(crop.x, by.x * side, roomIn(size.width, side)),
    y: shifted(crop.y, by.y * side, roomIn(size.height, side)),
  }
}
