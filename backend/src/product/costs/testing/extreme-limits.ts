import type { PublicPageName } from '@fullcourt/domain/pages/public-pages'
import { LARGEST_PAGE } from './price-list'

/** What a page of the organization of extreme sizes may read: documents beside two for each of its rows, and queries. */
export type ExtremeLimit = { readonly documents: number; readonly queries: number }

/** Of every page that is not named below: queries do not grow with leagues; those of a career grow with its seasons. */
export const USUAL: ExtremeLimit = { documents: LARGEST_PAGE, queries: 60 }

/** Pages that read more: what is so today, and can only fall. None does. */
export const FALLING_SHORT: { readonly [name in PublicPageName]?: ExtremeLimit & { readonly because: string } } = {}
