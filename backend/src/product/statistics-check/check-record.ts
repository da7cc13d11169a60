import type { ActingUser, Reason } from '@fullcourt/domain/facts/fact'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { Position } from '@fullcourt/event-store/port'
import type { StatisticsCheckResult } from '@fullcourt/projections/check/check-context'
import type { CheckProgress } from '@fullcourt/projections/check/check-progress'
import type { Repaired } from '@fullcourt/projections/runner/repair'

export type CheckPhase = 'waiting' | 'running' | 'done' | 'cancelled' | 'failed'

/** The last check of an organization's statistics, as every process knows it. */
export type CheckRecord = {
  readonly organization: OrganizationId
  readonly id: string
  /** What differs is repaired as well. */
  readonly repairs: boolean
  readonly by: ActingUser
  /** Why a repair is made, for the history. */
  readonly reason: Reason | null
  /** ISO 8601 in UTC. */
  readonly askedAt: string
  readonly endedAt: string | null
  readonly phase: CheckPhase
  /** It is to end as soon as it can. */
  readonly isCancelled: boolean
  readonly progress: CheckProgress | null
  /** Up to where the facts were taken in when it began. */
  readonly position: Position | null
  readonly result: StatisticsCheckResult | null
  /** By all that worked at it: a process that ends leaves it to the next. */
  readonly repaired: Repaired
  readonly error: string | null
}

export const isWaitingOrRunning = ({ phase }: Pick<CheckRecord, 'phase'>): boolean => phase === 'waiting' || phase === 'running'

export const newCheck = (
  asked: Pick<CheckRecord, 'organization' | 'id' | 'repairs' | 'by' | 'reason' | 'askedAt'>,
): CheckRecord => ({
  ...asked,
  endedAt: null,
  phase: 'waiting',
  isCancelled: false,
  progress: null,
  position: null,
  result: null,
  repaired: {},
  error: null,
})
