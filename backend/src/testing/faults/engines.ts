import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeDouble } from '@fullcourt/event-store/eventstoredb/double/node-double'
import { dropDatabase, newDatabaseName } from '@fullcourt/projections/mongodb/testing/documents-in-mongodb'
import { mortalEngine } from '@fullcourt/projections/mongodb/testing/engine'
import { mongoDbDatabases } from '../../storage/private-store/mongodb/mongodb-databases'

/** Where the engines of an installation are, and what can be done to them. */
export type Engines = {
  readonly eventStoreUrl: string
  readonly mongodbUrl: string
  readonly environment: Readonly<Record<string, string>>
  /** Undefined where they are not ours to kill. */
  readonly mortal: MortalEngines | undefined
  readonly close: () => Promise<void>
}

export type MortalEngines = {
  readonly killLog: () => Promise<void>
  readonly restartLog: () => Promise<void>
  readonly killDocuments: () => Promise<void>
  readonly restartDocuments: () => Promise<void>
  /** Notes how the documents are; to be done while their engine is down. */
  readonly keepDocuments: () => Promise<void>
  /** Puts them back as they were noted; the secrets stay. To be done while their engine is down. */
  readonly putDocumentsBack: () => Promise<void>
}

const withDatabase = (url: string, database: string): string => {
  const address = new URL(url)
  address.pathname = database
  return address.href
}

const dropBoth = async (url: string, mongodbUrl: string): Promise<void> => {
  for (const database of Object.values(mongoDbDatabases(mongodbUrl))) await dropDatabase(url, database)
}

/** The engines that EVENT_STORE_URL and MONGODB_URL name. */
const namedEngines = (eventStoreUrl: string, url: string): Engines => {
  const database = newDatabaseName()
  const mongodbUrl = withDatabase(url, database)
  const environment = { EVENT_STORE_PREFIX: `${database}-` }
  return { eventStoreUrl, mongodbUrl, environment, mortal: undefined, close: () => dropBoth(url, mongodbUrl) }
}

/** The double of a node, and a server of this machine that speaks MongoDB's protocol. */
const ownEngines = async (start: NonNullable<ReturnType<typeof mortalEngine>>): Promise<Engines> => {
  const node = await NodeDouble.start()
  const server = await start()
  const database = newDatabaseName()
  const kept = await mkdtemp(join(tmpdir(), 'fullcourt-faults-'))
  const isOfDocuments = (name: string) => name.startsWith(`${database}.`)
  const copy = async (from: string, to: string) => {
    if (!existsSync(from)) return
    await mkdir(to, { recursive: true })
    for (const name of (await readdir(from)).filter(isOfDocuments)) await cp(join(from, name), join(to, name))
  }
  const mortal: MortalEngines = {
    killLog: () => node.kill(),
    restartLog: () => node.restart(),
    killDocuments: () => server.kill(),
    restartDocuments: () => server.restart(),
    keepDocuments: () => copy(server.folder, kept),
    putDocumentsBack: async () => {
      if ((await readdir(kept)).length === 0) return
      for (const name of (await readdir(server.folder)).filter(isOfDocuments)) await rm(join(server.folder, name))
      await copy(kept, server.folder)
    },
  }
  return {
    eventStoreUrl: node.url,
    mongodbUrl: withDatabase(server.url, database),
    environment: {},
    mortal,
    close: async () => {
      await node.kill()
      await server.stop()
      await rm(kept, { recursive: true, force: true })
    },
  }
}

const named = () => {
  const { EVENT_STORE_URL: log, MONGODB_URL: documents } = process.env
  return log === undefined || documents === undefined ? undefined : { log, documents }
}

/** Why there are no engines here. */
export const missingEngines = (): string | undefined =>
  named() === undefined && mortalEngine() === null
    ? 'EVENT_STORE_URL and MONGODB_URL name none, and there is no go tool chain to build FerretDB with'
    : undefined

/** Those that are named, of which each installation has a part of its own; else a pair of its own. */
export const openEngines = async (): Promise<Engines> => {
  const given = named()
  if (given !== undefined) return namedEngines(given.log, given.documents)
  const start = mortalEngine()
  if (start === null) throw new Error(missingEngines())
  return ownEngines(start)
}
