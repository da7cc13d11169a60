import { adminPage, ADMIN_PAGE_NAMES } from './admin-pages'
import { INVITATION_SEGMENT } from './invitation-page'
import { firstSegment } from './path'
import { publicPage, PUBLIC_PAGE_NAMES } from './public-pages'
import { SCORER_SEGMENT } from './scorer-page'

/** Under these lie calls and files: what is not there is answered like a call, and never by a page. */
export const SEGMENTS_WITHOUT_PAGES: readonly string[] = [
  'api',
  'assets',
  'favicon.ico',
  'metrics',
  'robots.txt',
  'sitemap.xml',
  'uploads',
]

/** Further documented routes, and names that would mislead. */
const FURTHER: readonly string[] = [
  'admin',
  'bracket',
  'businesspage',
  'embed',
  'fab',
  'health',
  'leaguelist',
  'leagues',
  'schedulebuilder',
  'season',
  'tournamentbracket',
  'www',
]

const paths = [
  ...ADMIN_PAGE_NAMES.map(name => adminPage(name).path),
  ...PUBLIC_PAGE_NAMES.flatMap(name => publicPage(name).paths),
].filter(path => path !== '/')

/**
 * First segments of the product's own routes, in small letters: no organization may have one of them as its slug
 * (docs/tenancy.md#which-organization-an-address-names).
 */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...paths.map(firstSegment),
  SCORER_SEGMENT,
  INVITATION_SEGMENT,
  ...SEGMENTS_WITHOUT_PAGES,
  ...FURTHER,
])
