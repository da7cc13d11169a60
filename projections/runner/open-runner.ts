import { randomUUID } from 'node:crypto'
import { Backoff } from '@fullcourt/event-store/backoff'
import { LogDiverged } from '@fullcourt/event-store/errors'
import { FactOfNewerVersion } from '@fullcourt/domain/log/recall'
import { activeVersion, openVersionRegistry } from '../version-registry'
import { openParked } from '../parked'
import { Semaphore } from '../semaphore'
import { DocumentsPosition } from './documents-position'
import { Overtaken } from './flush'
import { HeldLease } from './held-lease'
import { WorkBesideLease, type LeaderWork } from './leader-work'
import { catchUpInBatches } from './catch-up-in-batches'
import { Live } from './live'
import { isTransient } from './transient'
import { prepareRunner } from './prepare'
import { Rebuilds } from './rebuilds'
import { addedUp, foldFurther, type Repaired } from './repair'
import { retryParked } from './retry-parked'
import { countFacts } from './fact-count'
import { FirstDocuments } from './first-documents'
import { LIVE, type RunnerContext } from './runner-context'
import { RunnerCondition } from './runner-condition'
import { StandBy } from './stand-by'
import { RunnerStopped, type Runner, type RunnerHealth, type RunnerOptions } from './runner'
import { COMPLETE_FROM, type Readings } from '../open-reading'
import { shareSetting, type SharedSetting } from '../shared-setting'
import type { RecomputedDocument } from './recomputed-document'
import type { RunnerState } from './problem'
import type { LiveRunner, Rebuild, RebuildFrom, RebuildProgress } from './rebuild'
import type { Checkpoint, LogReach } from '../read-store'
import { BEGINNING, type Position, type StoredFact } from '@fullcourt/event-store/port'

/** Starts to keep the documents up to date. */
export const openRunner = (options: RunnerOptions): Runner => new ProjectionRunner(options)

/** The same work may succeed later, also where it is another program that must come. */
const mayPass = (error: unknown): boolean =>
  isTransient(error) || error instanceof Overtaken || error instanceof FactOfNewerVersion || error instanceof LogDiverged

const LEASE = 15_000
/** Documents: some two hundred megabytes. */
const MEMORY = 80_000
const BATCH = 10_000
/** Of what was there when it began, a page of so many facts waits until they make a batch. */
const LARGE_PAGE = 500
const STANDSTILL = 10_000
/** Documents that are repaired between two batches: facts wait so long. */
const REPAIRED_AT_ONCE = 200
/** How often it is asked whether there is a problem that only time shows. */
const LOOK_MILLISECONDS = 500

/** The states in which facts are taken in, here or in another process. */
const AT_WORK: ReadonlySet<RunnerState> = new Set(['running', 'waiting'])

class ProjectionRunner implements Runner {
  readonly readings: Readings
  private readonly context: RunnerContext
  private readonly owner = randomUUID()
  private readonly stopping = new AbortController()
  private readonly documents: DocumentsPosition
  private readonly condition: RunnerCondition
  private readonly built: Rebuilds
  private readonly standingBy: StandBy
  private readonly beside = new WorkBesideLease()
  private readonly batches = new Semaphore(1)
  private readonly backoff = new Backoff(this.stopping.signal)
  private readonly completeFrom: SharedSetting<Position>
  private readonly looking: NodeJS.Timeout
  private readonly work: Promise<void>
  private live: Live | undefined
  /** False from when its work was broken off: what it wrote then may be there without a checkpoint. */
  private isFirst = true
  private first: FirstDocuments | undefined

  constructor({
    onError = () => undefined,
    onComplete = () => undefined,
    onProblem = () => undefined,
    lease = LEASE,
    now = () => performance.now(),
    standstill = STANDSTILL,
    ...options
  }: RunnerOptions) {
    const { signal } = this.stopping
    const { readStore: store } = options
    const registry = openVersionRegistry(store, signal)
    const parked = openParked(store, signal)
    this.context = { batch: BATCH, memory: MEMORY, ...options, lease, now, registry, parked, onError, onComplete }
    this.completeFrom = shareSetting(store, COMPLETE_FROM, BEGINNING, signal)
    this.readings = { store, registry, parked, completeFrom: this.completeFrom, position: () => this.position() }
    const standsBy = () => this.condition.state === 'waiting'
    this.documents = new DocumentsPosition(this.context, () => this.moved(), standsBy)
    this.condition = new RunnerCondition(standstill, () => this.documents, onProblem)
    const ended = (error?: Error) => this.rebuildEnded(error)
    this.built = new Rebuilds(this.context, { live: () => this.asLive(), ended }, signal)
    this.looking = setInterval(() => this.condition.look(), LOOK_MILLISECONDS).unref()
    this.standingBy = new StandBy(this.context, this.documents)
    void this.standingBy.follow(signal, () => this.live !== undefined)
    this.work = this.run()
  }

  ready(): Promise<void> {
    return this.documents.completed
  }

  passed(position: Position, milliseconds: number): Promise<boolean> {
    this.documents.heardOf(position)
    return this.documents.wait(position, milliseconds)
  }

  position(): Position {
    return this.documents.position
  }

  count(): number {
    return this.documents.at.count
  }

  health(): RunnerHealth {
    this.condition.look()
    const { state, problem, behind } = this.condition
    const { position, head, isComplete: complete } = this.documents
    const ready = complete && AT_WORK.has(state) && problem === null
    const leads = this.live !== undefined
    return { state, leads, position, head, behind, complete, ready, error: problem?.error?.message ?? null }
  }

  rebuild(names?: readonly string[], from: RebuildFrom = 'anew'): Promise<Rebuild> {
    return this.built.ask(names, from)
  }

  cancelRebuild(names?: readonly string[]): Promise<void> {
    return this.built.cancel(names)
  }

  rebuilds(): readonly Rebuild[] {
    return this.built.all
  }

  building(): readonly RebuildProgress[] {
    const first = this.first?.progress() ?? null
    return first === null ? this.built.progress() : [first, ...this.built.progress()]
  }

  async repair(documents: readonly RecomputedDocument[], after: Position): Promise<Repaired> {
    const near = this.position()
    await foldFurther(this.context, documents, after, near)
    let repaired: Repaired = {}
    for (let from = 0; from < documents.length; from += REPAIRED_AT_ONCE) {
      const some = documents.slice(from, from + REPAIRED_AT_ONCE)
      repaired = addedUp(repaired, await this.batches.take(() => this.leading().repair(some, near)))
    }
    return repaired
  }

  whileLeading(work: LeaderWork): void {
    this.beside.add(work)
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.work
    await this.built.ended()
    clearInterval(this.looking)
    if (this.condition.state !== 'failed') this.condition.enter('stopped')
    this.documents.close(new RunnerStopped('The runner was stopped.'))
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      try {
        await this.hold()
      } catch (error) {
        if (signal.aborted) break
        if (!mayPass(error)) return this.fail(error as Error)
        this.isFirst = false
        this.condition.record(error as Error, 'behind')
        this.context.onError(error as Error)
        await this.backoff.wait()
      }
    }
  }

  /** Works while it holds the lease, and waits a little where somebody else does. */
  private async hold(): Promise<void> {
    const { readStore, lease: milliseconds, now } = this.context
    const lease = await HeldLease.take(readStore, { name: LIVE, owner: this.owner, milliseconds, now })
    if (lease === null) return this.standBy()
    try {
      await this.lead(lease)
    } finally {
      this.live = undefined
      await this.beside.end()
      await lease.release()
    }
  }

  private async standBy(): Promise<void> {
    this.condition.goOn('waiting')
    await this.standingBy.look()
    await this.standingBy.wait(this.context.lease / 3, this.stopping.signal)
  }

  private async lead(lease: HeldLease): Promise<void> {
    const { store, batch } = this.context
    const current = await prepareRunner(this.context)
    if (current.at.position < this.position()) this.documents.startOver()
    await retryParked(this.context, lease, current)
    await this.documents.lookAtHead()
    const told = { reached: (at: Checkpoint) => this.documents.reached(at), worked: () => this.condition.worked() }
    this.live = new Live(this.context, lease, current, told, this.isFirst)
    await this.beginFirst(current.at)
    this.documents.reached(current.at)
    await this.built.complete()
    this.condition.goOn('running')
    if (this.condition.problem?.kind !== 'newer-fact') await this.beginBeside()
    const ended = AbortSignal.any([this.stopping.signal, lease.lost])
    const facts = catchUpInBatches(store.subscribe(current.at.position, ended), this.documents.head, { batch, page: LARGE_PAGE })
    for await (const page of facts) await this.batches.take(() => this.take(page))
  }

  private async beginFirst(from: LogReach): Promise<void> {
    const { models, store, onError } = this.context
    const completeFrom = await this.completeFrom.current()
    if (from.position >= completeFrom) return
    const names = models.map(({ name }) => name)
    const count = () => countFacts(store, this.stopping.signal, onError)
    this.first = new FirstDocuments(names, completeFrom, from.count, () => this.documents.at, count)
  }

  private async take(page: readonly StoredFact[]): Promise<void> {
    this.documents.heardOf(page.at(-1)?.position ?? BEGINNING)
    await this.live?.take(page)
    this.backoff.reset()
  }

  private async rebuildEnded(error?: Error): Promise<void> {
    if (error !== undefined) this.documents.failToComplete(error)
    else await this.beginBeside()
    await this.documents.lookComplete()
  }

  /** What goes on beside looks at documents: it waits until those of this code are built. */
  private async beginBeside(): Promise<void> {
    const { registry, models } = this.context
    const current = await registry.current()
    const isBuilt = models.every(model => activeVersion(current, model) !== undefined)
    if (isBuilt && this.live !== undefined) this.beside.begin()
  }

  private asLive(): LiveRunner | undefined {
    if (this.live === undefined) return undefined
    return {
      at: () => this.documents.at,
      arrived: async position => void (await this.documents.wait(position)),
      standstill: work => this.batches.take(() => this.standstill(work)),
      leads: () => this.live?.leads ?? false,
    }
  }

  private leading(): Live {
    if (this.live === undefined) throw new Overtaken('This process is not the runner any longer.')
    return this.live
  }

  private async standstill(work: (at: LogReach) => Promise<void>): Promise<void> {
    await work(this.leading().at)
    this.live?.retarget()
  }

  private moved(): void {
    if (this.condition.problem !== null) this.condition.look()
  }

  private fail(error: Error): void {
    this.condition.record(error, 'failed')
    this.stopping.abort()
    this.context.onError(error)
    this.documents.close(new RunnerStopped(`The runner gave up: ${error.message}`, { cause: error }))
  }
}
