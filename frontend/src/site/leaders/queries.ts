import type { LeaderPlace } from '@fullcourt/domain/sports/definition'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerLeaderAnswer } from '../../api/schema'
import { shownColours } from '../../ui/team/team-colours'
import type { RankedRow } from '../parts/RankedList'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

/** A player among those who lead. */
export const leadingPlayer = ({
  rank,
  player_id: id,
  firstName,
  lastName,
  image,
  teams,
  value,
}: PlayerLeaderAnswer): RankedRow => ({
  id,
  rank,
  name: fullName({ firstName, lastName }),
  to: `/players/${id}`,
  picture: image,
  colors: teams.slice(-1).flatMap(shownColours),
  note: teams.map(({ name }) => name).join(', '),
  value,
})

/** The first three of a season by place of the answer. */
export type TopThrees = { readonly [place in LeaderPlace]: readonly RankedRow[] }

export const topThreesOf = ({ api }: PublicSite, seasonId?: number) =>
  siteQuery('stat-leaders', { seasonId }, ['games', 'players', 'teams'], async (signal): Promise<TopThrees> => {
    const { points, threes, rebounds, assists } = await api.get('/api/stat-leaders', { query: { seasonId }, signal })
    return {
      points: points.map(leadingPlayer),
      threes: threes.map(leadingPlayer),
      rebounds: rebounds.map(leadingPlayer),
      assists: assists.map(leadingPlayer),
    }
  })

const PLACES: readonly LeaderPlace[] = ['points', 'threes', 'rebounds', 'assists']

/** The lists with what they are of in a sport; what the league does not keep has none. */
export const labelledLeaders = ({ leaders }: Sport, lists: TopThrees) =>
  PLACES.map(place => ({ label: leaders[place].label, rows: lists[place] })).filter(({ rows }) => rows.length > 0)
