import type { LeaderPlace } from '@fullcourt/domain/sports/definition'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { abbreviationsById } from '@fullcourt/domain/branding/abbreviation'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerLeaderAnswer, TeamLeaderAnswer } from '../../api/schema'
import { STAT_DEFINITIONS, type Abbreviation, type StatDefinition } from '@fullcourt/domain/statistics/definitions'
import type { LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { quantity } from '../../ui/format/figures'
import { shownColours } from '../../ui/team/team-colours'
import type { RankedRow } from '../parts/RankedList'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

const player = ({ rank, player_id: id, firstName, lastName, image, teams, value }: PlayerLeaderAnswer): RankedRow => ({
  id,
  rank,
  name: fullName({ firstName, lastName }),
  to: `/players/${id}`,
  picture: image,
  colors: teams.slice(-1).flatMap(shownColours),
  note: teams.map(({ name }) => name).join(', '),
  value,
})

const team = ({ rank, team_id: id, name, logo, colors, abbreviation, wins, losses, games }: TeamLeaderAnswer): RankedRow => ({
  id,
  rank,
  name,
  to: `/teams/${id}`,
  picture: logo,
  colors,
  abbreviation,
  note: `${wins}–${losses} in ${quantity(games, 'game')}`,
  value: wins,
})

/** Badges are told apart among all that are shown. */
const teamsOf = (wins: readonly TeamLeaderAnswer[]): readonly RankedRow[] => {
  const abbreviations = abbreviationsById(wins.map(won => ({ ...won, id: won.team_id })))
  return wins.map(won => team({ ...won, abbreviation: abbreviations.get(won.team_id) ?? won.abbreviation }))
}

export type Board = {
  readonly points: readonly RankedRow[]
  readonly threes: readonly RankedRow[]
  readonly wins: readonly RankedRow[]
}

/** The first twenty of a season, the active one where none is named, by points, threes and team wins. */
export const leaderboardOf = ({ api }: PublicSite, seasonId?: number) =>
  siteQuery('leaderboard', { seasonId }, ['games', 'players', 'teams'], async (signal): Promise<Board> => {
    const [points, threes, wins] = await Promise.all([
      api.get('/api/records/top20Points', { query: { seasonId }, signal }),
      api.get('/api/records/top20Threes', { query: { seasonId }, signal }),
      api.get('/api/records/top20TeamWins', { query: { seasonId }, signal }),
    ])
    return { points: points.map(player), threes: threes.map(player), wins: teamsOf(wins) }
  })

/** The two figures of the banners in a sport. */
type BannerFigures = Pick<Sport['leaders'], 'points' | 'threes'>

/** The same with the players by what they do per game. */
export const meanBoardOf = ({ api }: PublicSite, { points, threes }: BannerFigures, seasonId?: number) =>
  siteQuery('leaderboard-means', { seasonId }, ['games', 'players', 'teams'], async (signal): Promise<Board> => {
    const firstIn = async (stat: string) => {
      const [leading] = await api.get('/api/leaders', { query: { seasonId, by: 'game', stat }, signal })
      return leading?.leaders.map(player) ?? []
    }
    const [first, second, wins] = await Promise.all([
      firstIn(points.figure),
      firstIn(threes.figure),
      api.get('/api/records/top20TeamWins', { query: { seasonId }, signal }),
    ])
    return { points: first, threes: second, wins: teamsOf(wins) }
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
          ...player(leader),
          note: `${player(leader).note} · ${quantity(leader.games, 'game').replace(' ', '\u00a0')}`,
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
      points: points.map(player),
      threes: threes.map(player),
      rebounds: rebounds.map(player),
      assists: assists.map(player),
    }
  })

const PLACES: readonly LeaderPlace[] = ['points', 'threes', 'rebounds', 'assists']

/** The lists with what they are of in a sport; what the league does not keep has none. */
export const labelledLeaders = ({ leaders }: Sport, lists: TopThrees) =>
  PLACES.map(place => ({ label: leaders[place].label, rows: lists[place] })).filter(({ rows }) => rows.length > 0)
