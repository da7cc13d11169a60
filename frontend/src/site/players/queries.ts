import type { Site } from '../site'
import { siteQuery } from '../site-query'
import { profileOf } from './profile'

/** A player with the figures of all his seasons. */
export const playerOf = (site: Site, id: number) =>
  siteQuery('player', { id }, [`player:${id}`, 'teams', 'leagues'], async signal =>
    profileOf(await site.api.get('/api/playersv2/{id}/basic', { path: { id }, query: { scope: 'all' }, signal })),
  )
