import { join } from 'node:path'
import type { AnyRecorded } from '@fullcourt/projections/projection'
import { recall } from '@fullcourt/domain/log/recall'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import type { NewFact } from '@fullcourt/event-store/port'
import { openEmbeddedReadStore } from '@fullcourt/projections/embedded/embedded-read-store'
import { openReading } from '@fullcourt/projections/open-reading'
import { openRunner } from '@fullcourt/projections/runner/open-runner'
import { standings } from '@fullcourt/projections/standings/standings'
import { scoreFact } from '../facts'
import { openEmmett } from './emmett'

const TEAMS = 30
const LEAGUE = '1'
/** How long documents are waited for, in milliseconds. */
const PATIENCE = 10_000

const entered = (team: number): NewFact => ({
  ...scoreFact(team, 0, 0),
  type: 'TeamEnteredLeague',
  data: { organization: 1, season: 1, league: 1, entry: team, team },
})
const teams = Array.from({ length: TEAMS }, (_, number) => entered(number + 1))

/** A league of teams, into which the score of a game is entered, and its table as it is then. */
export type Season = {
  /** Resolves when the table has the game. */
  readonly score: (game: number) => Promise<unknown>
  readonly table: () => Promise<unknown>
  readonly close: () => Promise<void>
}

/** On our own stores. */
export const openOurs = async (folder: string): Promise<Season> => {
  const store = await openEmbeddedEventStore(join(folder, 'facts'))
  const readStore = await openEmbeddedReadStore(join(folder, 'documents'))
  const runner = openRunner({ store, readStore, models: [standings], read: recall })
  await runner.ready()
  const write = async (stream: string, fact: NewFact) => (await store.append(stream, 'none', [fact])).position
  const writeAndWait = async (stream: string, fact: NewFact) => runner.passed(await write(stream, fact), PATIENCE)
  for (const [at, fact] of teams.entries()) await writeAndWait(`entry-${at}`, fact)
  return {
    score: game => writeAndWait(`game-${game}`, scoreFact(game, 80, 70 + (game % 9))),
    table: () => openReading(runner.readings).get(standings, LEAGUE),
    close: async () => {
      await runner.stop()
      await readStore.close()
      await store.close()
    },
  }
}

const recorded = (fact: NewFact): AnyRecorded =>
  recall({ ...fact, stream: 'of-emmett', revision: 0, position: '00000000000000000001' }) as AnyRecorded

/** On Emmett, with the fold of our own projection as an inline projection, whose documents are rows of a table beside its events. */
export const openEmmetts = async (folder: string): Promise<Season> => {
  const { connection, append } = await openEmmett(folder)
  await connection.command('CREATE TABLE standings (id TEXT PRIMARY KEY, body TEXT NOT NULL)')
  const read = async (id: string) => {
    const row = await connection.querySingle<{ readonly body: string }>('SELECT body FROM standings WHERE id = ?', [id])
    return row ? (JSON.parse(row.body) as ReturnType<typeof standings.initial>) : standings.initial(id)
  }
  const project = async (fact: AnyRecorded) => {
    for (const id of standings.documentIds(fact)) {
      const body = JSON.stringify(standings.fold(await read(id), id, fact))
      await connection.command('INSERT INTO standings VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body', [
        id,
        body,
      ])
    }
  }
  const write = (stream: string, fact: NewFact) => append(stream, 0, fact, () => project(recorded(fact)))
  for (const [at, fact] of teams.entries()) await write(`entry-${at}`, fact)
  return {
    score: game => write(`game-${game}`, scoreFact(game, 80, 70 + (game % 9))),
    table: () => read(LEAGUE),
    close: () => Promise.resolve(connection.close()),
  }
}
