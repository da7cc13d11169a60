import { cleanDomain } from '@fullcourt/domain/organizations/address'

/** Measurement ids by site: a host, or a host and a slug (`fullcourt.example/lakeside`); null: page views are not reported there. */
export type AnalyticsIds = ReadonlyMap<string, string | null>

const ENTRY = /^([a-z0-9.-]+(?:\/[a-z0-9-]+)?)=(G-[A-Z0-9]{4,20})?$/i

/** Reads `league.example=G-ABC123,fullcourt.example=G-DEF456,fullcourt.example/lakeside=`; undefined where it has another form. */
export const readAnalyticsIds = (text: string): AnalyticsIds | undefined => {
  const entries = text
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)
    .map(entry => ENTRY.exec(entry))
  if (entries.includes(null)) return undefined
  return new Map(entries.map(entry => [cleanDomain(entry?.[1] ?? ''), entry?.[2] ?? null] as const))
}

/** The id for a page: of its site where that is named, else of its host. */
export const analyticsIdOf = (ids: AnalyticsIds, host: string, slug: string | null): string | null => {
  const name = cleanDomain(host.replace(/:\d+$/, ''))
  const own = slug === null ? undefined : ids.get(`${name}/${slug}`)
  return own === undefined ? (ids.get(name) ?? null) : own
}
