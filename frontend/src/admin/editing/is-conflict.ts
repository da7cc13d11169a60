import { ApiError } from '../../api/api-error'

/** Somebody else changed the same figure since it was read; the message says who and what (design 4). */
export const isConflict = (problem: unknown): problem is ApiError => problem instanceof ApiError && problem.status === 409
