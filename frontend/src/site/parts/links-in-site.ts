import type { PublicSite } from '../site'
import { withKeptQuery } from '../kept-query'

/**
 * The links of a written text to pages of the site, but to no other host (`//host`): they begin with its prefix, and where the
 * query names the domain (`?domain=` on localhost) it stays named.
 */
export const linksInSite = (html: string, site: Pick<PublicSite, 'tenant'>): string =>
  html.replace(
    /(<a href=")(\/(?!\/)[^"]*)/g,
    (_, link: string, path: string) => link + (site.tenant?.prefix ?? '') + withKeptQuery(path, site),
  )
