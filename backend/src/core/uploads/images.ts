import { createHash } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import sharp from 'sharp'
import { refuseField } from '@fullcourt/domain/facts/decision'
import { Refused } from '../facts/refused'
import { FILE_STORE } from '../injection/tokens'
import { fileOf, type UploadedFile } from '../http/multipart'
import type { FileStore } from '../../storage/files/file-store'

/** At most 1 MB and 800 px on the longest side (docs/people.md#photos-and-images). */
const LONGEST_SIDE = 800
const LARGEST_BYTES = 1024 * 1024
/** A picture that unpacks to more than this is an attack, not a logo. */
const MOST_PIXELS = 40_000_000
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif'])
const QUALITIES = [86, 70, 50]

const noImage = (field: string) => new Refused(refuseField(field, 'The file given is not an image.'))
const tooLarge = (field: string) => new Refused(refuseField(field, 'The image is too large to keep.'))

/** Where stored images are served, and the folder that they have in the store of files. */
export const UPLOADS = 'uploads'

const encode = async (bytes: Buffer, field: string): Promise<Buffer> => {
  for (const quality of QUALITIES) {
    const webp = await sharp(bytes, { limitInputPixels: MOST_PIXELS, animated: false })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    if (webp.length <= LARGEST_BYTES) return webp
  }
  throw tooLarge(field)
}

/**
 * Images only, checked by content, re-encoded without their metadata, and addressed by their content (docs/people.md#photos-and-images).
 */
@Injectable()
export class Images {
  constructor(@Inject(FILE_STORE) private readonly files: FileStore) {}

  /** Keeps an image that was sent under a field, and answers its address. Throws 400 where the bytes are no image. */
  async keep(bytes: Buffer, field: string): Promise<string> {
    const webp = await this.readable(bytes, field)
    const name = `${UPLOADS}/${createHash('sha256').update(webp).digest('hex').slice(0, 32)}.webp`
    if (!(await this.files.has(name))) await this.files.put(name, webp)
    return `/${name}`
  }

  /** Keeps the image that a form sent under a field; undefined where it sent none. */
  async keepField(files: readonly UploadedFile[], field: string): Promise<string | undefined> {
    const bytes = fileOf(files, field)
    return bytes && this.keep(bytes, field)
  }

  /** An image that was sent under a field, as it is stored. Throws 400 where the bytes are no image. */
  async readable(bytes: Buffer, field: string): Promise<Buffer> {
    const format = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .metadata()
      .then(
        ({ format }) => format as string,
        () => undefined,
      )
    if (format === undefined || !FORMATS.has(format)) throw noImage(field)
    return encode(bytes, field).catch((error: unknown) => {
      throw error instanceof Refused ? error : noImage(field)
    })
  }
}
