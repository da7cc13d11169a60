import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { startBare } from './bare'
import { editTime, growLog, medianTime, nextScore, openDesk, putter } from './edits'
import { scoreFact } from './facts'
import { figure, paired, type Figure } from './figure'
import { withProduct, type RunningProduct } from './product'
import { inFolder } from './temporary-folder'

const ROUNDS = 5
const SMALL_LOG = 1_000
const LARGE_LOG = 100_000

/** An append to an empty log, then a PUT that nobody reads: what an edit cannot do without. */
const bareTime = (): Promise<number> =>
  inFolder(async folder => {
    const store = await openEmbeddedEventStore(folder)
    const append = await medianTime(turn => store.append('game-1', turn === 0 ? 'none' : turn - 1, [scoreFact(1, turn, 1)]))
    await store.close()
    const bare = await startBare(Buffer.from('{}'), { 'Content-Type': 'application/json' })
    const put = putter(1)
    const call = await medianTime(() => put(bare.url, 'none', nextScore()))
    bare.stop()
    return append + call
  })

/** Makes the log long first: a product that has worked for a while is as fast as on any day but the first. */
const measureLongRunning = async (product: RunningProduct): Promise<Figure> => {
  const desk = await openDesk(product)
  await growLog(desk, LARGE_LOG)
  await bareTime()
  await editTime(desk)
  const rounds = await paired(ROUNDS, () => editTime(desk), bareTime)
  return figure({ name: 'Update Score / append + bare PUT', unit: 'ms at the median', aim: { at: 'most', ratio: 3 } }, rounds)
}

/** Both products were started just now, so that the log is all in which they differ. */
const measureLength = async (short: RunningProduct, long: RunningProduct): Promise<Figure> => {
  const [shortDesk, longDesk] = [await openDesk(short), await openDesk(long)]
  await growLog(shortDesk, SMALL_LOG)
  for (const desk of [shortDesk, longDesk]) await editTime(desk)
  const rounds = await paired(
    ROUNDS,
    () => editTime(longDesk),
    () => editTime(shortDesk),
  )
  const name = `edit among ${LARGE_LOG} facts / among ${SMALL_LOG}`
  return figure({ name, unit: 'ms at the median', aim: { at: 'most', ratio: 1.2 } }, rounds)
}

/** Update Score against its bare parts, and in a long log against a short one. */
export const measureUpdateScore = (): Promise<Figure[]> =>
  inFolder(async folder => [
    await withProduct(folder, measureLongRunning),
    await inFolder(empty => withProduct(empty, short => withProduct(folder, long => measureLength(short, long)))),
  ])
