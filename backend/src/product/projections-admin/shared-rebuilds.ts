import { randomUUID } from 'node:crypto'
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common'
import { Backoff, pause } from '@fullcourt/event-store/backoff'
import { readModels } from '@fullcourt/projections/models/models'
import type { ReadStore } from '@fullcourt/projections/read-store'
import type { RebuildProgress } from '@fullcourt/projections/runner/rebuild'
import { RebuildRefused } from '@fullcourt/projections/runner/rebuild-errors'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { shareSetting, type SharedSetting } from '@fullcourt/projections/shared-setting'
import { READ_STORE, RUNNER } from '../../core/injection/tokens'
import { isReported } from '../../storage/condition/is-reported'
import { goesOn, waitingRebuild, type AskedRebuild } from './asked-rebuild'

/** How soon the runner does what was asked of another process, and tells how far it is, in milliseconds. */
const LOOK_AGAIN_MILLISECONDS = 300
/** How long a call waits for the runner to cancel. */
const CANCEL_MILLISECONDS = 2_000

/**
 * Rebuilds that are asked of any process and done by the one that is the runner, or by the next one; and how far they are, as every
 * process knows it. Both are beside the documents.
 */
@Injectable()
export class SharedRebuilds implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Rebuilds')
  private readonly stopping = new AbortController()
  private readonly asked: SharedSetting<readonly AskedRebuild[]>
  private readonly told: SharedSetting<readonly RebuildProgress[]>
  private lastTold = ''

  constructor(
    @Inject(READ_STORE) store: ReadStore,
    @Inject(RUNNER) private readonly runner: Runner,
  ) {
    this.asked = shareSetting<readonly AskedRebuild[]>(store, 'rebuilds-asked', [], this.stopping.signal)
    this.told = shareSetting<readonly RebuildProgress[]>(store, 'rebuilds-told', [], this.stopping.signal)
  }

  /** From now on, whenever this process is the runner. */
  start(): void {
    this.runner.whileLeading(ended => this.lead(AbortSignal.any([ended, this.stopping.signal])))
  }

  /** Those that go on or wait, and the last one of each that ended. */
  async all(): Promise<readonly RebuildProgress[]> {
    if (this.runner.health().leads) return this.own()
    const waiting = (await this.asked.current()).filter(({ cancels }) => !cancels)
    return [...(await this.told.current()), ...waiting.map(asked => waitingRebuild(asked, this.runner.count()))]
  }

  /** Begins a rebuild of the named read models, or of all; at another process than the runner it waits for that. Rejects with `RebuildRefused`. */
  async rebuild(names: readonly string[] | undefined): Promise<RebuildProgress> {
    if (this.runner.health().leads) return (await this.runner.rebuild(names)).progress()
    const asked = { id: randomUUID(), names: names ?? readModels.map(({ name }) => name), cancels: false }
    const busy = (await this.all()).find(one => goesOn(one) && one.models.some(name => asked.names.includes(name)))
    if (busy !== undefined)
      throw new RebuildRefused(`${busy.models.find(name => asked.names.includes(name))} is being rebuilt already.`)
    await this.asked.change(all => [...all, asked])
    return waitingRebuild(asked, this.runner.count())
  }

  /** Cancels the rebuilds of the named read models, or of all; the runner has done so, or is about to. */
  async cancel(names: readonly string[] | undefined): Promise<void> {
    if (this.runner.health().leads) return this.runner.cancelRebuild(names)
    const asked = { id: randomUUID(), names: names ?? readModels.map(({ name }) => name), cancels: true }
    await this.asked.change(all => [...all, asked])
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(CANCEL_MILLISECONDS)])
    while (!signal.aborted && (await this.asked.current()).some(({ id }) => id === asked.id))
      await pause(LOOK_AGAIN_MILLISECONDS / 3, signal)
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort()
  }

  private own(): readonly RebuildProgress[] {
    return this.runner.rebuilds().map(rebuild => rebuild.progress())
  }

  private async lead(ended: AbortSignal): Promise<void> {
    const backoff = new Backoff(ended)
    this.lastTold = ''
    while (!ended.aborted) {
      try {
        for (const asked of await this.asked.current()) await this.do(asked)
        await this.tell()
        backoff.reset()
        await pause(LOOK_AGAIN_MILLISECONDS, ended)
      } catch (error) {
        if (ended.aborted) return
        if (!isReported(error)) this.logger.warn(`Rebuilds that were asked for are looked for again: ${String(error)}`)
        await backoff.wait()
      }
    }
  }

  /** What is done stays asked for until everybody can see it. */
  private async do({ id, names, cancels }: AskedRebuild): Promise<void> {
    try {
      await (cancels ? this.runner.cancelRebuild(names) : this.runner.rebuild(names))
    } catch (error) {
      if (!(error instanceof RebuildRefused)) throw error
      this.logger.warn(error.message)
    }
    await this.tell()
    await this.asked.change(all => all.filter(asked => asked.id !== id))
  }

  private async tell(): Promise<void> {
    const own = this.own()
    const text = JSON.stringify(own)
    if (text === this.lastTold) return
    await this.told.change(() => own)
    this.lastTold = text
  }
}
