import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import { followedGame } from './followed-game'

export const gamePageQuery = (site: PublicSite, id: number) =>
  siteQuery('game', { id }, [`game:${id}`, 'teams', 'players'], async signal =>
    followedGame(await site.api.get('/api/gamesv2/{id}', { path: { id }, signal }), site.today),
  )
