import type { Who } from '../core/http/allow'
import type { Answer, Client, Headers } from './product'
import type { Sample } from './sample'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * What a call is about, and so how it comes to its organization: a thing that is named in it; the caller's organization, or
 * the one named by `organization_id`; everything that the caller may see; or nothing that belongs to anybody.
 */
export type About = 'thing' | 'organization' | 'everything' | 'nothing'

/** What a request brings: ids of its path by name, a query, a body. */
export type Filling = {
  readonly ids?: Readonly<Record<string, string | number>>
  readonly query?: string
  /** A form with files is the bytes that are sent. */
  readonly body?: object | string | Buffer
  readonly headers?: Headers
}

/** A call of the list of calls, with a request to things of a sample that must succeed, however often it is asked for. */
export type SliceCall = {
  readonly method: Method
  readonly path: string
  readonly who: Who
  readonly about: About
  readonly success: number
  readonly filling: (sample: Sample) => Filling | Promise<Filling>
}

const SUCCESS: { readonly [method in Method]: number } = { GET: 200, POST: 201, PUT: 200, DELETE: 204 }

/** A call as the list of calls names it: method, path, who. */
export const call = (
  method: Method,
  path: string,
  who: Who,
  about: About,
  filling: SliceCall['filling'] = () => ({}),
  success = SUCCESS[method],
): SliceCall => ({ method, path, who, about, success, filling })

/** The address of a call with its ids and query. */
export const addressOf = ({ path }: Pick<SliceCall, 'path'>, { ids = {}, query }: Filling): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(ids[name]))) +
  (query === undefined ? '' : `?${query}`)

/** The same address with something more in its query. */
export const withQuery = (address: string, query: string): string => `${address}${address.includes('?') ? '&' : '?'}${query}`

/** Makes a call as somebody. */
export const send = (
  client: Client,
  { method, path }: Pick<SliceCall, 'method' | 'path'>,
  filling: Filling,
  address = addressOf({ path }, filling),
): Promise<Answer> => {
  const { body, headers } = filling
  switch (method) {
    case 'GET':
      return client.get(address, headers)
    case 'DELETE':
      return client.delete(address, headers, body)
    case 'POST':
      return client.post(address, body, headers)
    case 'PUT':
      return client.put(address, body, headers)
  }
}
