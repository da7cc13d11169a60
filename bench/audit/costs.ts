import { median } from '../figure'

/** What it cost to make a page: processor time in milliseconds, and how many documents were looked at; and how many lines it has. */
export type Cost = { readonly path: string; readonly time: number; readonly documents: number; readonly lines: number }

type Used = { readonly time: number; readonly documents: number }

const metric = (metrics: string, name: string): number => {
  const [, value] = new RegExp(`^${name} (\\S+)`, 'm').exec(metrics) ?? []
  return Number(value ?? NaN)
}

/** What a running product has used so far: processor time in milliseconds, documents that answers looked at. */
const usedBy = async (url: string): Promise<Used> => {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return {
    time: metric(metrics, 'process_cpu_seconds_total') * 1_000,
    documents: metric(metrics, 'fullcourt_documents_read_total'),
  }
}

/** How many lines an answer has. */
const ask = async (url: string): Promise<number> => {
  const answer = await fetch(url)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`)
  return text.trimEnd().split('\n').length
}

/** What asking for the processor time costs itself. */
const askingItself = async (url: string): Promise<number> => {
  const times: number[] = []
  for (let turn = 0; turn < 20; turn += 1) times.push(-(await usedBy(url)).time + (await usedBy(url)).time)
  return median(times)
}

/** What it costs to ask for one page, `asking` being what it costs to look at the metrics. */
const costOf = async (url: string, path: string, asking: number): Promise<Cost> => {
  const before = await usedBy(url)
  const lines = await ask(url + path)
  const after = await usedBy(url)
  const time = Math.max(0, after.time - before.time - asking)
  return { path, time, documents: after.documents - before.documents, lines }
}

/** Pages that nobody has asked for yet, one after another. */
export const firstCosts = async (url: string, paths: readonly string[]): Promise<readonly Cost[]> => {
  const asking = await askingItself(url)
  const costs: Cost[] = []
  for (const path of paths) costs.push(await costOf(url, path, asking))
  return costs
}

/** Waits until the server has nothing to do. */
const atRest = async (url: string): Promise<void> => {
  for (let used = Infinity; used > 3;) {
    const before = await usedBy(url)
    await new Promise(later => setTimeout(later, 50))
    used = (await usedBy(url)).time - before.time
  }
}

const medianOf = (path: string, costs: readonly Cost[]): Cost => ({
  path,
  time: median(costs.map(({ time }) => time)),
  documents: median(costs.map(({ documents }) => documents)),
  lines: median(costs.map(({ lines }) => lines)),
})

/** What each page costs once when nothing of it is cached: `save` drops all that is before each page. */
export const costsAfterSaving = async (
  url: string,
  paths: readonly string[],
  save: () => Promise<unknown>,
): Promise<readonly Cost[]> => {
  const asking = await askingItself(url)
  const costs: Cost[] = []
  for (const path of paths) {
    await save()
    await atRest(url)
    costs.push(await costOf(url, path, asking))
  }
  return costs
}

/**
 * The same costs, where those of pages that took `limit` milliseconds or longer are the median of three: V8 collects all garbage
 * once in some sixty pages, which takes longer than any page, and whose turn it is says nothing about that page.
 */
export const withLongOnesAgain = async (
  url: string,
  costs: readonly Cost[],
  save: () => Promise<unknown>,
  limit: number,
): Promise<readonly Cost[]> => {
  const long = costs.filter(({ time }) => time >= limit).map(({ path }) => path)
  const again = [await costsAfterSaving(url, long, save), await costsAfterSaving(url, long, save)]
  return costs.map(cost => {
    const at = long.indexOf(cost.path)
    return at < 0 ? cost : medianOf(cost.path, [cost, ...again.flatMap(costs => costs[at] ?? [])])
  })
}
