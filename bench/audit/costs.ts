import { median } from '../figure'
import { processorTimeOf } from '../processor-time'

/** What it cost to make a page for the first time, in milliseconds of processor time. */
export type Cost = { readonly path: string; readonly time: number }

const ask = async (url: string): Promise<void> => {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`)
}

/** What asking for the processor time costs itself. */
const askingItself = async (url: string): Promise<number> => {
  const times: number[] = []
  for (let turn = 0; turn < 20; turn += 1) times.push(-(await processorTimeOf(url)) + (await processorTimeOf(url)))
  return median(times)
}

/** Pages that nobody has asked for yet, one after another. */
export const firstCosts = async (url: string, paths: readonly string[]): Promise<readonly Cost[]> => {
  const asking = await askingItself(url)
  const costs: Cost[] = []
  for (const path of paths) {
    const before = await processorTimeOf(url)
    await ask(url + path)
    costs.push({ path, time: Math.max(0, (await processorTimeOf(url)) - before - asking) / 1_000 })
  }
  return costs
}

/** Waits until the server has nothing to do. */
const atRest = async (url: string): Promise<void> => {
  for (let used = Infinity; used > 3_000;) {
    const before = await processorTimeOf(url)
    await new Promise(later => setTimeout(later, 50))
    used = (await processorTimeOf(url)) - before
  }
}

/** What each page costs at the median when it is made anew after something was saved, `times` over. */
export const costsAfterSaving = async (
  url: string,
  paths: readonly string[],
  save: () => Promise<unknown>,
  times: number,
): Promise<readonly Cost[]> => {
  const rounds: (readonly Cost[])[] = []
  for (let turn = 0; turn < times; turn += 1) {
    await save()
    await atRest(url)
    rounds.push(await firstCosts(url, paths))
  }
  return paths.map((path, at) => ({ path, time: median(rounds.flatMap(costs => costs[at]?.time ?? [])) }))
}
