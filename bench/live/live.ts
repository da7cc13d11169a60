import { nextScore, putter } from '../edits'
import { most, type Figure } from '../figure'
import { metricOf } from '../metric'
import { percentile } from '../percentile'
import { withProduct, type RunningProduct } from '../product'
import { openSeasonDesk } from '../season'
import { inFolder } from '../temporary-folder'
import { openPages } from './open-pages'

const PAGES = 1_000
const SAVES = 30
/** Of how many more pages the memory is taken: with the first ones the process grows for the first time. */
const MORE_PAGES = 2_000
/** In milliseconds. */
const LATEST = 250
/** In KB. */
const MEMORY = 20

const memoryOf = ({ url }: RunningProduct): Promise<number> => metricOf(url, 'process_resident_memory_bytes')

const measurePages = async (product: RunningProduct): Promise<Figure[]> => {
  const { edited } = await openSeasonDesk(product)
  const game = Number(edited.split('/').at(-1))
  const put = putter(1)
  const pages = await openPages(product.url, game, PAGES)
  const times: number[] = []
  for (let save = 0; save < SAVES; save += 1) {
    const last = pages.lastNotified()
    const began = Date.now()
    await put(edited, product.cookie, nextScore())
    times.push((await last) - began)
  }
  const before = await memoryOf(product)
  const more = await openPages(product.url, game, MORE_PAGES)
  const memory = ((await memoryOf(product)) - before) / MORE_PAGES / 1_024
  await more.close()
  await pages.close()
  return [
    most(`a save reaches the last of ${PAGES} pages`, 'ms at p99', percentile(times, 0.99), LATEST),
    most('memory of an open page', 'KB', memory, MEMORY),
  ]
}

/** A save and the pages of a league that are open, each with its stream of changes: the last that is notified, and what a page takes. */
export const measureLive = (): Promise<Figure[]> => inFolder(folder => withProduct(folder, measurePages))
