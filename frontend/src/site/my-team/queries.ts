import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'
import { gameLine, type GameLine } from '../games/game-line'

/** So many games hold the last result and the next game, if not every one in between was called off. */
const gamesAround = 6

/** The games of a team around its last result. */
export const latelyOf = ({ api, today }: PublicSite, team: number, seasonId: number) =>
  siteQuery('lately', { team, seasonId }, [`team:${team}`, 'games', 'teams'], async (signal): Promise<readonly GameLine[]> => {
    const { games } = await api.get('/api/teamsv2/{id}', {
      path: { id: team },
      query: { seasonId, games: gamesAround },
      signal,
    })
    return games.map(game => gameLine(game, today))
  })
