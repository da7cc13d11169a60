import { Unavailable } from '@fullcourt/event-store/errors'
import { ReadStoreUnavailable } from '../read-store'

/** True for errors of the environment: the same work may succeed later. */
export const isTransient = (error: unknown): boolean => error instanceof ReadStoreUnavailable || error instanceof Unavailable
