import type { ErrorForm, ObstacleAnswer } from '../../../api/schema'
import { ApiError } from '../../../api/api-error'
import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'
import { everything } from '../../parts/calls/use-invalidate'

/** An action, and what a person confirmed of its undo. */
export type UndoOf = { readonly id: string; readonly undoes?: number[]; readonly allowConflicts?: boolean }

/** Undoes an action; everything that shows it is asked for again. */
export const useUndoAction = () =>
  useCall(({ id, ...body }: UndoOf) => api.post('/api/history/actions/{id}/undo', body, { path: { id } }), everything)

/** Undoes what one did last. */
export const useUndoLast = () =>
  useCall((undoes: number[] | undefined) => api.post('/api/history/undo', undoes === undefined ? {} : { undoes }), everything)

/** What stood in the way of an undo, and whether a person may say that it does not. */
export type InTheWay = { readonly obstacles: readonly ObstacleAnswer[]; readonly mayBeAllowed: boolean }

const isErrorForm = (body: unknown): body is Partial<ErrorForm> => typeof body === 'object' && body !== null

/** What a refusal names as standing in the way; undefined where it was refused for another reason. */
export const inTheWayOf = (problem: unknown): InTheWay | undefined => {
  const body = problem instanceof ApiError && problem.status === 409 && isErrorForm(problem.body) ? problem.body : undefined
  if (body?.inTheWay === undefined || body.inTheWay.length === 0) return undefined
  return { obstacles: body.inTheWay, mayBeAllowed: (body.conflicts ?? []).length > 0 }
}
