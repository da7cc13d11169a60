import { Logger } from '@nestjs/common'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { recall } from '@fullcourt/domain/log/recall'
import type { EventStore, Position, StoredFact } from '@fullcourt/event-store/port'
import { Backoff } from '@fullcourt/event-store/backoff'
import type { Policy } from './policy'
import type { FollowUp } from './policy-follow-up'
import { PolicyLanes } from './policy-lanes'
import type { ParkedPolicy, PolicyRecord } from './policy-record'

/** The most facts in progress; then reading the log waits. */
const MOST_ON_THEIR_WAY = 10_000

export type PolicyTermOptions = {
  readonly store: EventStore
  readonly policies: readonly Policy[]
  readonly followUp: FollowUp
  /** Where the term begins. */
  readonly record: PolicyRecord
  readonly ended: AbortSignal
  /** Called when more of the log was read (`read`), or was followed. */
  readonly progressed: (what: 'read' | 'followed') => void
}

/** The following of the log for as long as one lease is held. */
export class PolicyTerm {
  private readonly logger = new Logger('Policies')
  private readonly lanes: PolicyLanes
  /** Tried again in this term: what was parked before it, until everything up to `horizon` was followed. */
  private readonly retried: readonly ParkedPolicy[]
  private readonly horizon: Position
  private parked: readonly ParkedPolicy[] = []
  private read: Position
  private stored = 0

  constructor(private readonly options: PolicyTermOptions) {
    const { policies, record, progressed } = options
    const places = policies.map(({ name }) => this.placeOf(name))
    this.retried = record.parked.filter(({ policy }) => policies.some(({ name }) => name === policy))
    this.horizon = places.reduce((latest, at) => (at > latest ? at : latest), '')
    this.read = [...places, ...this.retried.map(({ after }) => after)].reduce(
      (least, at) => (at < least ? at : least),
      this.horizon,
    )
    this.lanes = new PolicyLanes(() => progressed('followed'))
  }

  /** Follows until the signal comes. An outage is waited out: the log is read on from where it was. */
  async run(): Promise<void> {
    const { store, ended } = this.options
    const backoff = new Backoff(ended)
    while (!ended.aborted) {
      try {
        for await (const page of store.subscribe(this.read, ended)) {
          await this.take(page)
          backoff.reset()
        }
      } catch (error) {
        if (ended.aborted) break
        this.logger.error('The policies were interrupted and go on.', error instanceof Error ? error.stack : String(error))
        await backoff.wait()
      }
    }
    await this.lanes.ended()
  }

  /** Everything of one call up to a position was followed. */
  hasFollowed(position: Position, correlation: string): boolean {
    return this.read >= position && !this.lanes.holds(correlation)
  }

  /** The record that the next term begins with. */
  record(): PolicyRecord {
    const { policies, record } = this.options
    const upTo = this.lanes.followedUpTo ?? this.read
    const at = policies.map(({ name }) => [name, upTo > this.placeOf(name) ? upTo : this.placeOf(name)] as const)
    const ofOthers = record.parked.filter(one => !this.retried.includes(one))
    const waiting = upTo >= this.horizon ? [] : this.retried.filter(one => !this.parked.some(other => isSameLane(one, other)))
    return { ...record, at: { ...record.at, ...Object.fromEntries(at) }, parked: [...ofOthers, ...waiting, ...this.parked] }
  }

  private placeOf(policy: string): Position {
    return this.options.record.at[policy] ?? ''
  }

  private async take(page: readonly StoredFact[]): Promise<void> {
    for (const stored of page) {
      if (this.options.ended.aborted) return
      if (this.lanes.size >= MOST_ON_THEIR_WAY) await this.lanes.ended()
      this.follow(stored)
    }
    this.options.progressed('read')
  }

  private follow(stored: StoredFact): void {
    const after = this.read
    const candidates = this.options.policies.filter(({ on }) => (on as readonly string[]).includes(stored.type))
    const fact = candidates.length === 0 ? 'unknown' : recall(stored)
    if (fact !== 'unknown') {
      const due = candidates.filter(policy => this.isDue(policy, fact))
      const { organization, correlation } = fact.metadata
      if (due.length > 0) this.lanes.add(organization, { after, correlation, carryOut: () => this.carryOut(due, fact, after) })
    }
    this.read = stored.position
  }

  private isDue({ name }: Policy, { position, metadata: { organization } }: Recorded<AnyFact>): boolean {
    if (position > this.placeOf(name)) return true
    return this.retried.some(one => one.policy === name && one.organization === organization && one.fact.position <= position)
  }

  /** False where it was interrupted; a fact that parks a policy is done with. */
  private async carryOut(due: readonly Policy[], fact: Recorded<AnyFact>, after: Position): Promise<boolean> {
    for (const policy of due) {
      if (this.isParked(policy, fact)) continue
      const outcome = await this.options.followUp.carryOut(policy, fact, this.options.ended)
      if (outcome === 'interrupted') return false
      if (outcome instanceof Error) this.park(policy, fact, after, outcome)
    }
    return true
  }

  private isParked({ name }: Policy, { metadata: { organization } }: Recorded<AnyFact>): boolean {
    return this.parked.some(one => one.policy === name && one.organization === organization)
  }

  private park({ name }: Policy, { position, type, metadata }: Recorded<AnyFact>, after: Position, error: Error): void {
    const { organization } = metadata
    const parked = { policy: name, organization, after, fact: { position, type }, error: error.message }
    this.parked = [...this.parked, parked]
    this.logger.error(
      `${name} is parked in organization ${organization ?? '-'} at ${type} (position ${position}): ${error.message}`,
    )
  }
}

const isSameLane = (one: ParkedPolicy, other: ParkedPolicy): boolean =>
  one.policy === other.policy && one.organization === other.organization
