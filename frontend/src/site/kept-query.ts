import type { SiteTenant } from '@fullcourt/domain/pages/render-contract'
import type { PublicSite } from './site'

/** What every address inside the site keeps in its query: the domain that it names there, and the moment as of which it shows things. */
export const keptQuery = (tenant: Pick<SiteTenant, 'domainInQuery' | 'asOf'> | null) =>
  Object.entries({ domain: tenant?.domainInQuery, asOf: tenant?.asOf }).filter(([, value]) => value)

/** An address inside the site with what its query keeps. */
export const withKeptQuery = (to: string, { tenant }: Pick<PublicSite, 'tenant'>): string => {
  if (!tenant?.domainInQuery && !tenant?.asOf) return to
  const { pathname, searchParams, hash } = new URL(to, 'http://site')
  for (const [name, value = ''] of keptQuery(tenant)) if (!searchParams.has(name)) searchParams.set(name, value)
  return `${pathname}?${searchParams}${hash}`
}
