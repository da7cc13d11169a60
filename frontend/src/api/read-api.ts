import { callAddress, type InBraces, type Query, type TenantName } from './address'
import { ApiError, refusal } from './api-error'
import type { AnswerOf, PathOf, PathPart, Verb } from './calls'

export type Call = {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData
  readonly signal?: AbortSignal
}

/** How a call gets its answer: over HTTP in a browser, straight from the backend while a page is rendered. */
export type Send = (call: Call) => Promise<{ readonly status: number; readonly body: unknown }>

export type ReadOptions = { readonly query?: Query; readonly signal?: AbortSignal }

export type Options<V extends Verb, P extends PathOf<V>, More> = PathPart<V, P> & More
/** The options of a call, which are needed where its address has braces to fill. */
export type Rest<V extends Verb, P extends PathOf<V>, More> =
  PathPart<V, P> extends { path: object } ? [options: Options<V, P, More>] : [options?: Options<V, P, More>]

/** Reads from the server, for one tenant or for staff. It shows nothing: the caller decides how a refusal is shown. */
export type ReadApi = {
  readonly tenant: TenantName
  readonly send: Send
  get<P extends PathOf<'get'>>(path: P, ...args: Rest<'get', P, ReadOptions>): Promise<AnswerOf<'get', P>>
}

/** What comes back, or the refusal. */
export const ask = async (send: Send, call: Call): Promise<unknown> => {
  const { status, body } = await send(call)
  if (status >= 400) throw refusal(status, body)
  return body
}

/** `asOf`: the moment as of which they are answered. */
export const createReadApi = (send: Send, tenant: TenantName = null, asOf?: string): ReadApi => {
  const get = (template: string, { path, query, signal }: ReadOptions & { readonly path?: InBraces } = {}) =>
    ask(send, { method: 'GET', address: callAddress(template, path, { asOf, ...query }, tenant), headers: {}, signal })

  // What comes over HTTP has the types of the OpenAPI document, which the backend's own tests hold it to.
  return { tenant, send, get } as ReadApi
}

const bodyOfAnswer = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (!response.headers.get('Content-Type')?.includes('json')) return text || null
  return text ? JSON.parse(text) : null
}

/**
 * Over HTTP, to the same origin. No answer at all, or one that was cut off, is an `ApiError` with status 0; an aborted call stays an
 * `AbortError`.
 */
export const overTheWire: Send = async ({ method, address, headers, body, signal }) => {
  try {
    const response = await fetch(address, { method, headers: { Accept: 'application/json', ...headers }, body, signal })
    return { status: response.status, body: await bodyOfAnswer(response) }
  } catch (problem) {
    if (signal?.aborted) throw problem
    throw new ApiError(0, 'The server could not be reached. Check your connection and try again.')
  }
}
