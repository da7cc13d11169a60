import { correlationOfImport } from '@fullcourt/domain/imports/correlation'
import type { InImport } from '@fullcourt/domain/imports/decide'
import type { Position } from '@fullcourt/event-store/port'
import { contextOfJob, stepOf, type CommandContext } from '../../../core/facts/command-context'
import type { CommandOutcome, CommandWithContext } from '../../../core/facts/command-with-context'
import type { Waiting } from '../../../storage/documents/caught-up'
import type { Commands } from '../../../core/facts/commands'
import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../../core/http/scope'
import { yieldToEventLoopEvery } from '../yield-to-event-loop'

/** The process ends, or another one took the import over: it goes on later, from where it is. */
export class Interrupted extends Error {
  readonly kind = 'interrupted'
}

/** How long the job works before others have their turn, in milliseconds. */
const SLICE_MILLISECONDS = 8

/** How soon the job sees that it has to stop while it waits. */
const LOOK_AGAIN_MILLISECONDS = 1_000

/** What every step of a running import shares: whose it is, where it goes, and when it has to stop. */
export class RunningJob {
  readonly context: CommandContext
  readonly scope: Scope
  private readonly yieldToEventLoop = yieldToEventLoopEvery(SLICE_MILLISECONDS)

  constructor(
    readonly into: InImport,
    by: ActingUser,
    private readonly commands: Commands,
    private readonly signal: AbortSignal,
  ) {
    const context = contextOfJob(['import', into.import], by, kind =>
      Promise.reject(new Error(`No id of a ${kind} was reserved.`)),
    )
    this.context = { ...context, correlation: correlationOfImport(into.import) }
    this.scope = { kind: 'policy', organization: into.target.organization.id }
  }

  /** The call of one step: the same in every run, under the ids that were reserved for it. */
  step(name: readonly (string | number)[], ids: { readonly [kind in IdKind]?: number } = {}): CommandContext {
    return {
      ...stepOf(this.context, ...name),
      nextId: async kind => ids[kind] ?? this.context.nextId(kind),
    }
  }

  /** Carries a command out; what was done before, in this run or one that was cut off, is not done again. */
  async do(command: CommandWithContext): Promise<CommandOutcome> {
    await this.rest()
    return this.commands.dispatch(command)
  }

  /** Waits until documents show what was written up to a position, however long that takes. Throws `Interrupted`. */
  async caughtUp(documents: Waiting, position: Position): Promise<void> {
    let passed = false
    while (!passed) {
      if (this.signal.aborted) throw new Interrupted()
      passed = await documents.passed(position, LOOK_AGAIN_MILLISECONDS)
    }
  }

  /** Lets others have their turn where it is time. Throws `Interrupted` where the job has to stop. */
  async rest(): Promise<void> {
    await this.yieldToEventLoop()
    if (this.signal.aborted) throw new Interrupted()
  }
}
