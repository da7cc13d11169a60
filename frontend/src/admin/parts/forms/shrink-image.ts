import type { FieldErrors } from './form-errors'

/** The longest side of an image that is sent, in pixels, and its largest size in bytes (docs/admin.md#images). */
const longestSide = 800
const largest = 1024 * 1024
const notAnImage = 'The file given is not an image'
const qualities = [0.9, 0.8, 0.7, 0.55, 0.4]

/** The size within the longest side that keeps the proportions; nothing is made larger. */
export const fitSize = (width: number, height: number) => {
  const share = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

const drawImage = async (file: Blob) => {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const { width, height } = fitSize(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The image could not be made smaller.'))),
      'image/webp',
      quality,
    ),
  )

/**
 * An image as it is sent: at most 800 px on its longest side and 1 MB. One that is small enough already is sent as it is, and so
 * is one in a format that only the server can read.
 */
export const shrinkImage = async (file: unknown): Promise<Blob> => {
  if (!(file instanceof Blob)) throw new Error('The file given is not an instance of Blob or File')
  if (!file.type.startsWith('image/')) throw new Error(notAnImage)
  const canvas = await drawImage(file)
  if (!canvas || (file.size <= largest && Math.max(canvas.width, canvas.height) < longestSide)) return file
  for (const quality of qualities) {
    const blob = await encode(canvas, quality)
    if (blob.size <= largest) return blob
  }
  return encode(canvas, 0.2)
}

const fileIn = (form: FormData, name: string) => {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : null
}

/** What is wrong with the image chosen in a form, for the `check` of a dialog. */
export const imageProblem = (form: FormData, name: string): FieldErrors => {
  const file = fileIn(form, name)
  return file && !file.type.startsWith('image/') ? { [name]: notAnImage } : {}
}

/** The image that was chosen in a form, made small enough; null where none was chosen. */
export const chosenImage = async (form: FormData, name: string) => {
  const file = fileIn(form, name)
  return file && shrinkImage(file)
}
