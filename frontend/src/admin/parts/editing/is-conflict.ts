import { ApiError } from '../../../api/api-error'

/** Somebody else changed the same figure since it was read; the message says who and what (docs/http-api.md#two-people-at-once). */
export const isConflict = (problem: unknown): problem is ApiError => problem instanceof ApiError && problem.status === 409
