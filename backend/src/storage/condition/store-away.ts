import { Closed, Unavailable } from '@fullcourt/event-store/errors'
import { ReadStoreUnavailable } from '@fullcourt/projections/read-store'
import { RunnerStopped } from '@fullcourt/projections/runner/runner'
import { FileStoreUnavailable } from '../files/file-store'
import { PrivateStoreClosed, PrivateStoreUnavailable } from '../private-store/private-store'

/** Errors of a store that does not answer now: it is not reached, or closed because the product ends. */
export const STORE_AWAY = [
  Unavailable,
  ReadStoreUnavailable,
  PrivateStoreUnavailable,
  FileStoreUnavailable,
  Closed,
  PrivateStoreClosed,
  RunnerStopped,
]
