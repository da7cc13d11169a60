import { callAddress, type InBraces, type TenantName } from './address'
import { ApiError } from './api-error'
import type { AnswerOf, BodyOf, PathOf, Verb } from './calls'
import { ask, createReadApi, type Call, type ReadOptions, type ReadApi, type Rest, type Send } from './read-api'

export type WriteOptions = ReadOptions & {
  /** Revision of the figure as it was read; the server refuses (409) when another person changed it since. */
  readonly ifMatch?: string | number
  /** The token of the preview that was shown; the server refuses (409) where it would lead to something else by now. */
  readonly ifPreview?: string | undefined
  /** Makes a repeated request happen once. Give your own to repeat an attempt of the person; else each call has its own. */
  readonly key?: string
}

type WriteArguments<V extends Verb, P extends PathOf<V>> =
  BodyOf<V, P> extends undefined
    ? [body?: undefined, ...Rest<V, P, WriteOptions>]
    : [body: BodyOf<V, P>, ...Rest<V, P, WriteOptions>]

type Write<V extends Verb> = <P extends PathOf<V>>(path: P, ...args: WriteArguments<V, P>) => Promise<AnswerOf<V, P>>

/** Calls the server, for one tenant or for staff. It shows nothing: the caller decides how a refusal is shown. */
export type Api = ReadApi & {
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
  const write =
    (method: string) =>
    (template: string, body?: unknown, options: AnyOptions = {}) => {
      const { path, query, signal } = options
      const address = callAddress(template, path, query, tenant)
      const call: Call = { method, address, headers: writeHeaders(body, options), body: bodyOfCall(body), signal }
      return ask(send, call).catch((problem: unknown) => {
        if (problem instanceof ApiError && problem.status === 0 && !signal?.aborted) return ask(send, call)
        throw problem
      })
    }

  // What comes over HTTP has the types of the OpenAPI document, which the backend's own tests hold it to.
  return { ...createReadApi(send, tenant), post: write('POST'), put: write('PUT'), delete: write('DELETE') } as Api
}
