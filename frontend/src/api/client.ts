import { callAddress, type InBraces, type Query, type TenantName } from './address'
import { ApiError, refusal } from './api-error'
import type { AnswerOf, BodyOf, PathOf, PathPart, Verb } from './calls'

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

export type WriteOptions = ReadOptions & {
  /** Revision of the figure as it was read; the server refuses (409) when another person changed it since. */
  readonly ifMatch?: string | number
  /** The token of the preview that was shown; the server refuses (409) where it would lead to something else by now. */
  readonly ifPreview?: string | undefined
  /** Makes a repeated request happen once. Give your own to repeat an attempt of the person; else each call has its own. */
  readonly key?: string
}

type Options<V extends Verb, P extends PathOf<V>, More> = PathPart<V, P> & More
/** The options of a call, which are needed where its address has braces to fill. */
export type Rest<V extends Verb, P extends PathOf<V>, More> =
  PathPart<V, P> extends { path: object } ? [options: Options<V, P, More>] : [options?: Options<V, P, More>]
type WriteArguments<V extends Verb, P extends PathOf<V>> =
  BodyOf<V, P> extends undefined
    ? [body?: undefined, ...Rest<V, P, WriteOptions>]
    : [body: BodyOf<V, P>, ...Rest<V, P, WriteOptions>]

type Write<V extends Verb> = <P extends PathOf<V>>(path: P, ...args: WriteArguments<V, P>) => Promise<AnswerOf<V, P>>

/** Calls the server, for one tenant or for staff. It shows nothing: the caller decides how a refusal is shown. */
export type Api = {
  readonly tenant: TenantName
  get<P extends PathOf<'get'>>(path: P, ...args: Rest<'get', P, ReadOptions>): Promise<AnswerOf<'get', P>>
  readonly post: Write<'post'>
  readonly put: Write<'put'>
  readonly delete: Write<'delete'>
}

/** A key no other request has; made of random bytes because `randomUUID` is missing where a page came without https. */
export const requestKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

type AnyOptions = WriteOptions & { readonly path?: InBraces }

const bodyOfCall = (body: unknown) => (body === undefined || body instanceof FormData ? body : JSON.stringify(body))

const writeHeaders = (body: unknown, { ifMatch, ifPreview, key = requestKey() }: WriteOptions) => ({
  'Idempotency-Key': key,
  ...(ifMatch !== undefined && { 'If-Match': String(ifMatch) }),
  ...(ifPreview !== undefined && { 'If-Preview': ifPreview }),
  ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
})

export const createApi = (send: Send, tenant: TenantName = null): Api => {
  const ask = async (call: Call) => {
    const { status, body } = await send(call)
    if (status >= 400) throw refusal(status, body)
    return body
  }

  const write =
    (method: string) =>
    (template: string, body?: unknown, options: AnyOptions = {}) => {
      const { path, query, signal } = options
      const address = callAddress(template, path, query, tenant)
      const call: Call = { method, address, headers: writeHeaders(body, options), body: bodyOfCall(body), signal }
      return ask(call).catch((problem: unknown) => {
        if (problem instanceof ApiError && problem.status === 0 && !signal?.aborted) return ask(call)
        throw problem
      })
    }

  const get = (template: string, { path, query, signal }: AnyOptions = {}) =>
    ask({ method: 'GET', address: callAddress(template, path, query, tenant), headers: {}, signal })

  // What comes over HTTP has the types of the OpenAPI document, which the backend's own tests hold it to.
  return { tenant, get, post: write('POST'), put: write('PUT'), delete: write('DELETE') } as Api
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
