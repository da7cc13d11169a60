import type { SoughtPlayers } from '@fullcourt/domain/players/directory/sought-players'
import { idIn } from '../filters'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

const TAGS = ['players', 'entries', 'teams'] as const

/** The players of a season by name; none where they are more than a page holds. */
export const playersOf = ({ api }: PublicSite, seasonId: number) =>
  siteQuery('players', { seasonId }, TAGS, signal => api.get('/api/playersv2/directory', { query: { seasonId }, signal }))

/** A part of the players of a season with more than a page holds: of those who are sought, or of everybody from A to Z. */
export const partOfPlayers = ({ api }: PublicSite, seasonId: number, { text, league, team, part }: PlayerSearch) => {
  const query = { seasonId, name: text || undefined, leagueId: league, teamId: team, part }
  return siteQuery('players', query, TAGS, signal => api.get('/api/playersv2/directory', { query, signal }))
}

export type PlayerSearch = SoughtPlayers & { readonly part: number }

/** No list has more parts. */
const mostParts = 1_000

export const playerSearchIn = (search: URLSearchParams): PlayerSearch => ({
  text: (search.get('name') ?? '').trim().slice(0, 100),
  league: idIn(search, 'league'),
  team: idIn(search, 'team'),
  part: Math.min(idIn(search, 'part') ?? 1, mostParts),
})
