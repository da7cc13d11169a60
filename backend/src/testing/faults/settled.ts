import { setTimeout as pause } from 'node:timers/promises'
import type { ReadyAnswer } from '../../product/health/health.answers'
import type { BaseLeague } from './base-league'
import type { SupervisedProcess } from './supervised-process'
import type { Answered } from './work'

/** How long everything may take to be well again after the last fault, in milliseconds. */
const LONGEST_MILLISECONDS = 180_000

const readyOf = async ({ base }: SupervisedProcess): Promise<ReadyAnswer | undefined> => {
  try {
    const reply = await fetch(`${base}/api/health/ready`, { signal: AbortSignal.timeout(5_000) })
    return (await reply.json()) as ReadyAnswer
  } catch {
    return undefined
  }
}

const jsonOf = async (base: string, address: string, cookie: string): Promise<unknown> => {
  const reply = await fetch(base + address, { headers: { cookie }, signal: AbortSignal.timeout(15_000) })
  return [reply.status, await reply.json()]
}

/** Asks again until it holds; what it said last is in the error. */
const eventually = async (what: string, holds: () => Promise<true | string>): Promise<void> => {
  const began = performance.now()
  for (;;) {
    const found = await holds().catch((error: unknown) => String(error))
    if (found === true) return
    if (performance.now() - began > LONGEST_MILLISECONDS) throw new Error(`${what} did not come: ${found}`)
    await pause(100)
  }
}

/** Addresses that show what everybody worked on, to staff and to visitors. */
const addressesOf = (
  { league, scored, boxGame, organization, generated }: BaseLeague,
  { imported }: Answered,
): readonly string[] => [
  `${league.address}/teams`,
  `${league.address}/games`,
  `${generated.league.address}/games`,
  ...scored.map(game => `/api/gamesv2/${game}`),
  `/api/gamesv2/${boxGame}`,
  '/api/playersv2',
  '/api/teams',
  `/api/imports/${imported}`,
  `/api/seasonsv2?slug=${organization.slug}`,
  `/api/schedules/${generated.schedule}/report`,
]

const isWell = async (processes: readonly SupervisedProcess[]): Promise<true | string> => {
  const all = await Promise.all(processes.map(readyOf))
  const unwell = all.find(ready => ready?.status !== 'ready' || ready.position !== ready.head || ready.problems.length > 0)
  if (unwell !== undefined || all.includes(undefined)) return JSON.stringify(all)
  return new Set(all.map(ready => ready?.position)).size === 1 || JSON.stringify(all.map(ready => ready?.position))
}

const jobsEnded = async (base: BaseLeague, answered: Answered, at: string): Promise<true | string> => {
  const imported = await jsonOf(at, `/api/imports/${answered.imported}`, base.cookie)
  const report = await jsonOf(at, `/api/schedules/${base.generated.schedule}/report`, base.cookie)
  const [, { state }] = imported as [number, { state: string }]
  const [, { generation }] = report as [number, { generation: { state: string } }]
  return (state !== 'running' && generation.state !== 'running') || JSON.stringify([imported, report])
}

const answerAlike = async (
  base: BaseLeague,
  answered: Answered,
  processes: readonly SupervisedProcess[],
): Promise<true | string> => {
  for (const address of addressesOf(base, answered)) {
    const all = await Promise.all(
      processes.map(async process => JSON.stringify(await jsonOf(process.base, address, base.cookie))),
    )
    if (new Set(all).size > 1) return `${address}: ${all.join('\n')}`
    if (!all[0]?.startsWith('[200')) return `${address}: ${all[0]}`
  }
  return true
}

/** Waits until all processes are well, what was begun has ended, and all of them answer the same. */
export const settled = async (base: BaseLeague, answered: Answered, processes: readonly SupervisedProcess[]): Promise<void> => {
  await eventually('Health', () => isWell(processes))
  await eventually('The end of import and generation', () => jobsEnded(base, answered, processes[0]?.base ?? ''))
  await eventually('The same answers of all', () => answerAlike(base, answered, processes))
  await eventually('Health', () => isWell(processes))
}
