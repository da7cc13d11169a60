import { median } from '../figure'

/** What it cost to make a page: processor time in milliseconds, and how many documents were looked at. */
export type Cost = { readonly path: string; readonly time: number; readonly documents: number }

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

const ask = async (url: string): Promise<void> => {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`)
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
  await ask(url + path)
  const after = await usedBy(url)
  return { path, time: Math.max(0, after.time - before.time - asking), documents: after.documents - before.documents }
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
})

/** What each page costs at the median when nothing of it is cached: `save` drops all that is, `times` over for each page. */
export const costsAfterSaving = async (
  url: string,
  paths: readonly string[],
  save: () => Promise<unknown>,
  times: number,
): Promise<readonly Cost[]> => {
  const asking = await askingItself(url)
  const rounds: Cost[][] = []
  for (let turn = 0; turn < times; turn += 1) {
    const costs: Cost[] = []
    for (const path of paths) {
      await save()
      await atRest(url)
      costs.push(await costOf(url, path, asking))
    }
    rounds.push(costs)
  }
  return paths.map((path, at) =>
    medianOf(
      path,
      rounds.flatMap(costs => costs[at] ?? []),
    ),
  )
}
