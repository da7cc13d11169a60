import type { PublicPageName } from './public-pages'
import type { SiteTemplate } from './site-templates'

/**
 * A link of a template's bar: a page under its title or another label, with further links below it. `about` and `socials` are links
 * of the organization's own, each only where there is one.
 */
export type BarLink = { readonly page: PublicPageName; readonly label?: string; readonly below?: 'youthLeague' } | 'socials'

/** The three bars (docs/public-pages.md#menu): what an organization has until it makes a menu of its own. */
export const BARS: { readonly [Template in SiteTemplate]: readonly BarLink[] } = {
  generic: [
    { page: 'home' },
    { page: 'standings' },
    { page: 'schedule' },
    { page: 'tournamentBracket' },
    { page: 'playerList' },
    { page: 'leaderboard' },
  ],
  adult: [
    { page: 'home' },
    { page: 'registration' },
    { page: 'leagueInfo' },
    { page: 'tournament' },
    { page: 'standings' },
    { page: 'schedule' },
    { page: 'playerList' },
    { page: 'leaderboard' },
    { page: 'youth', below: 'youthLeague' },
    { page: 'ourTeam' },
    { page: 'leagueFootage' },
    { page: 'contact' },
  ],
  youth: [{ page: 'home' }, { page: 'schedule' }, { page: 'standings' }, { page: 'playerList' }, { page: 'about' }, 'socials'],
}
