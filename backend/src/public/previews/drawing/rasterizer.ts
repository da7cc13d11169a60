import { createRequire } from 'node:module'
import { Injectable } from '@nestjs/common'
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'
import { growingTo } from '@fullcourt/projections/growing-cache'
import { Semaphore } from '@fullcourt/projections/semaphore'
import { foreignLetters } from './characters'
import { FACE, type Drawing } from './svg'

const packaged = createRequire(__filename)

/** Fonts that come with the product: a picture looks the same on every machine. */
const FONTS = [
  '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
  '@expo-google-fonts/barlow-condensed/500Medium/BarlowCondensed_500Medium.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
].map(file => packaged.resolve(file))

/** Drawn in threads of the pool that also reads files and hashes passwords: the others of it stay free. */
const AT_ONCE = 2

const optionsWith = (loadSystemFonts: boolean, width?: number): ResvgRenderOptions => ({
  font: { fontFiles: FONTS, loadSystemFonts, defaultFontFamily: FACE },
  ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
})

/** A letter alone, as small as its shape can be told. */
const sampleOf = (letter: string): Drawing =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" font-family="${FACE}"><text y="20" font-size="20">&#${letter.codePointAt(0)};</text></svg>`

/** Of the area for private use: no font has a shape for it. */
const MISSING = '\u{10FFFD}'

/** Makes pictures of drawings, off the event loop and few at once. */
@Injectable()
export class Rasterizer {
  private readonly turns = new Semaphore(AT_ONCE)
  private readonly known = new LRUCache<string, Promise<boolean>>(growingTo(5_000))
  private missing: Promise<string> | undefined

  /**
   * A drawing as PNG, scaled to a width where one is named. `names`: the texts in it that people gave, for which fonts of the
   * system may be needed.
   */
  png(drawing: Drawing, names: readonly string[] = [], width?: number): Promise<Buffer> {
    const isForeign = names.some(name => foreignLetters(name).length > 0)
    return this.turns.take(async () => (await renderAsync(drawing, optionsWith(isForeign, width))).asPng())
  }

  /** Whether this machine has fonts for every letter of a text: without one a picture would show boxes. */
  async canDraw(text: string): Promise<boolean> {
    const drawable = await Promise.all(foreignLetters(text).map(letter => this.hasShape(letter)))
    return drawable.every(Boolean)
  }

  private hasShape(letter: string): Promise<boolean> {
    const known = this.known.get(letter)
    if (known) return known
    const found = this.compare(letter)
    this.known.set(letter, found)
    return found
  }

  private async compare(letter: string): Promise<boolean> {
    this.missing ??= this.pixelsOf(MISSING)
    return (await this.pixelsOf(letter)) !== (await this.missing)
  }

  private pixelsOf(letter: string): Promise<string> {
    return this.turns.take(async () => (await renderAsync(sampleOf(letter), optionsWith(true))).pixels.toString('base64'))
  }
}
