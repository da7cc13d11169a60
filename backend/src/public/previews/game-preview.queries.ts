import { QueryBus } from '@nestjs/cqrs'
import { longDate, timeOfDay } from '@fullcourt/domain/facts/wall-time'
import { isCompleted } from '@fullcourt/domain/games/completed'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { query } from '../../core/readers/query'
import type { GameAnswer } from '../../contexts/games/games.answers'
import { BytesAnswer } from '../../core/http/raw-answers'
import type { WithScope } from '../../core/http/scope'
import { BoxScoreQuery } from '../../contexts/games/box-score.queries'
import { Rasterizer } from './drawing/rasterizer'
import { OrganizationFrame } from './organization-frame'
import { PictureTeams } from './picture-teams'
import { gamePicture, type PictureSide } from './pictures/game-picture'
import { PNG } from './png'

type OfGame = WithScope & { readonly game: GameId }

type Points = { readonly home: number | null; readonly away: number | null }

/** The final score; of a game in progress the points so far. */
const pointsOf = ({ score_home: home, score_away: away, live }: GameAnswer): Points => {
  if (home !== null && away !== null && isCompleted({ home, away })) return { home, away }
  return { home: live?.score_home ?? null, away: live?.score_away ?? null }
}

/** A picture is kept by whoever it was sent to, and the day is on it: that a game is to come may be untrue when it is looked at. */
const statusIn = ({ state, statusLabel }: GameAnswer): string => (state === 'scheduled' ? '' : statusLabel)

/** The preview picture of a game. */
export const GamePreviewQuery = query('GamePreviewQuery', {
  uses: { queries: QueryBus, organizations: OrganizationFrame, teams: PictureTeams, rasterizer: Rasterizer },
  answer: async ({ scope, game: id }: OfGame, { queries, organizations, teams, rasterizer }): Promise<BytesAnswer> => {
    const { game } = await queries.execute(new BoxScoreQuery({ scope, game: id }))
    const points = pointsOf(game)
    const side = async (of: 'home' | 'away'): Promise<PictureSide> => ({
      ...(await teams.of(of === 'home' ? game.home_team : game.away_team, of === 'home' ? 'Home' : 'Away')),
      points: points[of],
    })
    const [{ name: site }, away, home, league, place] = await Promise.all([
      organizations.of(scope),
      side('away'),
      side('home'),
      teams.text(game.league?.name ?? game.division?.name ?? '', ''),
      teams.text(game.location ?? '', ''),
    ])
    const details = [game.date && longDate(game.date), game.time && timeOfDay(game.time), place].filter(Boolean) as string[]
    const drawing = gamePicture({ site, league, away, home, status: statusIn(game), details })
    return new BytesAnswer(await rasterizer.png(drawing, [site, away.name, home.name, league, place]), PNG)
  },
})
