import type { PublicPageName } from '@fullcourt/domain/pages/public-pages'
import { LARGEST_PAGE } from './price-list'

/** What a page of the organization of extreme sizes may read: documents beside two for each of its rows, and queries. */
export type ExtremeLimit = { readonly documents: number; readonly queries: number }

/** Of every page that is not named below: queries do not grow with leagues; those of a career grow with its seasons. */
export const USUAL: ExtremeLimit = { documents: LARGEST_PAGE, queries: 60 }

/** These pages read more, and fall short: what is so today, and can only fall. */
export const FALLING_SHORT: { readonly [name in PublicPageName]?: ExtremeLimit & { readonly because: string } } = {
  playerList: { documents: 4_850, queries: 14, because: 'names are sealed, so all players of the season are read to find some' },
}
