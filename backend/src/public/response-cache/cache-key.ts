import { parseQuery, splitAddress, writeQuery } from '../../core/http/query-text'
import { readerForms } from './reader-forms'
import type { TrustedOrigin } from '../../core/http/trusted-origin'

/** No key is longer, in characters: what would be is not cached. */
const LONGEST_KEY = 500

/** A public read: the form of its path, and the parameters that it knows. */
export type PublicRead = { readonly path: RegExp; readonly parameters: ReadonlySet<string> }

const withinLimit = (key: string): string | null => (key.length > LONGEST_KEY ? null : key)

/**
 * The address of a public read in its one form, parameters sorted; null for what is never cached: an address of no public read,
 * with a parameter that it does not know, or with one that comes twice.
 */
export const callKey = (url: string, reads: readonly PublicRead[]): string | null => {
  if (url.length > LONGEST_KEY) return null
  const [path, query] = splitAddress(url)
  const read = reads.find(one => one.path.test(path))
  if (read === undefined) return null
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(parseQuery(query))) {
    if (typeof value !== 'string' || !read.parameters.has(name)) return null
    values[name] = value
  }
  return withinLimit(path + writeQuery(values))
}

/** The address of a page in its one form: what no page looks at (`utm_source`, …) is left out, of what comes twice the first counts. */
export const pageAddress = (url: string, parameters: ReadonlySet<string>): string => {
  const [path, query] = splitAddress(url)
  if (query === '') return path
  const known = Object.entries(parseQuery(query)).filter(([name]) => parameters.has(name))
  return path + writeQuery(Object.fromEntries(known.map(([name, value]) => [name, [value].flat()[0] ?? ''])))
}

/** The theme that a visitor chose is written into the page, so it is part of the key. */
export const chosenTheme = (cookies: string | undefined): string =>
  /(?:^|;\s*)theme=(light|dark|auto)(?:;|$)/.exec(cookies ?? '')?.[1] ?? ''

/** What of a request a page is made for, beside its address: the theme and the forms of times and numbers are written into it. */
export type PageReader = { readonly cookies: string | undefined; readonly languages: string | undefined }

/** The key of a page; `address` is its one form. */
export const pageKey = (address: string, { scheme, host }: TrustedOrigin, { cookies, languages }: PageReader): string | null => {
  const { hours, decimal } = readerForms(languages)
  return withinLimit(`page ${scheme}://${host} ${chosenTheme(cookies)}${hours}${decimal} ${address}`)
}
