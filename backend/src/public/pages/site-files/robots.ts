import { ADMIN_PAGE_NAMES, adminPage } from '@fullcourt/domain/pages/admin-pages'
import { firstSegment } from '@fullcourt/domain/pages/path'
import { publicPage, PUBLIC_PAGE_NAMES } from '@fullcourt/domain/pages/public-pages'

const ofVisitors = new Set(PUBLIC_PAGE_NAMES.flatMap(name => publicPage(name).paths).map(firstSegment))

/** Parts of the product that are the admin's alone. */
const hidden = [
  ...new Set(
    ADMIN_PAGE_NAMES.map(name => firstSegment(adminPage(name).path)).filter(
      segment => segment !== '' && !ofVisitors.has(segment),
    ),
  ),
].toSorted()

/** Who may read what (RFC 9309), and where the list of pages is; `origin` is that of the host, null of one that is nobody's. */
export const robotsText = (origin: string | null): string =>
  origin === null
    ? 'User-agent: *\nDisallow: /\n'
    : ['User-agent: *', ...hidden.map(segment => `Disallow: /${segment}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
