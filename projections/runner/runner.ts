import { randomUUID } from 'node:crypto'
import { LogDiverged } from '@fullcourt/event-store/errors'
import { FactOfNewerVersion } from '@fullcourt/domain/log/recall'
import { activeVersion, versionsOf, fits, openVersionRegistry } from '../version-registry'
import { checkpointIn, settingChange } from '../changes'
import { openParked } from '../parked'
import { Overtaken } from './flush'
import { HeldLease } from './held-lease'
import { WorkBesideLease, type LeaderWork } from './leader-work'
import { Live } from './live'
import { LOG } from './log-identity'
import { isTransient, Backoff, pause } from './backoff'
import { discardRetired, prepare } from './prepare'
import { Obstacles, type RunnerProblem, type RunnerState } from './problem'
import { Rebuild, type LiveRunner, type RebuildFrom, type RebuildProgress } from './rebuild'
import { Readiness } from './readiness'
import { RebuildCancelled, RebuildRefused } from './rebuild-errors'
import { retryParked } from './retry-parked'
import { Standstill } from './standstill'
import { Mutex } from './mutex'
import { PositionWaiter } from './position-waiter'
import { FirstDocuments } from './first-documents'
import { LIVE, type RunnerContext } from './runner-context'
import { COMPLETE_FROM, type Readings } from '../open-reading'
import { shareSetting, type SharedSetting } from '../shared-setting'
import type { ReadModel } from '../projection'
import { NOTHING_READ, type Reached } from '../read-store'
import { BEGINNING, type Position, type StoredFact } from '@fullcourt/event-store/port'

/** The runner was stopped, or gave up; nobody will pass the position that was waited for. */
export class RunnerStopped extends Error {
  readonly kind = 'runner-stopped'
}

export type RunnerHealth = {
  readonly state: RunnerState
  readonly position: Position
  /** Position of the last fact that the runner knows of. */
  readonly head: Position
  /** Everything that stood at the start is there to be read. */
  readonly complete: boolean
  /** It is complete, and what comes is taken in. */
  readonly ready: boolean
  readonly error: string | null
}

export type RunnerOptions = Omit<RunnerContext, 'registry' | 'parked' | 'onError' | 'memory'> & {
  /** Most documents of one version that a rebuild keeps in memory between two flushes. */
  readonly memory?: number
  readonly onError?: RunnerContext['onError']
  /** Hears what keeps the documents from going on, and null when they go on. */
  readonly onProblem?: (problem: RunnerProblem | null) => void
  /** Life of the lease in milliseconds; it is renewed at a third of it. */
  readonly lease?: number
  /** Milliseconds that it may stand still before the head and still be called ready. */
  readonly standstill?: number
}

/** Keeps the documents of all read models up to date (design 3). */
export interface Runner {
  /** What `openReading` needs. */
  readonly readings: Readings
  /** Settles when every read model is complete and up to the head as it was at the start; rejects where that cannot come. */
  ready(): Promise<void>
  /**
   * Waits until the documents have taken in the fact at a position: true, or false after the milliseconds. Answers that the
   * fact made untrue were dropped before. Rejects with `RunnerStopped`.
   */
  passed(position: Position, milliseconds: number): Promise<boolean>
  position(): Position
  /** The number of our facts up to the position. */
  count(): number
  /** From what is known: nothing is asked. */
  health(): RunnerHealth
  /** Begins a rebuild of the named read models, or of all. Rejects with `RebuildRefused`. */
  rebuild(names?: readonly string[], from?: RebuildFrom): Promise<Rebuild>
  /** Those that are going on, and the last one of each that ended. */
  rebuilds(): readonly Rebuild[]
  /** What is being built now, and how far it is. */
  building(): readonly RebuildProgress[]
  /** Does further work whenever, and only while, this process is the runner (holds the lease). */
  whileLeading(work: LeaderWork): void
  /** Finishes the batch at work and gives the lease up. A second call is harmless. */
  stop(): Promise<void>
}

export const openRunner = (options: RunnerOptions): Runner => new ProjectionRunner(options)

/** The same work may succeed later, also where it is another program that must come. */
const mayPass = (error: unknown): boolean =>
  isTransient(error) || error instanceof Overtaken || error instanceof FactOfNewerVersion || error instanceof LogDiverged

const LEASE = 15_000
const MEMORY = 20_000
const STANDSTILL = 10_000
/** How often it is asked whether something is in the way that only time shows. */
const LOOK_MILLISECONDS = 500

/** The states in which facts are taken in, here or in another process. */
const AT_WORK: ReadonlySet<RunnerState> = new Set(['running', 'waiting'])

class ProjectionRunner implements Runner {
  readonly readings: Readings
  private readonly context: RunnerContext
  private readonly lease: number
  private readonly owner = randomUUID()
  private readonly stopping = new AbortController()
  private readonly room = new PositionWaiter()
  private readonly mutex = new Mutex()
  private readonly backoff = new Backoff(this.stopping.signal)
  private readonly readiness: Readiness
  private readonly still: Standstill
  private readonly beside = new WorkBesideLease()
  private readonly work: Promise<void>
  private readonly obstacles = new Obstacles()
  private readonly looking: NodeJS.Timeout
  private readonly onProblem: (problem: RunnerProblem | null) => void
  private state: RunnerState = 'starting'
  private problem: RunnerProblem | null = null
  private head: Position = BEGINNING
  /** Where the documents were when it last looked as it stood by. */
  private stoodBy: Position | undefined
  private live: Live | undefined
  private readonly completeFrom: SharedSetting<Position>
  private first: FirstDocuments | undefined
  private begun: readonly Rebuild[] = []

  constructor({
    onError = () => undefined,
    onProblem = () => undefined,
    lease = LEASE,
    standstill = STANDSTILL,
    ...options
  }: RunnerOptions) {
    const { signal } = this.stopping
    const registry = openVersionRegistry(options.readStore, signal)
    const parked = openParked(options.readStore, signal)
    this.context = { memory: MEMORY, ...options, registry, parked, onError }
    this.completeFrom = shareSetting(options.readStore, COMPLETE_FROM, BEGINNING, signal)
    this.readings = {
      store: options.readStore,
      registry,
      parked,
      completeFrom: this.completeFrom,
      position: () => this.position(),
    }
    this.readiness = new Readiness(options.models)
    this.still = new Standstill(standstill)
    this.onProblem = onProblem
    this.looking = setInterval(() => this.look(), LOOK_MILLISECONDS).unref()
    this.lease = lease
    void this.follow()
    this.work = this.run()
  }

  ready(): Promise<void> {
    return this.readiness.settled
  }

  passed(position: Position, milliseconds: number): Promise<boolean> {
    this.heardOf(position)
    return this.room.wait(position, milliseconds)
  }

  position(): Position {
    return this.room.at.position
  }

  count(): number {
    return this.room.at.count
  }

  health(): RunnerHealth {
    this.look()
    const { state, problem } = this
    const position = this.position()
    const head = this.head < position ? position : this.head
    const complete = this.readiness.reached
    const ready = complete && AT_WORK.has(state) && problem === null
    return { state, position, head, complete, ready, error: problem?.error?.message ?? null }
  }

  async rebuild(names?: readonly string[], from: RebuildFrom = 'anew'): Promise<Rebuild> {
    const models = this.named(names)
    const registry = await this.context.registry.current()
    const without = models.find(model => from === 'back' && !fits(model, versionsOf(registry, model.name).previous))
    if (without !== undefined)
      throw new RebuildRefused(`There is no earlier build of ${without.name} that this version can read.`)
    return this.beginRebuild(models, from)
  }

  rebuilds(): readonly Rebuild[] {
    return this.begun
  }

  building(): readonly RebuildProgress[] {
    const first = this.first?.progress() ?? null
    const rebuilds = this.begun.filter(({ goesOn }) => goesOn).map(rebuild => rebuild.progress())
    return first === null ? rebuilds : [first, ...rebuilds]
  }

  whileLeading(work: LeaderWork): void {
    this.beside.add(work)
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.work
    await Promise.allSettled(this.begun.map(rebuild => rebuild.finished))
    clearInterval(this.looking)
    if (this.state !== 'failed') this.state = 'stopped'
    this.end(new RunnerStopped('The runner was stopped.'))
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      try {
        await this.hold()
      } catch (error) {
        if (signal.aborted) break
        if (!mayPass(error)) return this.fail(error as Error)
        this.obstacles.met(error as Error)
        this.enter('behind')
        this.context.onError(error as Error)
        await this.backoff.wait()
      }
    }
  }

  /** Works while it holds the lease, and waits a little where somebody else does. */
  private async hold(): Promise<void> {
    const lease = await HeldLease.take(this.context.readStore, LIVE, this.owner, this.lease)
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
    this.goesOn('waiting')
    await this.lookAtHead()
    const checkpoint = await this.context.readStore.checkpoint(LIVE)
    this.reached(checkpoint !== undefined && checkpoint.position > this.position() ? checkpoint : this.room.at)
    await this.lookAtNext()
    await pause(this.lease / 3, this.stopping.signal)
  }

  private async lead(lease: HeldLease): Promise<void> {
    const { store } = this.context
    const current = await prepare(this.context)
    if (current.at.position < this.position()) this.startOver()
    await retryParked(this.context, lease, current)
    await this.lookAtHead()
    this.live = new Live(this.context, lease, current, at => this.reached(at))
    await this.beginFirst(current.at)
    this.reached(current.at)
    await this.complete()
    this.goesOn('running')
    if (this.problem?.kind !== 'newer-fact') this.beside.begin()
    const ended = AbortSignal.any([this.stopping.signal, lease.lost])
    for await (const page of store.subscribe(current.at.position, ended)) await this.mutex.take(() => this.take(page))
  }

  private async beginFirst(from: Reached): Promise<void> {
    const { models, store } = this.context
    const completeFrom = await this.completeFrom.current()
    if (from.position >= completeFrom) return
    const names = models.map(({ name }) => name)
    this.first = new FirstDocuments(names, completeFrom, from.count, () => this.room.at)
    void this.first.count(store, this.stopping.signal).catch(this.context.onError)
  }

  private async lookAtHead(): Promise<void> {
    const head = await this.context.store.head()
    this.readiness.begin(head)
    this.heardOf(head)
  }

  /** Who leads may stand before a fact that this program cannot read either: reads it as soon as it is seen twice at one position. */
  private async lookAtNext(): Promise<void> {
    const { store, read } = this.context
    const position = this.position()
    const hasStopped = position < this.head && position === this.stoodBy
    this.stoodBy = position
    if (!hasStopped) return
    for await (const page of store.readAll(position)) {
      page.forEach(read)
      return
    }
  }

  /** The log was put back: positions that were known mean nothing any more. */
  private startOver(): void {
    this.head = BEGINNING
    this.readiness.startOver()
    this.reached(NOTHING_READ)
  }

  private heardOf(position: Position): void {
    if (position > this.head) this.head = position
  }

  private async take(page: readonly StoredFact[]): Promise<void> {
    this.heardOf(page.at(-1)?.position ?? BEGINNING)
    await this.live?.take(page)
    this.backoff.calm()
  }

  /** Goes on with what a restart cut off, and builds what this code reads and nobody built yet. */
  private async complete(): Promise<void> {
    const registry = await this.context.registry.current()
    const missing = this.context.models.filter(model => {
      const { building } = versionsOf(registry, model.name)
      return building !== null || activeVersion(registry, model) === undefined
    })
    const goingOn = missing.filter(model => !this.isRebuilding(model))
    const back = goingOn.filter(model => {
      const { building, previous } = versionsOf(registry, model.name)
      return building === null && fits(model, previous)
    })
    const anew = goingOn.filter(model => !back.includes(model))
    if (back.length > 0) this.beginRebuild(back, 'back')
    if (anew.length > 0) this.beginRebuild(anew, 'anew')
    if (missing.length === 0) void this.discardRetired()
  }

  private beginRebuild(models: readonly ReadModel<unknown>[], from: RebuildFrom): Rebuild {
    const busy = models.find(model => this.isRebuilding(model))
    if (busy !== undefined) throw new RebuildRefused(`${busy.name} is being rebuilt already.`)
    if (this.live === undefined) throw new RebuildRefused('This process is not the runner now.')
    const rebuild = new Rebuild(this.context, this.asLive(), models, from, this.stopping.signal)
    this.begun = [...this.begun.filter(one => one.goesOn || !one.models.some(model => models.includes(model))), rebuild]
    void rebuild.finished.catch(error => this.rebuildFailed(error as Error)).then(() => this.rebuildEnded())
    return rebuild
  }

  private rebuildFailed(error: Error): void {
    if (this.stopping.signal.aborted) return
    if (!(error instanceof RebuildCancelled)) this.context.onError(error)
    if (!this.readiness.reached) this.readiness.fail(error)
  }

  private async rebuildEnded(): Promise<void> {
    if (this.stopping.signal.aborted) return
    await this.lookReady()
    await this.discardRetired()
  }

  /** What a stop cuts off is done after the next start. */
  private async discardRetired(): Promise<void> {
    await discardRetired(this.context).catch(error => {
      if (!this.stopping.signal.aborted) this.context.onError(error as Error)
    })
  }

  private isRebuilding(model: ReadModel<unknown>): boolean {
    return this.begun.some(rebuild => rebuild.goesOn && rebuild.models.includes(model))
  }

  private asLive(): LiveRunner {
    return {
      at: () => this.room.at,
      arrived: async position => void (await this.room.wait(position)),
      standstill: work => this.mutex.take(() => this.standstill(work)),
    }
  }

  private async standstill(work: (at: Reached) => Promise<void>): Promise<void> {
    if (this.live === undefined) throw new Overtaken('This process is not the runner any longer.')
    await work(this.live.at)
    this.live?.retarget()
  }

  private named(names: readonly string[] | undefined): readonly ReadModel<unknown>[] {
    const { models } = this.context
    const unknown = names?.find(name => !models.some(model => model.name === name))
    if (unknown !== undefined)
      throw new RebuildRefused(`There is no projection ${unknown}. There are ${models.map(({ name }) => name).join(', ')}.`)
    return models.filter(({ name }) => names === undefined || names.includes(name))
  }

  /** What another process has written is known by the changes feed. */
  private async follow(): Promise<void> {
    for await (const lines of this.context.readStore.changes(this.stopping.signal)) {
      if (this.live !== undefined) continue
      if (lines.includes(settingChange(LOG))) process.nextTick(() => this.startOver())
      const last = lines.map(line => checkpointIn(line, LIVE)).findLast(at => at !== undefined)
      if (last !== undefined) process.nextTick(() => this.reached(last))
    }
  }

  private reached(at: Reached): void {
    this.room.reached(at)
    if (this.problem !== null) this.look()
    if (!this.readiness.reached) void this.lookReady()
  }

  private async lookReady(): Promise<void> {
    await this.context.registry.current().then(registry => this.readiness.look(this.position(), registry), this.context.onError)
  }

  private goesOn(state: 'running' | 'waiting'): void {
    this.obstacles.overcome()
    this.enter(state)
  }

  private enter(state: RunnerState): void {
    this.state = state
    this.look()
  }

  private look(): void {
    const position = this.position()
    const isStill = this.still.look(position, this.head)
    const problem = this.obstacles.problem({ state: this.state, position, isStill })
    if (problem?.kind === this.problem?.kind && problem?.error === this.problem?.error) return
    this.problem = problem
    this.onProblem(problem)
  }

  private fail(error: Error): void {
    this.obstacles.met(error)
    this.enter('failed')
    this.stopping.abort()
    this.context.onError(error)
    this.end(new RunnerStopped(`The runner gave up: ${error.message}`, { cause: error }))
  }

  private end(error: RunnerStopped): void {
    this.room.close(error)
    this.readiness.fail(error)
  }
}
