import type { Position } from '@fullcourt/event-store/port'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { LogReach } from '../read-store'
import type { Repaired } from '../runner/repair'
import type { RunnerContext } from '../runner/runner-context'
import type { CheckProgress } from './check-progress'
import type { Difference } from './difference'
import type { RecomputedDocument } from '../runner/recomputed-document'

/** What a check reads, and how far the documents are that it looks at. */
export type CheckContext = Pick<RunnerContext, 'store' | 'readStore' | 'models' | 'read' | 'registry' | 'parked'> & {
  readonly at: () => LogReach
}

/** What of an organization is to be done, and who is told of it. */
export type WantedCheck = {
  readonly organization: OrganizationId
  /** Ends it: it rejects with the reason of the signal. */
  readonly ended: AbortSignal
  /** Most documents that it holds in memory. */
  readonly memory?: number
  readonly onProgress?: (progress: CheckProgress) => void
  /** Writes what the facts come to in place of what differs, from what was recomputed up to a position; answers how many documents it wrote of each read model. */
  readonly repair?: (documents: readonly RecomputedDocument[], after: Position) => Promise<Repaired>
}

export type StatisticsCheckResult = {
  /** Documents that were compared. */
  readonly documents: number
  /** How many documents differ, and the first of them. */
  readonly count: number
  readonly differences: readonly Difference[]
  readonly repaired: Repaired
  /** Documents that wait after an error and are not compared: `GET /api/projections` says why. */
  readonly parked: number
  /** Read models that are not complete yet, of which nothing is compared. */
  readonly incomplete: readonly string[]
}
