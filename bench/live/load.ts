import { most, type Figure } from '../figure'
import { percentile } from '../percentile'
import { withProduct, type RunningProduct } from '../product'
import { openSeasonDesk } from '../season'
import { inFolder } from '../temporary-folder'
import { crowd, SCORERS, VISITORS } from './crowd'

/** The process has just begun, and is not as quick as it will be. */
const SPAN = { lasts: 20_000, warmUp: 8_000 }
/** In milliseconds. */
const LONGEST_ANSWER = 250

const measure = async (product: RunningProduct): Promise<Figure[]> => {
  const { visits, edits } = await crowd(await openSeasonDesk(product), SPAN)
  const beside = `${SCORERS} scorers, ${VISITORS} visitors`
  return [
    most(`${beside}: a page`, 'ms at p99', percentile(visits.times, 0.99), LONGEST_ANSWER),
    most(`${beside}: an edit`, 'ms at p99', percentile(edits.times, 0.99), LONGEST_ANSWER),
    most(`${beside}: refused`, 'answers', visits.refusals.length + edits.refusals.length, 1, 0),
  ]
}

/** Scorers who edit while visitors read. */
export const measureLoad = (): Promise<Figure[]> => inFolder(folder => withProduct(folder, measure))
