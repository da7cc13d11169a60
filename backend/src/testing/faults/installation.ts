import type { Settings } from '../../core/settings/settings'
import type { Fault, Possible } from './fault'
import type { SupervisedProcess } from './supervised-process'

/** The product with a league in it, on stores and processes to which faults can happen. */
export type Installation = {
  readonly processes: readonly SupervisedProcess[]
  readonly possible: Possible
  /** Does it, and settles when it is over. */
  readonly suffer: (fault: Fault) => Promise<void>
  /** After its processes were stopped: settings to open the same data in this process. */
  readonly settingsToCheck: () => Promise<Settings>
  /** Leaves nothing behind. */
  readonly remove: () => Promise<void>
}
