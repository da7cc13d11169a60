import { isMissing } from '../../api/api-error'
import { askProgress } from '../games/queries'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

/** A league that is not there has no games, which is no reason to show no page. */
const nothingOf = (problem: unknown): null => {
  if (isMissing(problem)) return null
  throw problem
}

/**
 * How far the games of a league, or of a whole season, the active one where none is named, are played; null of a league that is not
 * there.
 */
export const progressOfLeague = (site: PublicSite, season?: number, league?: number) =>
  siteQuery('progress', { season, league }, league === undefined ? ['games', 'seasons'] : [`league:${league}`], async signal => {
    const asked = askProgress(site, { seasonId: season, leagueId: league }, signal)
    return league === undefined ? asked : asked.catch(nothingOf)
  })
