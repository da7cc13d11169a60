import { figure, type Figure } from './figure'
import { copyGames } from './log/copied-games'
import { makeDemo, startProduct } from './product'
import { inFolder } from './temporary-folder'

const FACTS = 300_000
const STARTS = 3
/** In seconds. */
const LONGEST = 3

/** From the start of the process to a page of the demo league, in seconds. */
export const startTime = async (folder: string): Promise<number> => {
  const began = performance.now()
  const { url, stop } = await startProduct(folder)
  const page = await fetch(`${url}/demo/teamList`)
  await page.text()
  const seconds = (performance.now() - began) / 1_000
  await stop()
  if (!page.ok) throw new Error(`The page was answered with ${page.status}.`)
  return seconds
}

/** How long it takes a product with a long log to serve pages: where it finds its documents, and once where it makes them. */
export const measureStart = (): Promise<Figure[]> =>
  inFolder(async folder => {
    await makeDemo(folder)
    await copyGames(folder, FACTS)
    await startTime(folder)
    const rounds: { ours: number; limit: number }[] = []
    while (rounds.length < STARTS) rounds.push({ ours: await startTime(folder), limit: LONGEST })
    const name = `start with ${FACTS.toLocaleString('en')} facts and their documents`
    return [figure({ name, unit: 's', aim: { at: 'most', ratio: 1 } }, rounds)]
  })
