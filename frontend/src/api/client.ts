import { addressOf, type Query, type TenantName } from './address'
import { ApiError, refusal } from './api-error'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Call = {
  readonly method: Method
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData
  readonly signal?: AbortSignal
}

/** How a call gets its answer: over the wire in a browser, straight from the backend while a page is rendered. */
export type Send = (call: Call) => Promise<{ readonly status: number; readonly body: unknown }>

export type ReadOptions = { readonly query?: Query; readonly signal?: AbortSignal }

export type WriteOptions = ReadOptions & {
  /** Revision of the figure as it was read; the server refuses (409) when another person changed it since. */
  readonly ifMatch?: string | number
  /** Makes a repeated request happen once. Give your own to repeat an attempt of the person; else each call has its own. */
  readonly key?: string
}

/** The one way to the server, for one tenant or for staff. It shows nothing: who calls decides how a refusal is told. */
export type Api = {
  readonly tenant: TenantName
  get<Answer>(path: string, options?: ReadOptions): Promise<Answer>
  post<Answer>(path: string, body?: unknown, options?: WriteOptions): Promise<Answer>
  put<Answer>(path: string, body?: unknown, options?: WriteOptions): Promise<Answer>
  delete<Answer>(path: string, body?: unknown, options?: WriteOptions): Promise<Answer>
}

/** A key no other request has; made of random bytes because `randomUUID` is missing where a page came without https. */
export const requestKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

export const createApi = (send: Send, tenant: TenantName = null): Api => {
  const ask = async <Answer>(call: Call): Promise<Answer> => {
    const { status, body } = await send(call)
    if (status >= 400) throw refusal(status, body)
    return body as Answer
  }

  const write =
    (method: Method) =>
    <Answer>(path: string, body?: unknown, { query, signal, ifMatch, key = requestKey() }: WriteOptions = {}) => {
      const asForm = body instanceof FormData
      const headers = {
        'Idempotency-Key': key,
        ...(ifMatch !== undefined && { 'If-Match': String(ifMatch) }),
        ...(body !== undefined && !asForm && { 'Content-Type': 'application/json' }),
      }
      const sent = body === undefined ? undefined : asForm ? body : JSON.stringify(body)
      const call: Call = { method, address: addressOf(path, query, tenant), headers, body: sent, signal }
      return ask<Answer>(call).catch((problem: unknown) => {
        if (problem instanceof ApiError && problem.status === 0 && !signal?.aborted) return ask<Answer>(call)
        throw problem
      })
    }

  return {
    tenant,
    get: (path, { query, signal } = {}) => ask({ method: 'GET', address: addressOf(path, query, tenant), headers: {}, signal }),
    post: write('POST'),
    put: write('PUT'),
    delete: write('DELETE'),
  }
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (!response.headers.get('Content-Type')?.includes('json')) return text || null
  return text ? JSON.parse(text) : null
}

/** Over the wire, to the same origin. No answer at all is an `ApiError` with status 0; an aborted call stays an `AbortError`. */
export const overTheWire: Send = async ({ method, address, headers, body, signal }) => {
  const response = await fetch(address, { method, headers: { Accept: 'application/json', ...headers }, body, signal }).catch(
    (problem: unknown) => {
      if (signal?.aborted) throw problem
      throw new ApiError(0, 'The server could not be reached. Check your connection and try again.')
    },
  )
  return { status: response.status, body: await bodyOf(response) }
}
