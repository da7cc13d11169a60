import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { longDate, timeOfDay } from '@fullcourt/domain/facts/wall-time'
import { isCompleted } from '@fullcourt/domain/games/completed'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { BoxScoreAnswer } from '../../../contexts/games/box-score.answers'
import type { GameAnswer } from '../../../contexts/games/games.answers'
import { BoxScoreQuery } from '../../../contexts/games/queries/box-score.query'
import { BytesAnswer } from '../../../core/http/raw-answers'
import type { Scope } from '../../../core/http/scope'
import { Rasterizer } from '../drawing/rasterizer'
import { OrganizationFrame } from '../organization-frame'
import { PictureTeams } from '../picture-teams'
import { gamePicture, type PictureSide } from '../pictures/game-picture'
import { PNG } from '../png'

/** The preview picture of a game. */
export class GamePreviewQuery {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
  ) {}
}

type Points = { readonly home: number | null; readonly away: number | null }

/** The final score; of a game in progress the points so far. */
const pointsOf = ({ score_home: home, score_away: away, live }: GameAnswer): Points => {
  if (home !== null && away !== null && isCompleted({ home, away })) return { home, away }
  return { home: live?.score_home ?? null, away: live?.score_away ?? null }
}

@QueryHandler(GamePreviewQuery)
export class GamePreviewQueryHandler implements IQueryHandler<GamePreviewQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly organizations: OrganizationFrame,
    private readonly teams: PictureTeams,
    private readonly rasterizer: Rasterizer,
  ) {}

  async execute({ scope, game: id }: GamePreviewQuery): Promise<BytesAnswer> {
    const { game } = await this.queries.execute<BoxScoreQuery, BoxScoreAnswer>(new BoxScoreQuery(scope, id))
    const points = pointsOf(game)
    const side = async (of: 'home' | 'away'): Promise<PictureSide> => ({
      ...(await this.teams.of(of === 'home' ? game.home_team : game.away_team, of === 'home' ? 'Home' : 'Away')),
      points: points[of],
    })
    const [{ name: site }, away, home, league, place] = await Promise.all([
      this.organizations.of(scope),
      side('away'),
      side('home'),
      this.teams.text(game.league?.name ?? game.division?.name ?? '', ''),
      this.teams.text(game.location ?? '', ''),
    ])
    const details = [game.date && longDate(game.date), game.time && timeOfDay(game.time), place].filter(Boolean) as string[]
    const drawing = gamePicture({ site, league, away, home, status: game.statusLabel, details })
    return new BytesAnswer(await this.rasterizer.png(drawing, [site, away.name, home.name, league, place]), PNG)
  }
}
