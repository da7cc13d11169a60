import { performance } from 'node:perf_hooks'
import { Logger } from '@nestjs/common'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { Backoff, pause } from '@fullcourt/event-store/backoff'
import type { EventStore, Position } from '@fullcourt/event-store/port'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { caughtUpOf } from '../../storage/documents/caught-up'
import { PrivateStoreUnavailable, type PrivateStore } from '../../storage/private-store/private-store'
import type { Outcome } from './decider'
import { LastWritten } from './last-written'
import type { Policy } from './policy'
import { FollowUp, passesBy, type CommandRunner } from './policy-follow-up'
import { PolicyRecords, type ParkedPolicy, type PolicyRecord } from './policy-record'
import { PolicyTerm } from './policy-term'
import { ProgressSignal } from './progress'

export type PolicyStanding = { readonly name: string; readonly position: Position; readonly parked: readonly ParkedPolicy[] }

/** Facts that nothing follows from, between two checkpoints. */
const FACTS_BETWEEN_CHECKPOINTS = 2_000
/**
 * Between two checkpoints, in milliseconds: what was followed since the last one is followed again after a crash, which does
 * nothing twice, and other processes look no more often.
 */
const CHECKPOINT_PAUSE = 100
/** How often a process that does not follow the log itself looks how far the other one is, in milliseconds. */
const LOOK_AGAIN_MILLISECONDS = 100

/**
 * Runs the policies over the log (docs/facts.md#policies), in the one process that is the runner, from a checkpoint in the private store.
 * What a fact asks for is done once: its commands' ids come from the fact.
 */
export class Policies {
  private readonly logger = new Logger('Policies')
  private readonly policies: Policy[] = []
  private readonly records: PolicyRecords
  private readonly followUp: FollowUp
  private readonly lastWritten: LastWritten
  private readonly stopping = new AbortController()
  private readonly progress = new ProgressSignal()
  private record: PolicyRecord = { log: '', at: {}, parked: [] }
  private term: PolicyTerm | undefined
  private running: Promise<void> = Promise.resolve()
  private writing: Promise<void> | undefined
  private unwritten = 0
  private reported: readonly ParkedPolicy[] = []

  constructor(
    private readonly store: EventStore,
    private readonly runner: Runner,
    secrets: PrivateStore,
    bus: CommandRunner,
    private readonly reportParked: (parked: readonly ParkedPolicy[]) => void,
  ) {
    this.records = new PolicyRecords(store, secrets)
    this.lastWritten = new LastWritten(store)
    this.followUp = new FollowUp(
      bus,
      () => store.head(),
      caughtUpOf(runner),
      (correlation, position) => this.lastWritten.wrote(correlation, position),
    )
  }

  /** Before `start`. Names are given once. */
  register<Type extends AnyFact['type']>(policy: Policy<Type>): void {
    if (this.policies.some(({ name }) => name === policy.name)) throw new Error(`There are two policies ${policy.name}.`)
    this.policies.push(policy as unknown as Policy)
  }

  /** Those that follow a type of fact, in the order in which they do. */
  following(type: AnyFact['type']): readonly Policy[] {
    return this.policies.filter(({ on }) => on.includes(type))
  }

  /** Follows the log from now on, whenever this process is the runner. */
  async start(): Promise<void> {
    this.keep(await this.records.open(this.policies))
    this.runner.whileLeading(ended => (this.running = this.lead(AbortSignal.any([ended, this.stopping.signal]))))
  }

  /** Ends after the step at work. */
  async stop(): Promise<void> {
    this.stopping.abort()
    await this.running
  }

  /** The position of each policy, as far as this process knows. */
  standings(): readonly PolicyStanding[] {
    const { at, parked } = this.term?.record() ?? this.record
    return this.policies.map(({ name }) => ({
      name,
      position: at[name] ?? '',
      parked: parked.filter(({ policy }) => policy === name),
    }))
  }

  /**
   * Waits until what follows from an outcome's facts is done, and what follows from that. Answers the position that includes
   * it all; undefined where it took longer.
   */
  async done({ position, facts }: Outcome, correlation: string, milliseconds: number): Promise<Position | undefined> {
    if (position === null || !facts.some(({ type }) => this.following(type).length > 0)) return position ?? undefined
    const until = performance.now() + milliseconds
    let upTo = position
    while (await this.followed(upTo, correlation, until)) {
      const last = await this.lastWritten.of(correlation, upTo, this.term !== undefined)
      if (last === undefined || last <= upTo) return upTo
      upTo = last
    }
    return undefined
  }

  private async followed(position: Position, correlation: string, until: number): Promise<boolean> {
    for (;;) {
      const { count } = this.progress
      if (await this.hasFollowed(position, correlation)) return true
      const left = until - performance.now()
      if (left <= 0 || this.stopping.signal.aborted) return false
      await this.progress.after(count, this.term === undefined ? Math.min(left, LOOK_AGAIN_MILLISECONDS) : left)
    }
  }

  private async hasFollowed(position: Position, correlation: string): Promise<boolean> {
    if (this.term !== undefined) return this.term.hasFollowed(position, correlation)
    this.record = (await this.records.read()) ?? this.record
    return this.policies.every(({ name }) => (this.record.at[name] ?? '') >= position)
  }

  private async lead(ended: AbortSignal): Promise<void> {
    if (ended.aborted) return
    try {
      const record = await this.begun(ended)
      if (record === undefined) return
      const progressed = (what: 'read' | 'followed') => this.progressed(what, ended)
      const { store, policies, followUp } = this
      this.term = new PolicyTerm({ store, policies, followUp, record, ended, progressed })
      await this.term.run()
      await this.writing
      await this.writeCheckpoint()
    } catch (error) {
      this.logger.error('The policies do not go on.', error instanceof Error ? error.stack : String(error))
    } finally {
      this.term = undefined
      this.progress.signal()
    }
  }

  /** The record that the term begins with; undefined where it ended before. Nobody else would begin it where a store is away now. */
  private async begun(ended: AbortSignal): Promise<PolicyRecord | undefined> {
    const backoff = new Backoff(ended)
    while (!ended.aborted) {
      try {
        return await this.records.open(this.policies)
      } catch (error) {
        if (!passesBy(error)) throw error
        await backoff.wait()
      }
    }
    return undefined
  }

  private keep(record: PolicyRecord): void {
    this.record = record
    this.report(record.parked)
  }

  private report(parked: readonly ParkedPolicy[]): void {
    const changed =
      parked.length !== this.reported.length || parked.some((one, i) => one.fact.position !== this.reported[i]?.fact.position)
    this.reported = parked
    if (changed) this.reportParked(parked)
  }

  private progressed(what: 'read' | 'followed', ended: AbortSignal): void {
    if (what === 'followed' && this.term !== undefined) this.report(this.term.record().parked)
    this.unwritten += what === 'followed' ? FACTS_BETWEEN_CHECKPOINTS : 1
    if (this.unwritten >= FACTS_BETWEEN_CHECKPOINTS) this.writing ??= this.writeCheckpoints(ended)
    this.progress.signal()
  }

  /** The first at once, then one after a pause: what came meanwhile is in the next. */
  private async writeCheckpoints(ended: AbortSignal): Promise<void> {
    while (this.unwritten >= FACTS_BETWEEN_CHECKPOINTS && (await this.writeCheckpoint())) await pause(CHECKPOINT_PAUSE, ended)
    this.writing = undefined
  }

  private async writeCheckpoint(): Promise<boolean> {
    const record = this.term?.record()
    if (record === undefined) return false
    this.unwritten = 0
    try {
      await this.records.write(record)
      this.keep(record)
      return true
    } catch (error) {
      // Its watch reports that the private store is away; the next step writes the checkpoint too.
      if (!(error instanceof PrivateStoreUnavailable))
        this.logger.warn(`The checkpoint of the policies was not written: ${String(error)}`)
      return false
    }
  }
}
