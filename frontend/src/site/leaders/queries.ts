import type { LeaderPlace } from '@fullcourt/domain/sports/definition'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { abbreviationsById } from '@fullcourt/domain/branding/abbreviation'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerLeaderAnswer, TeamLeaderAnswer } from '../../api/schema'
import { counted, whole } from '../../ui/format/figures'
import type { Ranked } from '../parts/RankedList'
import type { Site } from '../site'
import { siteQuery } from '../site-query'

const player = ({ rank, player_id: id, firstName, lastName, image, teams, value }: PlayerLeaderAnswer): Ranked => ({
  key: id,
  rank,
  name: fullName({ firstName, lastName }),
  to: `/players/${id}`,
  picture: image,
  colors: teams.at(-1)?.colors,
  note: teams.map(({ name }) => name).join(', '),
  value,
  figure: whole(value),
})

const team = ({ rank, team_id: id, name, logo, colors, abbreviation, wins, losses, games }: TeamLeaderAnswer): Ranked => ({
  key: id,
  rank,
  name,
  to: `/teams/${id}`,
  picture: logo,
  colors,
  abbreviation,
  note: `${wins}–${losses} in ${counted(games, 'game')}`,
  value: wins,
  figure: whole(wins),
})

/** Badges are told apart among all that are shown. */
const teamsOf = (wins: readonly TeamLeaderAnswer[]): readonly Ranked[] => {
  const abbreviations = abbreviationsById(wins.map(won => ({ ...won, id: won.team_id })))
  return wins.map(won => team({ ...won, abbreviation: abbreviations.get(won.team_id) ?? won.abbreviation }))
}

type Board = { readonly points: readonly Ranked[]; readonly threes: readonly Ranked[]; readonly wins: readonly Ranked[] }

/** The first twenty of a season, the active one where none is named, by points, threes and team wins. */
export const leaderboardOf = ({ api }: Site, seasonId?: number) =>
  siteQuery('leaderboard', { seasonId }, ['games', 'players', 'teams'], async (signal): Promise<Board> => {
    const [points, threes, wins] = await Promise.all([
      api.get('/api/records/top20Points', { query: { seasonId }, signal }),
      api.get('/api/records/top20Threes', { query: { seasonId }, signal }),
      api.get('/api/records/top20TeamWins', { query: { seasonId }, signal }),
    ])
    return { points: points.map(player), threes: threes.map(player), wins: teamsOf(wins) }
  })

/** The first three of a season by place of the answer. */
export type TopThrees = { readonly [place in LeaderPlace]: readonly Ranked[] }

export const topThreesOf = ({ api }: Site, seasonId?: number) =>
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
