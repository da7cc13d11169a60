import type { PublicPageName } from '@fullcourt/domain/pages/public-pages'
import { LARGEST_PAGE } from './price-list'

/** What a page of the organization of extreme sizes may read: documents beside two for each of its rows, and queries. */
export type ExtremeLimit = { readonly documents: number; readonly queries: number }

/** Of every page that is not named below: queries do not grow with leagues; those of a career grow with its seasons. */
export const USUAL: ExtremeLimit = { documents: LARGEST_PAGE, queries: 60 }

/** These pages read more, and fall short: what is so today, and can only fall. */
export const FALLING_SHORT: { readonly [name in PublicPageName]?: ExtremeLimit & { readonly because: string } } = {
  home: {
    documents: 3_600,
    queries: 650,
    because:
      'it is made of the tables of all leagues, where the form of each team is a query, and of all who are equal at a last place',
  },
  standings: {
    documents: 2_100,
    queries: 625,
    because: 'of each team it reads its entry and whom it met beside its card, and its form is a query',
  },
  schedule: {
    documents: 1_500,
    queries: 32,
    because:
      'it reads the teams of all leagues, but shows one page of the games of a day; of each team that has a bye its dates are a query',
  },
  team: { documents: 3_100, queries: 630, because: 'it is made of the tables of all leagues, and shows those of one team' },
  playerStats: { documents: 46, queries: 60, because: 'it reads a team and a last game of each earlier season' },
  playerList: { documents: 6_700, queries: 14, because: 'names are sealed, so all players of the season are read to find some' },
  leaderboard: {
    documents: 900,
    queries: 46,
    because: 'it reads all who are equal at a last place, and games of the teams of all leagues',
  },
  tournament: { documents: 290, queries: 9, because: 'it reads all leagues of the season' },
}
