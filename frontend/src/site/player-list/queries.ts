import { idIn } from '../filters'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import { listPlayers, type Sought } from './directory'

/** The players of a season, by name. */
export const playersOf = ({ api }: PublicSite, seasonId: number) =>
  siteQuery('players', { seasonId }, ['players', 'entries', 'teams'], async signal =>
    listPlayers(await api.get('/api/playersv2', { query: { seasonId }, signal })),
  )

export const playerSearchIn = (search: URLSearchParams): Sought => ({
  text: (search.get('name') ?? '').trim().slice(0, 100),
  league: idIn(search, 'league'),
  team: idIn(search, 'team'),
})
