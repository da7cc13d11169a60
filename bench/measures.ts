import { measureAppends } from './append'
import type { Figure } from './figure'
import { measureHandOver } from './hand-over'
import { measureLive } from './live/live'
import { measureLoad } from './live/load'
import { measureLongLoad } from './live/long-load'
import { measureReads } from './reads'
import { measureMillion, measureRebuild } from './rebuild'
import { measureEmmett } from './peers/measure-emmett'
import { measureStart } from './start'
import { measureUpdateScore } from './update-score'

type Measures = Readonly<Record<string, () => Promise<Figure[]>>>

/** What `npm run bench` measures, in this order. */
export const MEASURES: Measures = {
  append: measureAppends,
  rebuild: measureRebuild,
  start: measureStart,
  reads: measureReads,
  live: measureLive,
  load: measureLoad,
  edit: measureUpdateScore,
}

/** What takes long: measured only where it is named. */
export const LONG_MEASURES: Measures = {
  'hand-over': measureHandOver,
  'long-load': measureLongLoad,
  'rebuild-million': measureMillion,
  emmett: measureEmmett,
}

/** The figures of the named measures, or of all that do not take long. */
export const figuresOf = async (named: readonly string[]): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  const asked = named.length === 0 ? Object.entries(MEASURES) : Object.entries({ ...MEASURES, ...LONG_MEASURES })
  for (const [name, measure] of asked) if (named.length === 0 || named.includes(name)) figures.push(...(await measure()))
  return figures
}
