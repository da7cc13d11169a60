import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { startBare } from './bare'
import { editTime, medianTime, nextScore, openDesk, putter, type Desk } from './edits'
import { scoreFact } from './facts'
import { figure, paired, type Figure } from './figure'
import { growLog } from './log/grown-log'
import { withProduct, type RunningProduct } from './product'
import { inFolder } from './temporary-folder'

const ROUNDS = 5
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

/** Edits before anything is timed: a product that has worked for a while is as fast as on any day but the first. */
const WARMING = 10

const warm = async (desk: Desk): Promise<void> => {
  for (let round = 0; round < WARMING; round += 1) await editTime(desk)
}

const measureLongRunning = async (product: RunningProduct): Promise<Figure> => {
  const desk = await openDesk(product)
  await warm(desk)
  await bareTime()
  const rounds = await paired(ROUNDS, () => editTime(desk), bareTime)
  return figure({ name: 'Update Score / append + bare PUT', unit: 'ms at the median', aim: { at: 'most', ratio: 2.5 } }, rounds)
}

/** Both products were started just now, so that the log is all in which they differ. */
const measureLength = async (short: RunningProduct, long: RunningProduct): Promise<Figure> => {
  const [shortDesk, longDesk] = [await openDesk(short), await openDesk(long)]
  for (const desk of [shortDesk, longDesk]) await warm(desk)
  const rounds = await paired(
    ROUNDS,
    () => editTime(longDesk),
    () => editTime(shortDesk),
  )
  const name = `edit among ${LARGE_LOG} facts / in the demo`
  return figure({ name, unit: 'ms at the median', aim: { at: 'most', ratio: 1.2 } }, rounds)
}

/** Update Score against its bare parts, and in a long log against a short one. */
export const measureUpdateScore = (): Promise<Figure[]> =>
  inFolder(async folder => {
    await withProduct(folder, openDesk)
    await growLog(folder, LARGE_LOG)
    return [
      await withProduct(folder, measureLongRunning),
      await inFolder(empty => withProduct(empty, short => withProduct(folder, long => measureLength(short, long)))),
    ]
  })
