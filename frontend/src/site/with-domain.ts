import type { PublicSite } from './site'

/** An address inside the site; where the query names the domain (`?domain=` on localhost) it stays named. */
export const withDomain = (to: string, { tenant }: Pick<PublicSite, 'tenant'>): string => {
  const domain = tenant?.domainInQuery
  if (domain === undefined || /[?&]domain=/.test(to)) return to
  const [address = '', anchor] = to.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}domain=${domain}${anchor === undefined ? '' : `#${anchor}`}`
}
