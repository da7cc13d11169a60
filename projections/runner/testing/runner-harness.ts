import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { openReading } from '../../open-reading'
import { openRunner } from '../open-runner'
import type { Runner, RunnerOptions } from '../runner'
import { cards, readPoints, Scorer, table, teams } from './points'
import type { ReadStoreUnderTest } from '../../testing/read-store-under-test'
import type { ReadModel } from '../../projection'
import type { ReadStore } from '../../read-store'
import type { EventStore, Position } from '@fullcourt/event-store/port'

/** A log, its documents, and the runners that a test starts. */
export class RunnerHarness {
  readonly scorer: Scorer
  readonly errors: Error[] = []
  private readonly running: Runner[] = []

  private constructor(
    private readonly folder: string,
    private readonly kept: ReadStoreUnderTest,
    readonly events: EventStore,
    public documents: ReadStore,
  ) {
    this.scorer = new Scorer(events)
  }

  static async create(newDocuments: () => Promise<ReadStoreUnderTest>): Promise<RunnerHarness> {
    const folder = await mkdtemp(join(tmpdir(), 'fullcourt-runner-'))
    const kept = await newDocuments()
    return new RunnerHarness(folder, kept, await openEmbeddedEventStore(folder), await kept.open())
  }

  /** A second log, e.g. one that was brought back from a backup. */
  otherLog(name: string): Promise<EventStore> {
    return openEmbeddedEventStore(join(this.folder, name))
  }

  start(options: Partial<RunnerOptions> = {}): Runner {
    const runner = openRunner({
      store: this.events,
      readStore: this.documents,
      models: [cards, table, teams],
      read: readPoints,
      onError: error => this.errors.push(error),
      ...options,
    })
    this.running.push(runner)
    return runner
  }

  async started(options: Partial<RunnerOptions> = {}): Promise<Runner> {
    const runner = this.start(options)
    await runner.ready()
    return runner
  }

  async reopenDocuments(): Promise<void> {
    this.documents = await this.kept.reopen()
  }

  async demolish(): Promise<void> {
    await Promise.all(this.running.map(runner => runner.stop()))
    await this.kept.discard()
    await this.events.close()
    await rm(this.folder, { recursive: true })
  }
}

/** The document as a reader sees it. */
export const seen = <Document>(runner: Runner, model: ReadModel<Document>, id: string): Promise<Document | undefined> =>
  openReading(runner.readings).get(model, id)

/** Milliseconds to wait for what is sure to come: many, because a machine may be busy with other things. */
const RETRY_LIMIT = 60_000

/** Waits as the HTTP layer does, for as long as a test may. */
export const caughtUp = async (runner: Runner, position: Position): Promise<void> => {
  if (!(await runner.passed(position, RETRY_LIMIT))) throw new Error(`The runner did not come to ${position}.`)
}
