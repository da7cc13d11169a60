import { randomUUID } from 'node:crypto'
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common'
import type { ImportId } from '@fullcourt/domain/ids/kinds'
import type { InImport } from '@fullcourt/domain/imports/decide'
import type { ImportTarget } from '@fullcourt/domain/imports/events'
import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { LeagueRows } from '@fullcourt/domain/imports/rows'
import { importCard, type BegunImport } from '@fullcourt/projections/imports/import'
import { Backoff, pause } from '@fullcourt/event-store/backoff'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { HeldLease } from '@fullcourt/projections/runner/held-lease'
import { Documents } from '../../storage/documents/documents'
import type { Waiting } from '../../storage/documents/caught-up'
import { Commands } from '../../core/facts/commands'
import { IdAllocator } from '../../core/facts/id-allocator'
import { Refused } from '../../core/facts/refused'
import { KEYED_HASH, PEOPLE, READ_STORE, RUNNER } from '../../core/injection/tokens'
import type { KeyedHash } from '../../storage/people/keyed-hash'
import type { People } from '../../storage/people/people'
import { FileChecker } from './file-checker'
import { ImportLog } from './import-log'
import { ImportFiles } from './import-files'
import { importLeague, type ImportServices } from './job/import-league'
import { ImportProgress } from './job/progress'
import { RunningJob } from './job/running-job'
import { LeagueNow } from './league-now'

/** An import that was begun: what a job needs to know of it. */
export type BegunJob = InImport & { readonly by: ActingUser }

/** What is wrong is not said: a problem may quote a person's name, and the log keeps why an import failed in the clear. */
const UNUSABLE = 'The files cannot be used any more. Import them again to see what is wrong with them.'

/** The files cannot be used any more: they are gone, or a newer Fullcourt checks more strictly. */
class FilesGone extends Error {
  readonly kind = 'files-gone'
}

/** The stores are away or busy, documents are being made anew, or staff changed a figure since it was looked at: the job waits and goes on from what is then. */
const PASSING = new Set([
  'unavailable',
  'outcome-unknown',
  'busy',
  'figure-changed',
  'read-store-unavailable',
  'not-built-yet',
  'private-store-unavailable',
])
const ENDING = new Set(['interrupted', 'closed', 'read-store-closed', 'private-store-closed'])
const MOST_REFUSALS = 3
const LEASE_MILLISECONDS = 15_000

const kindOf = (error: unknown): string => (error instanceof Error && 'kind' in error ? String(error.kind) : '')

const isPassing = (error: unknown) => PASSING.has(kindOf(error))

const orNullWhilePassing = (error: unknown): null => {
  if (isPassing(error)) return null
  throw error
}

/**
 * Carries imports out on the server, each to its end: closing the page does no harm, and what a process left unfinished the next
 * one finishes (`resume`). Of several processes, one works at an import.
 */
@Injectable()
export class ImportJobs implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Imports')
  private readonly stopping = new AbortController()
  private readonly running = new Map<
    ImportId,
    { readonly target: ImportTarget; progress?: ImportProgress; ended: Promise<void> }
  >()
  private readonly services: ImportServices
  private readonly owner = randomUUID()

  constructor(
    private readonly log: ImportLog,
    private readonly files: ImportFiles,
    private readonly checker: FileChecker,
    private readonly commands: Commands,
    private readonly documents: Documents,
    @Inject(RUNNER) private readonly runner: Waiting,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    now: LeagueNow,
    ids: IdAllocator,
    @Inject(PEOPLE) people: People,
    @Inject(KEYED_HASH) keyedHash: KeyedHash,
  ) {
    this.services = { log, now, ids, people, keyedHash }
  }

  /** Works at an import in the background. One that is being worked at already is left alone. */
  start(begun: BegunJob): void {
    if (this.running.has(begun.import) || this.stopping.signal.aborted) return
    const ended = this.work(begun).finally(() => this.running.delete(begun.import))
    this.running.set(begun.import, { target: begun.target, ended })
  }

  /** Goes on with every import that was running when its process ended. */
  async resume(): Promise<void> {
    const running = await this.unfinished()
    await this.files.removeAllBut(new Set(running.map(({ id }) => id)))
    for (const { id, target, by } of running) this.start({ import: id, target, by })
  }

  /** Imports that go on, here or elsewhere. */
  async unfinished(): Promise<readonly BegunImport[]> {
    const listed = await this.documents.list(importCard, { index: 'state', key: 'running' })
    return listed.flatMap(({ body }) => (body.state === 'unknown' ? [] : [body]))
  }

  /** Where imports go that go on: those of this process at once, those of others as soon as documents show them. */
  async targets(): Promise<readonly ImportTarget[]> {
    const elsewhere = (await this.unfinished()).filter(({ id }) => !this.running.has(id))
    return [...[...this.running.values()].map(({ target }) => target), ...elsewhere.map(({ target }) => target)]
  }

  /** How many rows were gone through, where this process works at the import. */
  rowsDone(id: ImportId): number | undefined {
    return this.running.get(id)?.progress?.done
  }

  /** Stops between two steps; the next process goes on. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort()
    await Promise.all([...this.running.values()].map(({ ended }) => ended))
  }

  private async work(begun: BegunJob): Promise<void> {
    const lease = await this.taken(begun.import)
    if (lease === null) return
    try {
      await this.untilItEnds(begun, AbortSignal.any([this.stopping.signal, lease.lost]))
    } catch (error) {
      if (!ENDING.has(kindOf(error)))
        this.logger.error(`Import ${begun.import} stopped.`, error instanceof Error ? error.stack : String(error))
    } finally {
      await lease.release().catch(() => undefined)
    }
  }

  /** Another process may be at it: it is waited for, until the import has ended or is nobody's. */
  private async taken(id: ImportId): Promise<HeldLease | null> {
    const take = () =>
      HeldLease.take(this.readStore, { name: `import-${id}`, owner: this.owner, milliseconds: LEASE_MILLISECONDS })
    for (;;) {
      const lease = await take().catch(orNullWhilePassing)
      if (lease !== null || this.stopping.signal.aborted) return lease
      await pause(LEASE_MILLISECONDS / 3, this.stopping.signal)
      const unfinished = await this.unfinished().catch(orNullWhilePassing)
      if (unfinished !== null && !unfinished.some(card => card.id === id)) return null
    }
  }

  /** Tries again while stores are away or busy; what will never go is written down as the import's failure. */
  private async untilItEnds(begun: BegunJob, signal: AbortSignal): Promise<void> {
    let refusals = 0
    let hopeless: unknown
    const backoff = new Backoff(signal)
    for (;;) {
      try {
        return await (hopeless === undefined ? this.attempt(begun, signal) : this.fail(begun, signal, hopeless))
      } catch (error) {
        if (ENDING.has(kindOf(error))) throw error
        if (error instanceof Refused) refusals += 1
        const passing = isPassing(error) || (error instanceof Refused && refusals < MOST_REFUSALS)
        if (!passing && hopeless !== undefined) throw error
        if (!passing) hopeless = error
        else await backoff.wait()
      }
    }
  }

  private async attempt(begun: BegunJob, signal: AbortSignal): Promise<void> {
    const job = new RunningJob(begun, begun.by, this.commands, signal)
    const rows = await this.rowsOf(begun.import)
    const progress = new ImportProgress(
      async (digested, done) => (await this.log.importRows(job.context, job.into, digested, done)).position,
      position => job.caughtUp(this.runner, position),
    )
    const running = this.running.get(begun.import)
    if (running) running.progress = progress
    await importLeague(this.services, job, rows, progress)
    await this.files.remove(begun.import)
  }

  private async rowsOf(id: ImportId): Promise<LeagueRows> {
    const files = await this.files.load(id)
    if (files.size === 0) throw new FilesGone('The files of the import are gone.')
    const { rows, problems } = await this.checker.files(files)
    if (problems.count > 0) throw new FilesGone(UNUSABLE)
    return rows
  }

  private async fail(begun: BegunJob, signal: AbortSignal, error: unknown): Promise<void> {
    const known = error instanceof Refused || error instanceof FilesGone
    if (!known) this.logger.error(`Import ${begun.import}`, error instanceof Error ? error.stack : String(error))
    const why = known ? error.message : 'Something went wrong on our side. What was imported stays; the import can be repeated.'
    const job = new RunningJob(begun, begun.by, this.commands, signal)
    await this.log.fail(job.context, job.into, why)
    await this.files.remove(begun.import)
  }
}
