import type { Site } from '../site'
import { siteQuestion } from '../site-query'
import { profileOf } from './profile'

/** A player with the figures of all his seasons. */
export const playerOf = (site: Site, id: number) =>
  siteQuestion('player', { id }, async signal =>
    profileOf(await site.api.get('/api/playersv2/{id}/basic', { path: { id }, query: { scope: 'all' }, signal })),
  )
