import { ApiError, type ErrorBody } from './api-error'

/** The password was right, and a code is needed beside it: the form asks for one (docs/tenancy.md#two-factors). */
export const needsCode = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && problem.status === 401 && (problem.body as ErrorBody | null)?.secondFactor === true
