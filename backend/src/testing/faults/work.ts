import { setTimeout as pause } from 'node:timers/promises'
import { formOf, partsOf } from '../../contexts/imports/testing/form'
import { smallLeague } from '../../contexts/imports/testing/small-league'
import { lineBody } from '../../contexts/games/testing/calls'
import { between } from '../../product/demo/chance'
import type { BaseLeague } from './base-league'
import type { PatientClient } from './patient-client'

/** All that was answered while faults happened. */
export type Answered = {
  /** The last value of each game's score and each player's points. */
  readonly scores: Map<number, number>
  readonly points: Map<number, number>
  /** Names of teams. */
  readonly teams: string[]
  imported: number | undefined
  readonly merged: (readonly [number, number])[]
  generated: boolean
}

type Chance = () => number

/** How long a person thinks between two changes, in milliseconds. */
const THOUGHT = [60, 350] as const

const think = (chance: Chance) => pause(between(chance, ...THOUGHT))

type Worker = (goesOn: () => boolean) => Promise<void>

const counting =
  (chance: Chance, written: Map<number, number>, id: number, send: (value: number) => Promise<unknown>): Worker =>
  async goesOn => {
    while (goesOn()) {
      const value = (written.get(id) ?? 0) + 1
      await send(value)
      written.set(id, value)
      await think(chance)
    }
  }

/** Sends the files of a small league: what is imported is known. */
const importing = (client: PatientClient) => {
  const form = formOf({ allowConflicts: 'true', season: 'Winter 2025', league: 'Sunday' }, partsOf(smallLeague))
  return client.change({ method: 'POST', address: '/api/imports', ...form })
}

/** Everybody who works on the league, each on something of their own, until they are told to stop and what they sent is answered. */
export const workOn = (base: BaseLeague, client: PatientClient, chance: Chance) => {
  const answered: Answered = {
    scores: new Map(),
    points: new Map(),
    teams: [],
    imported: undefined,
    merged: [],
    generated: false,
  }
  const { league, teams, scored, boxGame, players, doubles, generated } = base
  const score = (game: number) => (value: number) =>
    client.change({ method: 'PUT', address: `/api/gamesv2/${game}/scores`, body: { score_home: value, score_away: 0 } })
  const line = (player: number) => (value: number) =>
    client.change({ method: 'PUT', address: '/api/player-game-stats', body: lineBody(boxGame, player, { PTS: value }, teams[0]) })
  let stopped = false
  const goesOn = () => !stopped
  const workers: Worker[] = [
    ...scored.map(game => counting(chance, answered.scores, game, score(game))),
    ...players.map(player => counting(chance, answered.points, player, line(player))),
    async () => {
      for (let n = 0; goesOn(); n++) {
        const name = `New team ${n}`
        await client.change({ method: 'POST', address: `${league.address}/teams`, body: { name } })
        answered.teams.push(name)
        await think(chance)
      }
    },
    async () => {
      await pause(between(chance, 0, 2_000))
      answered.imported = ((await importing(client)) as { readonly id: number }).id
    },
    async () => {
      for (const [masterId, duplicate] of doubles) {
        await pause(between(chance, 0, 2_000))
        await client.change({ method: 'POST', address: '/api/playersv2/merge', body: { masterId, duplicateIds: [duplicate] } })
        answered.merged.push([masterId, duplicate])
      }
    },
    async () => {
      await pause(between(chance, 0, 3_000))
      const body = { scheduleId: generated.schedule, background: true }
      await client.change({ method: 'POST', address: '/api/games/generate-full-schedule', body })
      answered.generated = true
    },
  ]
  const done = Promise.all(workers.map(worker => worker(goesOn)))
  done.catch(() => undefined)
  return {
    answered,
    stop: async () => {
      stopped = true
      await done
    },
  }
}
