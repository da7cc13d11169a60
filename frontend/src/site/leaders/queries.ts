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

type Board = { readonly points: readonly Ranked[]; readonly threes: readonly Ranked[]; readonly wins: readonly Ranked[] }

/** The first twenty of the active season, by points, threes and team wins. */
export const leaderboardOf = ({ api }: Site) =>
  siteQuery('leaderboard', {}, ['games', 'players', 'teams'], async (signal): Promise<Board> => {
    const [points, threes, wins] = await Promise.all([
      api.get('/api/records/top20Points', { signal }),
      api.get('/api/records/top20Threes', { signal }),
      api.get('/api/records/top20TeamWins', { signal }),
    ])
    return { points: points.map(player), threes: threes.map(player), wins: wins.map(team) }
  })

export type TopThree = { readonly label: string; readonly rows: readonly Ranked[] }

/** The first three in each figure that the league keeps. */
export const topThreesOf = ({ api }: Site) =>
  siteQuery('stat-leaders', {}, ['games', 'players', 'teams'], async (signal): Promise<TopThree[]> => {
    const { points, threes, rebounds, assists } = await api.get('/api/stat-leaders', { signal })
    return [
      { label: 'Points', rows: points.map(player) },
      { label: 'Threes', rows: threes.map(player) },
      { label: 'Rebounds', rows: rebounds.map(player) },
      { label: 'Assists', rows: assists.map(player) },
    ].filter(({ rows }) => rows.length > 0)
  })
