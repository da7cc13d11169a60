import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import {
  versionsOf,
  withBuilding,
  withoutBuilding,
  withPreviousBuilding,
  withSwitched,
  type VersionRegistry,
} from '../version-registry'
import { withoutParkedVersions } from '../parked'
import { HeldLease } from './held-lease'
import { Overtaken } from './flush'
import { Backoff } from '@fullcourt/event-store/backoff'
import { isTransient } from './transient'
import { leaveAt } from './prepare'
import { RebuildCancelled, RebuildRefused } from './rebuild-errors'
import { Scan, type Growing } from './scan'
import { WorkingDocuments } from './working-documents'
import type { ReadModel } from '../projection'
import type { ModelVersion, LogReach } from '../read-store'
import type { RunnerContext } from './runner-context'
import type { Position } from '@fullcourt/event-store/port'

/** The runner as a rebuild sees it. */
export type LiveRunner = {
  readonly at: () => LogReach
  /** Settles when the runner has passed a position. */
  readonly arrived: (position: Position) => Promise<void>
  /** Does work between two batches, while nothing is folded. The runner then feeds what the version registry names. */
  readonly standstill: (work: (at: LogReach) => Promise<void>) => Promise<void>
  /** Whether it holds the lease of the runner still. */
  readonly leads: () => boolean
}

/** `anew`: from the first fact, or from where an earlier attempt was cut off. `back`: what was read before is brought up to date. */
export type RebuildFrom = 'anew' | 'back'

export type RebuildPhase = 'reading' | 'switching' | 'done' | 'cancelled' | 'failed' | 'interrupted'

export type RebuildProgress = {
  readonly models: readonly string[]
  readonly phase: RebuildPhase
  /** Facts read so far, and facts to read; the target grows while others write. */
  readonly done: number
  readonly target: number
  /** Facts per second since it began; what an earlier run had read does not count. */
  readonly rate: number
  /** Seconds; null while nothing can be said. */
  readonly timeLeft: number | null
  readonly error: string | null
}

/** Facts that the runner may be ahead when it is stopped for the switch: a few milliseconds' work. */
const NEAR = 200

/** Writes new builds of some read models beside those being read, and switches to all of them in one step. */
export class Rebuild {
  /** Settles when it is over; rejects where it failed or was cancelled. */
  readonly finished: Promise<void>
  private phase: RebuildPhase = 'reading'
  private error: string | null = null
  private scan: Scan | undefined
  /** Facts that were taken in before this rebuild looked at the first one. */
  private inherited: number | undefined
  /** The most that an attempt had read when it was cut off. */
  private furthest = 0
  /** False from when an attempt was broken off: what it wrote may be there without a checkpoint. */
  private isFirst = true
  private readonly began = performance.now()
  private readonly ending: AbortSignal
  private readonly cancelling = new AbortController()

  constructor(
    private readonly context: RunnerContext,
    private readonly live: LiveRunner,
    readonly models: readonly ReadModel<unknown>[],
    private readonly from: RebuildFrom,
    private readonly stopping: AbortSignal,
  ) {
    this.ending = AbortSignal.any([stopping, this.cancelling.signal])
    this.finished = this.run()
    this.finished.catch(() => undefined)
  }

  get goesOn(): boolean {
    return this.phase === 'reading' || this.phase === 'switching'
  }

  progress(): RebuildProgress {
    const done = Math.max(this.furthest, this.scan?.at.count ?? 0)
    const target = Math.max(done, this.live.at().count)
    const rate = (done - (this.inherited ?? 0)) / Math.max(0.001, (performance.now() - this.began) / 1000)
    const timeLeft = this.phase === 'done' ? 0 : rate > 0 ? (target - done) / rate : null
    return { models: this.models.map(({ name }) => name), phase: this.phase, done, target, rate, timeLeft, error: this.error }
  }

  /** Ends it and takes away what it wrote; does nothing once it is over. */
  async cancel(): Promise<void> {
    this.cancelling.abort()
    await this.finished.catch(() => undefined)
  }

  private async run(): Promise<void> {
    try {
      await this.patiently(() => this.name())
      await this.patiently(() => this.attempt())
      this.phase = 'done'
    } catch (error) {
      await this.giveUp(error)
      throw error
    }
  }

  /** Names the builds in the version registry, so that the work can be gone on with after a restart. Done twice, it names the same. */
  private async name(): Promise<void> {
    const named = this.from === 'anew' ? withBuilding : withPreviousBuilding
    await this.context.registry.change(registry => this.models.reduce(named, registry))
  }

  /** What fails because of the environment is begun again from the last flush. */
  private async patiently(work: () => Promise<void>): Promise<void> {
    const backoff = new Backoff(this.ending)
    for (;;) {
      try {
        return await work()
      } catch (error) {
        this.goOn()
        this.isFirst = false
        if (!isTransient(error) && !(error instanceof Overtaken)) throw error
        this.context.onError(error as Error)
        await backoff.wait()
      }
    }
  }

  private async attempt(): Promise<void> {
    this.phase = 'reading'
    const growing = await this.grow()
    try {
      const scan = this.begin(growing)
      do await scan.run()
      while (this.live.at().count - scan.at.count > NEAR)
      await scan.flush()
      await this.arrived(scan.at.position)
      this.goOn()
      this.phase = 'switching'
      await this.live.standstill(async at => {
        await scan.run(at.position)
        await scan.flush()
        await this.switch(at, growing)
      })
    } finally {
      for (const { lease } of growing) await lease.release().catch(this.context.onError)
    }
  }

  private begin(growing: readonly Growing[]): Scan {
    this.furthest = Math.max(this.furthest, this.scan?.at.count ?? 0)
    this.scan = new Scan(this.context, growing, () => this.goOn())
    this.inherited ??= this.scan.at.count
    return this.scan
  }

  private async arrived(position: Position): Promise<void> {
    const arrived = new AbortController()
    const ended = new Promise<void>(resolve =>
      this.ending.addEventListener('abort', () => resolve(), { once: true, signal: arrived.signal }),
    )
    try {
      await Promise.race([this.live.arrived(position), ended])
    } finally {
      arrived.abort()
    }
  }

  private async grow(): Promise<readonly Growing[]> {
    const { registry, readStore, lease: milliseconds, now } = this.context
    const current = await registry.current()
    const growing: Growing[] = []
    for (const model of this.models) {
      const version = buildingOf(current, model)
      const lease = await HeldLease.take(readStore, { name: version, owner: randomUUID(), milliseconds, now })
      if (lease === null) throw new Overtaken(`${version} is being written by somebody else.`)
      const stored = await readStore.checkpoint(version)
      const isEmpty = this.isFirst && stored === undefined
      growing.push({ documents: new WorkingDocuments(model, version, readStore, isEmpty), lease, stored })
    }
    return growing
  }

  private async switch(at: LogReach, growing: readonly Growing[]): Promise<void> {
    const { registry, parked } = this.context
    const current = await registry.current()
    const building = growing.map(({ documents }) => documents.version)
    await this.holdOn(growing)
    await parked.change(current => withoutParkedVersions(current, building))
    for (const { name } of this.models) {
      const { active } = versionsOf(current, name)
      if (active !== null) await leaveAt(this.context, active, at)
    }
    await this.holdOn(growing)
    await registry.change(current => {
      const other = this.models.find((model, i) => buildingOf(current, model) !== building[i])
      if (other !== undefined) throw new Overtaken(`Another build of ${other.name} was begun elsewhere.`)
      return this.models.map(({ name }) => name).reduce(withSwitched, current)
    })
  }

  /** Who slept until their leases ran out may find that another process goes on with the same builds, or has switched to them. */
  private async holdOn(growing: readonly Growing[]): Promise<void> {
    for (const { lease, documents } of growing)
      if (!(await lease.holds())) throw new Overtaken(`The lease ${documents.version} ran out.`)
    if (!this.live.leads()) throw new Overtaken('This process is not the runner any longer.')
  }

  private goOn(): void {
    if (this.stopping.aborted) throw new RebuildInterrupted()
    if (this.cancelling.signal.aborted) throw new RebuildCancelled()
  }

  private async giveUp(error: unknown): Promise<void> {
    if (error instanceof RebuildInterrupted) {
      this.phase = 'interrupted'
      return
    }
    this.phase = error instanceof RebuildCancelled ? 'cancelled' : 'failed'
    this.error = error instanceof Error ? error.message : String(error)
    await this.context.registry.change(registry => this.models.map(({ name }) => name).reduce(withoutBuilding, registry))
  }
}

/** The process ends; the rebuild is gone on with after the next start. */
class RebuildInterrupted extends Error {
  readonly kind = 'rebuild-interrupted'
}

const buildingOf = (registry: VersionRegistry, { name }: ReadModel<unknown>): ModelVersion => {
  const { building } = versionsOf(registry, name)
  if (building === null) throw new RebuildRefused(`The rebuild of ${name} was given up elsewhere.`)
  return building
}
