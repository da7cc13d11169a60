import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { BEGINNING, type StoredFact } from '@fullcourt/event-store/port'
import { randomHistories } from '@fullcourt/projections/history-generator/random-histories'
import { undoneAgain } from '@fullcourt/projections/history-generator/undone-again'
import { writeFacts } from '@fullcourt/projections/history-generator/writing-log'
import { openTestApplication } from '../../testing/application'
import { openEmbeddedPrivateStore } from '../../storage/private-store/embedded/embedded-private-store'
import { readSettings } from '../settings/settings'
import { followedUp } from '../../testing/followed-up'
import { nameLogIn } from '../../storage/private-store/log-record'
import { Policies } from './policies'
import { KNOWN_MILLISECONDS } from './folded-stream'
import { stepId } from './policy-steps'

type Facts = readonly Recorded<AnyFact>[]

const HISTORIES = 3
const LOG = 'generated'

/** The id that the product makes of a policy's step, which generated facts name by its parts. */
const commandId = (name: string): string => {
  if (!name.startsWith('[')) return name
  const [policy, fact, step] = JSON.parse(name) as [string, string, string | number]
  return stepId(policy, fact, step)
}

const LONG_AGO = Date.UTC(2020, 0)

/** As if the next fact were always written when the commands before it are known by their ids no more. */
const longAgo = (facts: Facts): Facts =>
  facts.map((fact, n) => {
    const time = new Date(LONG_AGO + n * (KNOWN_MILLISECONDS + 1)).toISOString()
    return { ...fact, metadata: { ...fact.metadata, time } }
  })

const asWritten = (facts: Facts): Facts =>
  facts.map(fact => ({ ...fact, metadata: { ...fact.metadata, command: commandId(fact.metadata.command) } }))

const folderWith = async (facts: Facts): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-replay-'))
  await write(folder, facts)
  const secrets = await openEmbeddedPrivateStore(folder)
  await nameLogIn(secrets, LOG)
  await secrets.close()
  return folder
}

const write = async (folder: string, facts: Facts): Promise<void> => {
  const events = await openEmbeddedEventStore(folder)
  await writeFacts(events, facts)
  await events.close()
}

const open = (folder: string) =>
  openTestApplication(readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0' }, folder), { logger: ['fatal'] })

/** Opens the product once, so that the documents show what is in the log, and answers the names of its policies. */
const openOnce = async (folder: string): Promise<readonly string[]> => {
  const application = await open(folder)
  const names = application.app
    .get(Policies)
    .standings()
    .map(({ name }) => name)
  await application.close()
  return names
}

/** What is written while all policies follow the log from its first fact on. */
const replay = async (folder: string, policies: readonly string[]): Promise<readonly string[]> => {
  const secrets = await openEmbeddedPrivateStore(folder)
  await secrets.put('policies', 'checkpoint', {
    log: LOG,
    at: Object.fromEntries(policies.map(name => [name, BEGINNING])),
    parked: [],
  })
  await secrets.close()
  const application = await open(folder)
  const { events } = application.stores
  const before = await events.head()
  await followedUp(application)
  const written: StoredFact[] = []
  if ((await events.head()) !== before) for await (const page of events.readAll(before)) written.push(...page)
  const parked = application.app
    .get(Policies)
    .standings()
    .flatMap(policy => policy.parked)
  await application.close()
  return [...written.filter(byPolicy).map(inWords), ...parked.map(({ policy, error }) => `${policy} is parked: ${error}`)]
}

/** The start itself ends imports that were cut off. */
const byPolicy = ({ stream }: StoredFact): boolean => !stream.startsWith('import-')

const inWords = ({ type, stream, data }: StoredFact): string => `${stream}: ${type} ${JSON.stringify(data)}`

const loseDocuments = async (folder: string): Promise<void> => {
  for (const suffix of ['', '-wal', '-shm']) await rm(join(folder, `documents.sqlite${suffix}`), { force: true })
}

const ages = [
  ['whose commands are still known by their ids', (facts: Facts) => facts],
  ['so old that no command is known by its id', longAgo],
] as const

/** About the middle, where no generation goes on: a start would go on with it. */
const middleOf = (facts: Facts): number => {
  const middle = Math.floor(facts.length / 2)
  return facts[middle - 1]?.type === 'GenerationRequested' ? middle + 1 : middle
}

/** What is written when the policies follow the whole log again: with the present documents, and without. */
const replayed = async (facts: Facts): Promise<readonly string[]> => {
  const half = middleOf(facts)
  const folder = await folderWith(facts.slice(0, half))
  const policies = await openOnce(folder)
  await write(folder, facts.slice(half))
  const written = [...(await replay(folder, policies))]
  await loseDocuments(folder)
  written.push(...(await replay(folder, policies)))
  await rm(folder, { recursive: true })
  return written
}

describe('Replaying all policies over a generated log writes nothing', () => {
  it.each(ages)('%s', async (_, dated) => {
    await fc.assert(
      fc.asyncProperty(randomHistories(), async history => expect(await replayed(dated(asWritten(history.facts)))).toEqual([])),
      { numRuns: HISTORIES, endOnFailure: true },
    )
  })
})

describe('Replaying all policies over a log in which their work was undone, or done anew, writes nothing', () => {
  it.each(ages)('%s', async (_, dated) => expect(await replayed(dated(asWritten(undoneAgain())))).toEqual([]))
})
