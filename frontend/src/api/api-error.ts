import { NoPasskey } from './no-passkey'
import type { FieldFaultAnswer } from './schema'

/** The form of every refusal: `{statusCode, message, error}` (docs/http-api.md#errors). */
export type ErrorBody = {
  readonly statusCode?: number
  readonly message?: string | readonly string[]
  readonly error?: string
  readonly fields?: readonly FieldFaultAnswer[]
  readonly secondFactor?: boolean
}

/** A call that was refused, or that never got an answer (`status` 0). `message` is the server's own text, ready to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    message: string,
    /** The kind of refusal in the server's words, such as `Conflict`. */
    readonly error?: string,
    /** The whole refusal: a conflict says in it who changed what. */
    readonly body?: unknown,
  ) {
    super(message)
  }
}

const isErrorBody = (body: unknown): body is ErrorBody => typeof body === 'object' && body !== null

/** What the server said, as an error to be thrown. Several messages (one per field) become lines of one text. */
export const refusal = (status: number, body: unknown) => {
  const { message, error } = isErrorBody(body) ? body : {}
  const text = typeof message === 'string' ? message : message?.join('\n')
  return new ApiError(status, text || `The server answered with status ${status}.`, error, body)
}

/** The server understood and said no: its text is for people. */
export const isRefusal = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && problem.status >= 400 && problem.status < 500

/** The sentences of a refusal that belong to fields of what was sent; none where it is about something else. */
export const fieldFaultsIn = (problem: unknown): readonly FieldFaultAnswer[] =>
  isRefusal(problem) && isErrorBody(problem.body) ? (problem.body.fields ?? []) : []

/** No server answered: the same may be sent again. */
export const isUnreached = (problem: unknown): problem is ApiError => problem instanceof ApiError && problem.status === 0

/** The server broke, and names the id under which it logged that. */
const isLogged = (problem: unknown): problem is ApiError => problem instanceof ApiError && / Quote \S+ /.test(problem.message)

const asSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

/**
 * The text to show for anything that went wrong: the server's own for a refusal; for a breakdown `otherwise`, where there is one,
 * and after it that nothing was reached, which the person can do something about, or what to quote when it is reported.
 */
export const messageOf = (problem: unknown, otherwise?: string) => {
  if (otherwise !== undefined && (isUnreached(problem) || isLogged(problem))) return `${asSentence(otherwise)} ${problem.message}`
  if (otherwise !== undefined && !isRefusal(problem) && !(problem instanceof NoPasskey)) return otherwise
  return problem instanceof Error ? problem.message : 'Something went wrong.'
}

/** Something that the signed-in person may not do or see. */
export const isForbidden = (problem: unknown): problem is ApiError => problem instanceof ApiError && problem.status === 403

/** Nobody is signed in, or not any more. */
export const isSignedOut = (problem: unknown) => problem instanceof ApiError && problem.status === 401

/** A thing that is not there, or not for this caller. */
export const isMissing = (problem: unknown) => problem instanceof ApiError && problem.status === 404

/** Somebody else changed the same figure since it was read; the message says who and what (docs/http-api.md#two-people-at-once). */
export const isConflict = (problem: unknown): problem is ApiError => problem instanceof ApiError && problem.status === 409
