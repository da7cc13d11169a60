import { editTime, nextScore, putter, type Desk } from './edits'
import { median } from './figure'
import { copyGames } from './log/copied-games'
import { makeDemo, withProduct } from './product'
import { growthPlot, type Growth } from './report/growth-plot'
import { openSeasonDesk } from './season'
import { startTime } from './start'
import { inFolder } from './temporary-folder'

/** Facts of the log, a decade apart; the games grow with them. */
const SIZES = [3_000, 30_000, 300_000]
const TIMES = 15
const PAGES = { standings: '/demo/teamList', schedule: '/demo/schedule', leaders: '/demo/leaderboard', home: '/demo' }

/** In which unit each operation is told. */
const UNITS = {
  'Update Score': 'ms',
  'standings made after a save': 'ms',
  'schedule made after a save': 'ms',
  'leaders made after a save': 'ms',
  'home made after a save': 'ms',
  'start with its documents': 's',
  'all documents made, for each fact': 'µs',
} as const

type Operation = keyof typeof UNITS
type Measured = Readonly<Record<Operation, number>>

/** The median time until a page is there, in milliseconds, when a save has just dropped what was cached of it. */
const madeTime = async ({ product, edited }: Desk, path: string): Promise<number> => {
  const put = putter(1)
  const times: number[] = []
  while (times.length < TIMES) {
    await put(edited, product.cookie, nextScore())
    const began = performance.now()
    await (await fetch(product.url + path)).arrayBuffer()
    times.push(performance.now() - began)
  }
  return median(times)
}

const measureAt = (facts: number): Promise<Measured> =>
  inFolder(async folder => {
    await makeDemo(folder)
    const before = await copyGames(folder, 0)
    const count = await copyGames(folder, facts)
    const first = await startTime(folder)
    const start = await startTime(folder)
    return withProduct(folder, async product => {
      const desk = await openSeasonDesk(product)
      return {
        'Update Score': await editTime(desk),
        'standings made after a save': await madeTime(desk, PAGES.standings),
        'schedule made after a save': await madeTime(desk, PAGES.schedule),
        'leaders made after a save': await madeTime(desk, PAGES.leaders),
        'home made after a save': await madeTime(desk, PAGES.home),
        'start with its documents': start,
        'all documents made, for each fact': ((first - start) / (count - before)) * 1_000_000,
      }
    })
  })

/** Each main operation at three sizes of the log, as bars. */
export const measureGrowth = async (): Promise<string> => {
  const measured: Measured[] = []
  for (const facts of SIZES) measured.push(await measureAt(facts))
  const growths = (Object.keys(UNITS) as Operation[]).map((operation): Growth => ({
    operation,
    unit: UNITS[operation],
    values: measured.map(one => one[operation]),
  }))
  const sizes = SIZES.map(facts => `${facts.toLocaleString('en')} facts`)
  return growthPlot(sizes, growths)
}
