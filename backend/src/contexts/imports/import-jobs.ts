import { randomUUID } from 'node:crypto'
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common'
import type { ImportId } from '@fullcourt/domain/ids/kinds'
import type { InImport } from '@fullcourt/domain/imports/decide'
import type { ImportTarget } from '@fullcourt/domain/imports/events'
import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { LeagueRows } from '@fullcourt/domain/imports/rows'
import { importCard, type BegunImport } from '@fullcourt/projections/imports/import'
import { Backoff, pause } from '@fullcourt/event-store/backoff'
import type { EventStore, Position } from '@fullcourt/event-store/port'
import { EVERYTHING } from '@fullcourt/projections/changes'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { HeldLease } from '@fullcourt/projections/runner/held-lease'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { isReported } from '../../storage/condition/is-reported'
import { Documents } from '../../storage/documents/documents'
import { caughtUpOf } from '../../storage/documents/caught-up'
import { Commands } from '../../core/facts/commands'
import { IdAllocator } from '../../core/facts/id-allocator'
import { ProgressSignal } from '../../core/facts/progress'
import { Refused } from '../../core/facts/refused'
import { CLOCK, EVENT_STORE, KEYED_HASH, PEOPLE, READ_STORE, RUNNER, type Clock } from '../../core/injection/tokens'
import type { KeyedHash } from '../../storage/people/keyed-hash'
import type { People } from '../../storage/people/people'
import { FileChecker } from './file-checker'
import { ImportLog } from './import-log'
import { ImportFiles, type ImportOfFiles } from './import-files'
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

/** The stores are away or busy, or staff changed a figure since it was looked at: the job waits and goes on from what is then. */
const PASSING = new Set([
  'unavailable',
  'outcome-unknown',
  'busy',
  'figure-changed',
  'read-store-unavailable',
  'private-store-unavailable',
  'file-store-unavailable',
])
const ENDING = new Set(['interrupted', 'closed', 'read-store-closed', 'private-store-closed'])
const MOST_REFUSALS = 3
const LEASE_MILLISECONDS = 15_000
/** How often it is looked for imports that nobody works at, beside whenever a document of an import changes. */
const LOOK_AGAIN_MILLISECONDS = 5_000

const kindOf = (error: unknown): string => (error instanceof Error && 'kind' in error ? String(error.kind) : '')

const isPassing = (error: unknown) => PASSING.has(kindOf(error))

const orNullWhilePassing = (error: unknown): null => {
  if (isPassing(error)) return null
  throw error
}

const isOfImports = (line: string): boolean => line === EVERYTHING || line.startsWith(`${importCard.name}.`)

/**
 * Carries imports out on the server, each to its end: closing the page does no harm. Of several processes the one that is the runner
 * works at them, wherever they were begun; what it leaves unfinished the next one finishes.
 */
@Injectable()
export class ImportJobs implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Imports')
  private readonly stopping = new AbortController()
  private readonly running = new Map<
    ImportId,
    { readonly target: ImportTarget; progress?: ImportProgress; ended: Promise<void> }
  >()
  /** Begun at this process, and not in the documents yet. */
  private readonly begun = new Map<ImportId, ImportTarget>()
  private readonly news = new ProgressSignal()
  private readonly services: ImportServices
  private readonly owner = randomUUID()
  private term: AbortSignal | undefined
  private isTidy = false

  constructor(
    private readonly log: ImportLog,
    private readonly files: ImportFiles,
    private readonly checker: FileChecker,
    private readonly commands: Commands,
    private readonly documents: Documents,
    @Inject(RUNNER) private readonly runner: Runner,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    now: LeagueNow,
    ids: IdAllocator,
    @Inject(PEOPLE) people: People,
    @Inject(KEYED_HASH) keyedHash: KeyedHash,
  ) {
    this.services = { log, now, ids, people, keyedHash }
  }

  /** From now on, whenever this process is the runner: what was begun here or elsewhere, and what another one left. */
  start(): void {
    this.runner.whileLeading(ended => this.lead(AbortSignal.any([ended, this.stopping.signal])))
  }

  /** An import was begun by the fact at a position: this process works at it at once, or whoever is the runner does. */
  begin(begun: BegunJob, position: Position): void {
    const { import: id, target } = begun
    this.begun.set(id, target)
    void caughtUpOf(this.runner)(position, this.stopping.signal)
      .catch(() => false)
      .finally(() => this.begun.delete(id))
    if (this.term !== undefined) this.workAt(begun, this.term)
  }

  /** Imports that go on, here or elsewhere. */
  async unfinished(): Promise<readonly BegunImport[]> {
    const listed = await this.documents.list(importCard, { index: 'state', key: 'running' })
    return listed.flatMap(({ body }) => (body.state === 'unknown' ? [] : [body]))
  }

  /** Where imports go that go on: those begun at this process at once, those of others as soon as documents show them. */
  async targets(): Promise<readonly ImportTarget[]> {
    const shown = (await this.unfinished()).map(({ id, target }) => [id, target] as const)
    const running = [...this.running].map(([id, { target }]) => [id, target] as const)
    return [...new Map([...shown, ...running, ...this.begun]).values()]
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

  private async lead(ended: AbortSignal): Promise<void> {
    this.term = ended
    this.isTidy = false
    const following = this.follow(ended)
    const backoff = new Backoff(ended)
    while (!ended.aborted) {
      try {
        const { count } = this.news
        await this.takeUp(ended)
        backoff.reset()
        await this.news.after(count, LOOK_AGAIN_MILLISECONDS)
      } catch (error) {
        if (ended.aborted) break
        if (!isReported(error)) this.logger.warn(`Imports could not be looked for: ${String(error)}`)
        await backoff.wait()
      }
    }
    this.term = undefined
    await following
    await Promise.all([...this.running.values()].map(({ ended }) => ended))
  }

  private async follow(ended: AbortSignal): Promise<void> {
    ended.addEventListener('abort', () => this.news.signal(), { once: true })
    for await (const lines of this.readStore.changes(ended)) if (lines.some(isOfImports)) this.news.signal()
  }

  /** Documents may be behind the log that the process before left. */
  private async takeUp(ended: AbortSignal): Promise<void> {
    if (!(await caughtUpOf(this.runner)(await this.store.head(), ended))) return
    if (!this.isTidy) await this.files.removeLeftOver(id => this.importOf(id), this.clock())
    this.isTidy = true
    for (const { id, target, by } of await this.unfinished()) this.workAt({ import: id, target, by }, ended)
  }

  private async importOf(id: ImportId): Promise<ImportOfFiles> {
    if (this.running.has(id) || this.begun.has(id)) return 'goes-on'
    const card = await this.documents.get(importCard, id)
    if (card === undefined || card.state === 'unknown') return 'unknown'
    return card.state === 'running' ? 'goes-on' : 'ended'
  }

  /** Works at an import in the background. One that is being worked at already is left alone. */
  private workAt(begun: BegunJob, term: AbortSignal): void {
    if (this.running.has(begun.import) || term.aborted) return
    const ended = this.work(begun, term).finally(() => this.running.delete(begun.import))
    this.running.set(begun.import, { target: begun.target, ended })
  }

  private async work(begun: BegunJob, term: AbortSignal): Promise<void> {
    const lease = await this.taken(begun.import, term)
    if (lease === null) return
    try {
      await this.untilItEnds(begun, AbortSignal.any([term, lease.lost]))
    } catch (error) {
      if (!ENDING.has(kindOf(error)))
        this.logger.error(`Import ${begun.import} stopped.`, error instanceof Error ? error.stack : String(error))
    } finally {
      await lease.release().catch(() => undefined)
    }
  }

  /** Another process may be at it: it is waited for, until the import has ended or is nobody's. */
  private async taken(id: ImportId, term: AbortSignal): Promise<HeldLease | null> {
    const take = () =>
      HeldLease.take(this.readStore, { name: `import-${id}`, owner: this.owner, milliseconds: LEASE_MILLISECONDS })
    for (;;) {
      const lease = await take().catch(orNullWhilePassing)
      if (lease !== null || term.aborted) return lease
      await pause(LEASE_MILLISECONDS / 3, term)
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
