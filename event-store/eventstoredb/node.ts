import type { EventStoreDBClient } from '@eventstore/db-client'
import type { Patience } from './patience'
import type { LastLandmark } from './landmark'
import type { LandmarkFile } from './landmark-file'

/** A node as the calls of the adapter need it. */
export type Node = Patience & {
  readonly client: EventStoreDBClient
  /** Sent with each append. A node without access control ignores them. */
  readonly credentials: { readonly username: string; readonly password: string }
  /** What the names of this installation's streams begin with. */
  readonly prefix: string
  /** Milliseconds that the node may take over one call. */
  readonly deadline: number
  readonly landmark: LastLandmark
  readonly kept: LandmarkFile
}
