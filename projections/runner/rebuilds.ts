import { activeVersion, canFeed, versionsOf } from '../version-registry'
import { discardRetired } from './prepare'
import { Rebuild, type LiveRunner, type RebuildFrom, type RebuildProgress } from './rebuild'
import { RebuildCancelled, RebuildRefused } from './rebuild-errors'
import type { ReadModel } from '../projection'
import type { RunnerContext } from './runner-context'

/** The runner as its rebuilds need it. */
export type RebuildingRunner = {
  /** Undefined while another process is the runner. */
  readonly live: () => LiveRunner | undefined
  /** A rebuild ended, however it did; without an error what it wrote is read now. */
  readonly ended: (error?: Error) => Promise<void>
}

const STANDING_BY =
  'This process stands by: another one keeps the documents up to date and rebuilds them. Ask that one: its GET /api/health/ready says "role": "leader".'

/** The rebuilds of one process: those that are asked for, and those that its code needs. */
export class Rebuilds {
  private begun: readonly Rebuild[] = []

  constructor(
    private readonly context: RunnerContext,
    private readonly runner: RebuildingRunner,
    private readonly stopping: AbortSignal,
  ) {}

  /** Those that are going on, and the last one of each that ended. */
  get all(): readonly Rebuild[] {
    return this.begun
  }

  progress(): readonly RebuildProgress[] {
    return this.begun.filter(({ goesOn }) => goesOn).map(rebuild => rebuild.progress())
  }

  /** Begins a rebuild of the named read models, or of all. Rejects with `RebuildRefused`. */
  async ask(names: readonly string[] | undefined, from: RebuildFrom): Promise<Rebuild> {
    const models = this.named(names)
    const registry = await this.context.registry.current()
    const without = models.find(model => from === 'back' && !canFeed(model, versionsOf(registry, model.name).previous))
    if (without !== undefined)
      throw new RebuildRefused(`There is no earlier build of ${without.name} that this version can read.`)
    return this.begin(models, from)
  }

  /** Cancels what goes on of the named read models, or of all; what was rebuilt together ends together. Rejects with `RebuildRefused`. */
  async cancel(names: readonly string[] | undefined): Promise<void> {
    const models = this.named(names)
    if (this.runner.live() === undefined) throw new RebuildRefused(STANDING_BY)
    const going = this.begun.filter(rebuild => rebuild.goesOn && rebuild.models.some(model => models.includes(model)))
    await Promise.all(going.map(rebuild => rebuild.cancel()))
  }

  /** Goes on with what a restart cut off, and builds what this code reads and nobody built yet. */
  async complete(): Promise<void> {
    const registry = await this.context.registry.current()
    const missing = this.context.models.filter(model => {
      const { building } = versionsOf(registry, model.name)
      return building !== null || activeVersion(registry, model) === undefined
    })
    const goingOn = missing.filter(model => !this.isRebuilding(model))
    const back = goingOn.filter(model => {
      const { building, previous } = versionsOf(registry, model.name)
      return building === null && canFeed(model, previous)
    })
    const anew = goingOn.filter(model => !back.includes(model))
    if (back.length > 0) this.begin(back, 'back')
    if (anew.length > 0) this.begin(anew, 'anew')
    if (missing.length === 0) void this.discardRetired()
  }

  /** Settles when none goes on any more. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.begun.map(rebuild => rebuild.finished))
  }

  private begin(models: readonly ReadModel<unknown>[], from: RebuildFrom): Rebuild {
    const busy = models.find(model => this.isRebuilding(model))
    if (busy !== undefined) throw new RebuildRefused(`${busy.name} is being rebuilt already.`)
    const live = this.runner.live()
    if (live === undefined) throw new RebuildRefused(STANDING_BY)
    const rebuild = new Rebuild(this.context, live, models, from, this.stopping)
    this.begun = [...this.begun.filter(one => one.goesOn || !one.models.some(model => models.includes(model))), rebuild]
    void rebuild.finished.then(
      () => this.afterwards(),
      (error: unknown) => this.afterwards(error as Error),
    )
    return rebuild
  }

  private async afterwards(error?: Error): Promise<void> {
    if (this.stopping.aborted) return
    if (error !== undefined && !(error instanceof RebuildCancelled)) this.context.onError(error)
    await this.runner.ended(error)
    await this.discardRetired()
  }

  /** What a stop cuts off is done after the next start. */
  private async discardRetired(): Promise<void> {
    await discardRetired(this.context).catch((error: unknown) => {
      if (!this.stopping.aborted) this.context.onError(error as Error)
    })
  }

  private isRebuilding(model: ReadModel<unknown>): boolean {
    return this.begun.some(rebuild => rebuild.goesOn && rebuild.models.includes(model))
  }

  private named(names: readonly string[] | undefined): readonly ReadModel<unknown>[] {
    const { models } = this.context
    const unknown = names?.find(name => !models.some(model => model.name === name))
    if (unknown !== undefined)
      throw new RebuildRefused(`There is no projection ${unknown}. There are ${models.map(({ name }) => name).join(', ')}.`)
    return models.filter(({ name }) => names === undefined || names.includes(name))
  }
}
