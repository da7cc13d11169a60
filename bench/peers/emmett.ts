import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { NewFact } from '@fullcourt/event-store/port'
import { haveInstalled } from '../own-folder'

const HOME = resolve(__dirname, '../../peers/emmett')
const BINDING = join(HOME, 'node_modules/sqlite3/build/Release/node_sqlite3.node')

type Value = string | number | bigint | null

/** Of Emmett's connection to SQLite, what is used here. */
export type Connection = {
  readonly close: () => void
  readonly command: (sql: string, values?: readonly Value[]) => Promise<unknown>
  readonly querySingle: <Row>(sql: string, values: readonly Value[]) => Promise<Row | null | undefined>
}

type Event = { readonly type: string; readonly data: unknown; readonly metadata: unknown }

type AppendOptions = {
  readonly expectedStreamVersion: bigint
  readonly onBeforeCommit: (events: readonly Event[]) => Promise<void>
}

type Emmett = {
  readonly sqliteConnection: (options: { readonly fileName: string }) => Connection
  readonly createEventStoreSchema: (connection: Connection) => Promise<void>
  readonly appendToStream: (
    connection: Connection,
    stream: string,
    kind: string,
    events: readonly Event[],
    options: AppendOptions,
  ) => Promise<{ readonly success: boolean }>
}

export type EmmettStore = {
  readonly connection: Connection
  /** Appends one fact after so many of its stream; `project` runs in the same transaction, as an inline projection does. */
  readonly append: (stream: string, revision: number, fact: NewFact, project?: () => Promise<void>) => Promise<void>
}

/** Brings Emmett, which only this measurement needs, into a folder of its own. */
export const haveEmmett = (): Promise<void> => haveInstalled(HOME, BINDING)

/** Emmett on SQLite in a folder, with one connection that stays open. */
export const openEmmett = async (folder: string): Promise<EmmettStore> => {
  const load = createRequire(join(HOME, 'package.json'))
  const { sqliteConnection, createEventStoreSchema, appendToStream } = load('@event-driven-io/emmett-sqlite') as Emmett
  const connection = sqliteConnection({ fileName: join(folder, 'emmett.sqlite') })
  await createEventStoreSchema(connection)
  const append: EmmettStore['append'] = async (stream, revision, { id, type, data, metadata }, project) => {
    const event = { type, data, metadata: { ...Object(metadata), messageId: id } }
    const { success } = await appendToStream(connection, stream, 'game', [event], {
      expectedStreamVersion: BigInt(revision),
      onBeforeCommit: () => project?.() ?? Promise.resolve(),
    })
    if (!success) throw new Error(`Emmett did not append to ${stream}.`)
  }
  return { connection, append }
}
