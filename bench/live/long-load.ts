import { setTimeout as pause } from 'node:timers/promises'
import { most, type Figure } from '../figure'
import { metricOf } from '../metric'
import { percentile } from '../percentile'
import { withProduct, type RunningProduct } from '../product'
import { openSeasonDesk } from '../season'
import { inFolder } from '../temporary-folder'
import { crowd, SCORERS, VISITORS } from './crowd'
import { openPages } from './open-pages'
import { openSlowClients } from './slow-clients-process'

const PAGES = 2_000
const SLOW = 100
const MINUTE = 60_000
const SPAN = { lasts: 10 * MINUTE, warmUp: MINUTE }
/** In milliseconds. */
const LONGEST_ANSWER = 250
/** Resident memory of the process, in MB: what a small rented machine leaves it. */
const MEMORY = 512
const EACH_LOOK_AT_MEMORY = 5_000

const megabytesOf = async ({ url }: RunningProduct): Promise<number> =>
  (await metricOf(url, 'process_resident_memory_bytes')) / 1_024 ** 2

/** The most memory in the second and in the last minute, and at any time. */
const watchMemory = async (product: RunningProduct, isOver: () => boolean) => {
  const seen: number[] = []
  while (!isOver()) {
    seen.push(await megabytesOf(product))
    await pause(EACH_LOOK_AT_MEMORY)
  }
  const aMinute = MINUTE / EACH_LOOK_AT_MEMORY
  return {
    early: Math.max(...seen.slice(aMinute, 2 * aMinute)),
    late: Math.max(...seen.slice(-aMinute)),
    highest: Math.max(...seen),
  }
}

const measure = async (product: RunningProduct): Promise<Figure[]> => {
  const desk = await openSeasonDesk(product)
  const pages = await openPages(product.url, Number(desk.edited.split('/').at(-1)), PAGES)
  const slow = await openSlowClients(product.url, SLOW)
  let isOver = false
  const memory = watchMemory(product, () => isOver)
  const { visits, edits } = await crowd(desk, SPAN)
  isOver = true
  const { early, late, highest } = await memory
  await slow.close()
  await pages.close()
  const beside = `ten minutes, ${PAGES} open pages, ${SCORERS} scorers, ${VISITORS} visitors, ${SLOW} slow clients`
  return [
    most(`${beside}: a page`, 'ms at p99', percentile(visits.times, 0.99), LONGEST_ANSWER),
    most(`${beside}: an edit`, 'ms at p99', percentile(edits.times, 0.99), LONGEST_ANSWER),
    most(`${beside}: refused`, 'answers', visits.refusals.length + edits.refusals.length, 1, 0),
    most(`${beside}: memory`, 'MB at most', highest, MEMORY),
    most(`${beside}: memory of the last minute / of the second`, 'MB at most', late, early, 1.1),
  ]
}

/** The same crowd as in `load` for ten minutes, beside open pages, and clients that send and read as slowly as they can. */
export const measureLongLoad = (): Promise<Figure[]> => inFolder(folder => withProduct(folder, measure))
