import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import type { RankAt } from './why'

/** Why a team has its rank in the table of a league. */
export const rankOf = (site: PublicSite, season: number, { league, team }: RankAt) =>
  siteQuery('rank', { season, league, team }, [`season:${season}`, 'leagues', 'teams'], signal =>
    site.api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/rank', {
      path: { seasonId: season, leagueId: league, id: team },
      signal,
    }),
  )
