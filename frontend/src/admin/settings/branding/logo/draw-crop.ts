import { cropArea, type Crop } from './crop-area'

/** The side of a cropped logo, in pixels: twice of what it is shown with at most. */
const LOGO_SIDE = 512

/** Draws what a crop takes out of a picture over the whole of a square canvas; beyond the picture it stays transparent. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = cropArea(picture, crop)
  const scale = canvas.width / side
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, -left * scale, -top * scale, picture.width * scale, picture.height * scale)
}

/** The cropped picture as a file, as large as it is in the picture, up to 512 pixels. */
export const croppedFile = (picture: ImageBitmap, crop: Crop): Promise<File> => {
  const side = Math.max(1, Math.round(Math.min(LOGO_SIDE, cropArea(picture, crop).side)))
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  drawCrop(canvas, picture, crop)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob =>
        blob
          ? resolve(new File([blob], 'Cropped logo', { type: blob.type }))
          : reject(new Error('The logo could not be cropped.')),
      'image/webp',
      0.92,
    ),
  )
}
