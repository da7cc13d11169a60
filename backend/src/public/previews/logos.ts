import { Inject, Injectable, Logger } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { FILE_STORE } from '../../core/injection/tokens'
import type { FileStore } from '../../storage/files/file-store'
import { UPLOADS } from '../../core/uploads/images'

/** Names of uploaded images: no other file is ever read. */
const UPLOADED = /^\/uploads\/([0-9a-f]{32}\.webp)$/

const LONGEST_SIDE = 320

/** Uploaded logos as pictures take them in. Those of other hosts are left out: the server fetches nothing. */
@Injectable()
export class Logos {
  private readonly logger = new Logger('Logos')
  private readonly known = new LRUCache<string, string>({ maxSize: 8 * 1024 * 1024, sizeCalculation: data => data.length })

  constructor(@Inject(FILE_STORE) private readonly files: FileStore) {}

  /** A data URI; null where there is no such file. */
  async dataOf(address: string | null): Promise<string | null> {
    const [, file] = UPLOADED.exec(address ?? '') ?? []
    if (file === undefined) return null
    const known = this.known.get(file)
    if (known !== undefined) return known
    const data = await this.read(file)
    if (data !== null) this.known.set(file, data)
    return data
  }

  private async read(file: string): Promise<string | null> {
    try {
      const webp = await this.files.get(`${UPLOADS}/${file}`)
      if (webp === undefined) throw new Error('There is no such file.')
      const png = await sharp(webp).resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' }).png().toBuffer()
      return `data:image/png;base64,${png.toString('base64')}`
    } catch (problem) {
      this.logger.warn(`The logo ${file} could not be read: ${String(problem)}`)
      return null
    }
  }
}
