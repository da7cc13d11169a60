import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common'
import type { ImportId } from '@fullcourt/domain/ids/kinds'
import type { ImportTarget } from '@fullcourt/domain/imports/events'
import { Backoff } from '@fullcourt/event-store/backoff'
import type { EventStore, Position } from '@fullcourt/event-store/port'
import { EVERYTHING } from '@fullcourt/projections/changes'
import { importCard, type BegunImport } from '@fullcourt/projections/imports/import'
import type { ReadStore } from '@fullcourt/projections/read-store'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { isReported } from '../../storage/condition/is-reported'
import { caughtUpOf } from '../../storage/documents/caught-up'
import { Documents } from '../../storage/documents/documents'
import { ProgressSignal } from '../../core/facts/progress'
import { CLOCK, EVENT_STORE, READ_STORE, RUNNER, type Clock } from '../../core/injection/tokens'
import { ImportFiles, type ImportOfFiles } from './import-files'
import { ImportWorker, type BegunJob } from './import-worker'
import type { ImportProgress } from './job/progress'

/** One that stopped for a reason that nobody foresaw is begun again after so long. */
const LOOK_AGAIN_MILLISECONDS = 5_000
/** Otherwise it is looked for imports whenever a document of one changes, and so often. */
const LOOK_SELDOM_MILLISECONDS = 60 * 60 * 1_000

const isOfImports = (line: string): boolean => line === EVERYTHING || line.startsWith(`${importCard.name}.`)

type RunningImport = { readonly target: ImportTarget; progress?: ImportProgress; ended: Promise<void> }

/**
 * Carries imports out on the server, each to its end: closing the page does no harm. Of several processes the one that is the runner
 * works at them, wherever they were begun; what it leaves unfinished the next one finishes.
 */
@Injectable()
export class ImportJobs implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Imports')
  private readonly stopping = new AbortController()
  private readonly running = new Map<ImportId, RunningImport>()
  /** Begun at this process, and not in the documents yet. */
  private readonly begun = new Map<ImportId, ImportTarget>()
  private readonly news = new ProgressSignal()
  private term: AbortSignal | undefined
  private isTidy = false

  constructor(
    private readonly worker: ImportWorker,
    private readonly files: ImportFiles,
    private readonly documents: Documents,
    @Inject(RUNNER) private readonly runner: Runner,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

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
    await this.allEnded()
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
        await this.news.after(count, this.running.size > 0 ? LOOK_AGAIN_MILLISECONDS : LOOK_SELDOM_MILLISECONDS)
      } catch (error) {
        if (ended.aborted) break
        if (!isReported(error)) this.logger.warn(`Imports could not be looked for: ${String(error)}`)
        await backoff.wait()
      }
    }
    this.term = undefined
    await following
    await this.allEnded()
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
  private workAt(begun: BegunJob, stop: AbortSignal): void {
    const { import: id, target } = begun
    if (this.running.has(id) || stop.aborted) return
    const running: RunningImport = { target, ended: Promise.resolve() }
    this.running.set(id, running)
    const goesOn = async () => (await this.unfinished()).some(card => card.id === id)
    const ended = this.worker.work(begun, { stop, goesOn, began: progress => (running.progress = progress) })
    running.ended = ended.finally(() => this.running.delete(id))
  }

  private async allEnded(): Promise<void> {
    await Promise.all([...this.running.values()].map(({ ended }) => ended))
  }
}
