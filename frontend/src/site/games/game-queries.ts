import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import { boxScore } from './box-score'
import { comparison } from './comparison'

/** Both teams of a game before it. */
export const comparisonOf = (site: PublicSite, id: number) =>
  siteQuery('comparison', { id }, [`game:${id}`, 'games', 'teams', 'players', 'entries'], async signal =>
    comparison(await site.api.get('/api/gamesv2/{id}/comparison', { path: { id }, signal })),
  )

export const gamePageQuery = (site: PublicSite, id: number) =>
  siteQuery('game', { id }, [`game:${id}`, 'teams', 'players'], async signal =>
    boxScore(await site.api.get('/api/gamesv2/{id}', { path: { id }, signal })),
  )
