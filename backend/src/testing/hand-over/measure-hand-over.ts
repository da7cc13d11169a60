import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingEngines, openEngines, type Engines } from '../faults/engines'
import { makeGame, makeLeague, makeTeam } from '../made-league'
import { newStaff } from '../new-staff'
import { clientOf, healthOf } from '../process-client'
import { endProducts, startProduct } from '../product-process'
import { until } from '../until'
import { handOver, type HandOver } from './hand-over'

/** How the lease went on after a kill of the leader, and after its clean end; or why there was nothing to measure it on. */
export type HandOvers =
  | { readonly scorers: number; readonly killed: HandOver; readonly stopped: HandOver }
  | { readonly missing: string }

const SCORERS = 20

/** A league with a game for each scorer. */
const scoredLeague = async (base: string) => {
  const { cookie } = await newStaff(base)
  const client = clientOf(base, cookie)
  const league = await makeLeague(client)
  const [home, away] = [await makeTeam(client, league, 'Hawks'), await makeTeam(client, league, 'Bulls')]
  const games: string[] = []
  for (let n = 0; n < SCORERS; n++) games.push(`${league.address}/games/${await makeGame(client, league, [home.id, away.id])}`)
  return { cookie, games }
}

const measure = async ({ eventStoreUrl, mongodbUrl, environment }: Engines, folder: string): Promise<HandOvers> => {
  const engines = { ...environment, EVENT_STORE_URL: eventStoreUrl, MONGODB_URL: mongodbUrl }
  const leader = startProduct(join(folder, 'first'), engines)
  const scored = await scoredLeague(await leader.ready)
  const second = startProduct(join(folder, 'second'), engines)
  const killed = await handOver(leader, 'SIGKILL', { base: await second.ready, ...scored })
  const third = startProduct(join(folder, 'third'), engines)
  const base = await third.ready
  await until(async () => (await healthOf(clientOf(base))).ready.role === 'standby')
  return { scorers: SCORERS, killed, stopped: await handOver(second, 'SIGTERM', { base, ...scored }) }
}

/** Run as a process: sends what it measured to the one that began it. */
const main = async (): Promise<void> => {
  const missing = missingEngines()
  if (missing !== undefined) return void process.send?.({ missing } satisfies HandOvers)
  const engines = await openEngines()
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-hand-over-'))
  try {
    process.send?.(await measure(engines, folder))
  } finally {
    await endProducts()
    await engines.close()
    await rm(folder, { recursive: true, force: true })
  }
}

main().then(
  () => process.disconnect?.(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  },
)
