import { setTimeout as pause } from 'node:timers/promises'
import { gameAddresses } from '../edits'
import { copySeasons } from '../log/copied-seasons'
import { metricOf } from '../metric'
import { ADMIN, makeDemo, signIn, startProduct } from '../product'
import { activeSeason } from '../season'
import { inFolder } from '../temporary-folder'
import { ask } from './ask'
import { beginCourse, type Course } from './course'
import { beginRebuild, untilEnded, untilShare } from './rebuild'
import { score, SCORERS, type ScoredGame } from './scorers'
import { readTables, visit, VISITORS } from './visitors'

/** When the process is killed, of the facts to read. */
const HALF = 0.5
/** So long everybody goes on before and after the rebuild, in milliseconds. */
const AROUND = 5_000
const LOOK_AT_MEMORY_EVERY = 1_000

const adminOf = async (url: string) => ({ url, cookie: await signIn(url, ADMIN.username, ADMIN.password) })

type GameDetail = { readonly game: { readonly score_home: number | null; readonly score_away: number | null } }

const detailOf = async (url: string, id: number) =>
  ((await (await ask(`${url}/api/gamesv2/${id}?slug=demo`)).json()) as GameDetail).game

/** Games of a season that are played: what visitors see of them only rises from then on. */
const playedGames = async ({ url, cookie }: Course, season: number): Promise<readonly ScoredGame[]> => {
  const addresses = (await gameAddresses({ url, cookie })).filter(address => address.includes(`/seasonsv2/${season}/`))
  const found: ScoredGame[] = []
  for (const address of addresses) {
    const id = Number(address.split('/').at(-1))
    const { score_home: home, score_away: away } = await detailOf(url, id)
    if (home !== null && away !== null)
      found.push({ id, address: address.slice(url.length), away, sent: { first: home, last: home }, saved: home })
    if (found.length === SCORERS) return found
  }
  throw new Error(`Only ${found.length} games are played.`)
}

/** The most memory that the process had, in MB. */
const watchMemory = async (course: Course): Promise<number> => {
  let most = 0
  while (!course.isOver) {
    const bytes = await metricOf(course.url, 'process_resident_memory_bytes').catch(() => 0)
    most = Math.max(most, bytes / 1_024 ** 2)
    await pause(LOOK_AT_MEMORY_EVERY)
  }
  return most
}

/** Rebuilds everything, kills the process half way, starts it again, and waits for the rest. */
const rebuildKilledHalfWay = async (course: Course, folder: string, kill: () => Promise<void>) => {
  const began = performance.now()
  const admin = await adminOf(course.url)
  await beginRebuild(admin)
  const killed = await untilShare(admin, HALF)
  course.isDown = true
  await kill()
  const product = await startProduct(folder)
  course.url = product.url
  course.isDown = false
  const again = await adminOf(product.url)
  const resumed = await untilShare(again, 0)
  const ended = await untilEnded(again)
  return { product, killed, resumed, ended, seconds: (performance.now() - began) / 1_000 }
}

const sumOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)

const inFull = (count: number) => count.toLocaleString('en')

/**
 * Rebuilds all documents of so many facts while scorers write and visitors read, with a kill half way, and says what anybody saw that was
 * empty, older than what they had seen, or never so. Fails where somebody did, or where a call failed while the process was there.
 */
export const rebuildUnderLoad = (facts: number, say: (line: string) => void): Promise<void> =>
  inFolder(async folder => {
    await makeDemo(folder)
    const count = await copySeasons(folder, facts)
    const first = await startProduct(folder)
    const course = beginCourse(first.url, await signIn(first.url, 'demo-staff', first.password))
    const season = await activeSeason(course)
    const games = await playedGames(course, season)
    const tables = await readTables(course, season)
    const memory = watchMemory(course)
    const crowd = Promise.all([visit(course, { season, games, first: tables }), score(games, course)])
    await pause(AROUND)
    const { product, killed, resumed, ended, seconds } = await rebuildKilledHalfWay(course, folder, first.kill)
    await pause(AROUND)
    course.isOver = true
    const [{ reads, faults }, saved] = await crowd
    const lost = await Promise.all(games.map(async ({ id, saved: is }) => (await detailOf(course.url, id)).score_home !== is))
    const found = { ...faults, lost: lost.filter(Boolean).length, failed: sumOf(course.failures) }
    say(
      `${inFull(count)} facts, ${SCORERS} scorers (${inFull(saved)} scores saved), ${VISITORS} visitors (${inFull(reads)} answers)`,
    )
    say(
      `killed at ${inFull(killed.done)} facts, went on at ${inFull(resumed.done)}, ${ended?.phase ?? 'done'} after ${seconds.toFixed(0)} s`,
    )
    say(`memory: ${(await memory).toFixed(0)} MB at most`)
    say(
      Object.entries(found)
        .map(([what, times]) => `${what}: ${times}`)
        .join(', '),
    )
    for (const [why, times] of course.failures) say(`failed ${times} times: ${why}`)
    await product.stop()
    if (Object.values(found).some(times => times > 0)) process.exitCode = 1
  })
