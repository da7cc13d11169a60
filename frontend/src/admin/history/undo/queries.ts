import type { ErrorForm, ObstacleAnswer } from '../../../api/schema'
import { ApiError } from '../../../api/api-error'
import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'
import { everything } from '../../parts/calls/use-invalidate'

/** An action, and what a person confirmed of its undo. */
type UndoOf = { readonly id: string; readonly undoes?: number[]; readonly allowConflicts?: boolean }

/** The same as it was shown. */
type ShownUndo = UndoOf & { readonly ifPreview?: string | undefined }

const UNDO = '/api/history/actions/{id}/undo'

/** Undoes an action; everything that shows it is asked for again. */
export const useUndoAction = () =>
  useCall(({ id, ifPreview, ...body }: ShownUndo) => api.post(UNDO, body, { path: { id }, ifPreview }), everything)

/** What the undo of an action would lead to. */
export const askUndo = async ({ id, ...body }: UndoOf) =>
  (await api.post(UNDO, body, { path: { id }, query: { preview: true } })).effects

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
