import type { LeaderPlace } from '@fullcourt/domain/sports/definition'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerLeaderAnswer } from '../../api/schema'
import { STAT_DEFINITIONS, type Abbreviation, type StatDefinition } from '@fullcourt/domain/statistics/definitions'
import type { LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { quantity } from '../../ui/format/figures'
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

/** The statistic that an address chooses. */
export const statIn = (search: URLSearchParams): StatDefinition | undefined =>
  STAT_DEFINITIONS.find(({ abbreviation }) => abbreviation === search.get('stat'))

type Asked = { readonly seasonId?: number | undefined; readonly by: LeaderForm; readonly stat?: string }

/** Who leads one statistic, and what they had to have for it. */
export type Leading = {
  readonly abbreviation: Abbreviation
  readonly name: string
  readonly minimum: string
  readonly rows: readonly RankedRow[]
}

/** Who leads the statistics of a season: five of each that is shown, twenty of one that is named. */
export const leadersOf = ({ api }: PublicSite, { seasonId, by, stat }: Asked) =>
  siteQuery(
    'leaders',
    { seasonId, by, stat },
    ['games', 'players', 'teams', 'statistics'],
    async (signal): Promise<Leading[]> => {
      const all = await api.get('/api/leaders', { query: { seasonId, by, stat }, signal })
      return all.map(({ abbreviation, name, minimum, leaders }) => ({
        abbreviation: abbreviation as Abbreviation,
        name,
        minimum,
        rows: leaders.map(leader => ({
          ...leadingPlayer(leader),
          note: `${leadingPlayer(leader).note} · ${quantity(leader.games, 'game').replace(' ', '\u00a0')}`,
        })),
      }))
    },
  )

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
