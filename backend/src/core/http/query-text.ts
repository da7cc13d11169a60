import { parse, type ParsedUrlQuery } from 'node:querystring'

/** Path and query of an address; the query is empty where there is none. */
export const splitAddress = (url: string): readonly [path: string, query: string] => {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/** How every query is read: by the routes and for the key of a cached response alike, so that the two never differ. */
export const parseQuery = (query: string): ParsedUrlQuery => parse(query)

/** Writes every query, its names sorted; with the question mark, and empty where nothing is asked. */
export const writeQuery = (values: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(values)
  query.sort()
  return query.size === 0 ? '' : `?${query.toString()}`
}
