import { idIn } from '../filters'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import { listPlayers, type Sought } from './directory'

/** The players of a season, the active one where none is named, by name. */
export const playersOf = ({ api }: PublicSite, season?: number) =>
  siteQuery('players', { season }, ['players', 'entries', 'teams'], async signal =>
    listPlayers(await api.get('/api/playersv2', { signal }), season),
  )

export const playerSearchIn = (search: URLSearchParams): Sought => ({
  text: (search.get('name') ?? '').trim().slice(0, 100),
  league: idIn(search, 'league'),
  team: idIn(search, 'team'),
})
