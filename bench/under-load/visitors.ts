import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask'
import type { Course } from './course'
import { judgeScore, judgeTables, type Fault, type LeagueTable } from './judge'
import type { ScoredGame } from './scorers'

export const VISITORS = 100
const EACH_READS_EVERY = 1_000

/** What visitors saw. */
export type Seen = { readonly reads: number; readonly faults: { readonly [fault in Fault]: number } }

type Season = { readonly season: number; readonly games: readonly ScoredGame[]; readonly first: readonly LeagueTable[] }

const read = async <Answer>({ url }: Course, path: string): Promise<Answer> => {
  const answer = await ask(url + path)
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
  return (await answer.json()) as Answer
}

export const readTables = (course: Course, season: number): Promise<readonly LeagueTable[]> =>
  read(course, `/api/seasonsv2/${season}/leagues-with-teams-public?slug=demo`)

const readScore = async (course: Course, { id }: ScoredGame): Promise<number | null> =>
  (await read<{ game: { score_home: number | null } }>(course, `/api/gamesv2/${id}?slug=demo`)).game.score_home

/** Each visitor looks at the tables and at a game by turns, until the course ends. */
export const visit = async (course: Course, { season, games, first }: Season): Promise<Seen> => {
  const faults = { empty: 0, backward: 0, wrong: 0 }
  let reads = 0
  const visitor = async (turn: number) => {
    let tables: readonly LeagueTable[] | undefined
    const scores = new Map<number, number>()
    const game = games[turn % games.length]
    await pause((turn / VISITORS) * EACH_READS_EVERY)
    const looks: (() => Promise<Fault | undefined>)[] = [
      async () => {
        const is = await readTables(course, season)
        const fault = judgeTables(is, { first, seen: tables })
        tables = is
        return fault
      },
      async () => {
        if (game === undefined) return undefined
        const is = await readScore(course, game)
        const fault = judgeScore(is, game.sent, scores.get(game.id))
        if (is !== null) scores.set(game.id, is)
        return fault
      },
    ]
    for (let look = turn; !course.isOver; look += 1) {
      const { url } = course
      try {
        const fault = await looks[look % looks.length]?.()
        reads += 1
        if (fault) faults[fault] += 1
      } catch (why) {
        course.failed(url, why)
      }
      await pause(EACH_READS_EVERY)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, turn) => visitor(turn)))
  return { reads, faults }
}
