import { idIn } from '../filters'
import type { Site } from '../site'
import { siteQuery } from '../site-query'
import { listedOf, type Sought } from './directory'

/** The players of the active season, by name. */
export const playersOf = ({ api }: Site) =>
  siteQuery('players', {}, ['players', 'entries', 'teams'], async signal => listedOf(await api.get('/api/playersv2', { signal })))

export const soughtIn = (search: URLSearchParams): Sought => ({
  text: (search.get('name') ?? '').trim().slice(0, 100),
  league: idIn(search, 'league'),
  team: idIn(search, 'team'),
})
