import type { AnyFact } from '@fullcourt/domain/log/catalogue'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { recall } from '@fullcourt/domain/log/recall'
import { BEGINNING, type EventStore, type Position, type StoredFact } from '@fullcourt/event-store/port'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import type { CommandBus } from '@nestjs/cqrs'
import type { Call } from './call'
import type { CalledCommand } from './called-command'
import type { Outcome } from './decider'
import type { IdAllocator } from './id-allocator'
import { nameUuid } from './name-uuid'
import { Refused } from './refused'

/** Makes the calls of a policy's commands: ids made from the fact's id, so that repeating does no harm (design 1). */
export type StepCall = (step: string | number) => Call

/** Which commands follow from a fact. No state. */
export type Policy<Type extends AnyFact['type'] = AnyFact['type']> = {
  readonly type: Type
  readonly follow: (fact: Recorded<Extract<AnyFact, { type: Type }>>, call: StepCall) => Promise<readonly CalledCommand[]>
}

const CHECKPOINT = 'policies'
const AFTER_AN_OUTAGE_MILLISECONDS = 1_000
const FACTS_BETWEEN_CHECKPOINTS = 2_000

type Waiter = { readonly position: Position; readonly resolve: () => void }

/**
 * Runs the policies over the log, one fact after another, from a checkpoint of its own. What a fact asks for is done once:
 * its commands' ids come from the fact. A refused command is logged, and the log goes on: the world moved meanwhile.
 */
export class Policies {
  private readonly logger = new Logger('Policies')
  private readonly byType = new Map<string, Policy>()
  private readonly stopping = new AbortController()
  private waiters: Waiter[] = []
  private reached: Position = BEGINNING
  private sinceCheckpoint = 0
  /** What policies wrote last, by the correlation of the call that it follows from. */
  private readonly lastWritten = new Map<string, Position>()
  private running: Promise<void> = Promise.resolve()

  constructor(
    private readonly store: EventStore,
    private readonly readStore: ReadStore,
    private readonly bus: CommandBus,
    private readonly ids: IdAllocator,
  ) {}

  register<Type extends AnyFact['type']>(policy: Policy<Type>): void {
    this.byType.set(policy.type, policy as unknown as Policy)
  }

  async start(): Promise<void> {
    const checkpoint = await this.readStore.setting(CHECKPOINT)
    const head = await this.store.head()
    const known = typeof checkpoint === 'string' && checkpoint <= head ? checkpoint : BEGINNING
    this.reached = known
    this.running = this.run()
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.running
    await this.writeCheckpoint()
  }

  /**
   * Waits until what follows from an outcome's facts is done, and what follows from that. Answers the position that includes
   * it all; undefined where it took longer.
   */
  async done({ position, facts }: Outcome, correlation: string, milliseconds: number): Promise<Position | undefined> {
    if (position === null || !facts.some(fact => this.byType.has(fact.type))) return position ?? undefined
    let upTo = position
    while (await this.passed(upTo, milliseconds)) {
      const last = this.lastWritten.get(correlation)
      if (last === undefined || last <= upTo) return upTo
      upTo = last
    }
    return undefined
  }

  private passed(position: Position, milliseconds: number): Promise<boolean> {
    if (this.reached >= position) return Promise.resolve(true)
    return new Promise(resolve => {
      const timer = setTimeout(() => resolve(false), milliseconds)
      this.waiters.push({
        position,
        resolve: () => {
          clearTimeout(timer)
          resolve(true)
        },
      })
    })
  }

  /** An outage is waited out: the log is followed again from the last fact that was done with. */
  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      try {
        for await (const page of this.store.subscribe(this.reached, signal)) {
          for (const fact of page) {
            if (signal.aborted) return
            await this.followUp(fact)
          }
        }
      } catch (error) {
        if (signal.aborted) return
        this.logger.error('The policies were interrupted and go on.', error instanceof Error ? error.stack : String(error))
        await pause(AFTER_AN_OUTAGE_MILLISECONDS, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  private async followUp(stored: StoredFact): Promise<void> {
    const policy = this.byType.get(stored.type)
    if (policy) {
      const fact = recall(stored)
      if (fact !== 'unknown') await this.carryOut(policy, fact)
    }
    this.reached = stored.position
    this.sinceCheckpoint += 1
    if (policy || this.sinceCheckpoint >= FACTS_BETWEEN_CHECKPOINTS) await this.writeCheckpoint()
    this.wake()
  }

  private async carryOut(policy: Policy, fact: Recorded<AnyFact>): Promise<void> {
    for (const command of await policy.follow(fact as never, step => this.callFor(fact, step))) {
      try {
        const { position } = await this.bus.execute<CalledCommand, Outcome>(command)
        if (position !== null) this.remember(command.call.correlation, position)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        this.logger.warn(`What follows from ${fact.type} ${fact.id} was refused: ${error.message}`)
      }
    }
  }

  private callFor(fact: Recorded<AnyFact>, step: string | number): Call {
    const { actor, correlation, reason } = fact.metadata
    return {
      id: nameUuid(fact.id, step),
      actor,
      correlation,
      cause: fact.id,
      reason,
      nextId: kind => this.ids.next(kind),
      behind: () => undefined,
    }
  }

  /** Only the latest few are of use: callers wait for them at once. */
  private remember(correlation: string, written: Position) {
    this.lastWritten.delete(correlation)
    this.lastWritten.set(correlation, written)
    const [oldest] = this.lastWritten.keys()
    if (this.lastWritten.size > 1_000 && oldest !== undefined) this.lastWritten.delete(oldest)
  }

  private async writeCheckpoint(): Promise<void> {
    this.sinceCheckpoint = 0
    const before = await this.readStore.setting(CHECKPOINT)
    await this.readStore.changeSetting(CHECKPOINT, before, this.reached)
  }

  private wake() {
    const ready = this.waiters.filter(waiter => waiter.position <= this.reached)
    if (ready.length === 0) return
    this.waiters = this.waiters.filter(waiter => waiter.position > this.reached)
    for (const waiter of ready) waiter.resolve()
  }
}
