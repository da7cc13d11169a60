import { abbreviationsById } from '@fullcourt/domain/branding/abbreviation'
import type { Sport } from '@fullcourt/domain/sports/sports'
import type { TeamLeaderAnswer } from '../../api/schema'
import { quantity } from '../../ui/format/figures'
import type { RankedRow } from '../parts/RankedList'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import { leadingPlayer } from './queries'

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
    return { points: points.map(leadingPlayer), threes: threes.map(leadingPlayer), wins: teamsOf(wins) }
  })

/** The two figures of the banners in a sport. */
type BannerFigures = Pick<Sport['leaders'], 'points' | 'threes'>

/** The same with the players by what they do per game. */
export const meanBoardOf = ({ api }: PublicSite, { points, threes }: BannerFigures, seasonId?: number) =>
  siteQuery('leaderboard-means', { seasonId }, ['games', 'players', 'teams'], async (signal): Promise<Board> => {
    const firstIn = async (stat: string) => {
      const [leading] = await api.get('/api/leaders', { query: { seasonId, by: 'game', stat }, signal })
      return leading?.leaders.map(leadingPlayer) ?? []
    }
    const [first, second, wins] = await Promise.all([
      firstIn(points.figure),
      firstIn(threes.figure),
      api.get('/api/records/top20TeamWins', { query: { seasonId }, signal }),
    ])
    return { points: first, threes: second, wins: teamsOf(wins) }
  })
