import type { PageContent } from '@fullcourt/domain/pages/site-fields'
import { seasonIdIn } from '../filters'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import { profileOf } from './profile'

/** How many games of a season are listed at once, and how many where all are wanted: more than any season has. */
const gamesAtOnce = 100
const gamesAtMost = 1_000

/** A player with the figures of all their seasons, and the latest games of the one that is shown; with `all` in the address every game. */
export const playerOf = (site: PublicSite, id: number, search: URLSearchParams) => {
  const query = { scope: 'all', games: search.has('all') ? gamesAtMost : gamesAtOnce, seasonId: seasonIdIn(search) } as const
  return siteQuery('player', { id, ...query }, [`player:${id}`, 'teams', 'leagues'], async signal =>
    profileOf(await site.api.get('/api/playersv2/{id}/basic', { path: { id }, query, signal })),
  )
}

/** The player whom an organization features, with what it shows on their page. */
export type FeaturedPlayer = PageContent<'players'>

export const featuredPlayerQuery = ({ api }: PublicSite) =>
  siteQuery('featured-player', {}, ['site'], async (signal): Promise<FeaturedPlayer> => {
    const { content } = await api.get('/api/site-pages/{page}', { path: { page: 'players' }, signal })
    return content as FeaturedPlayer
  })
