import { applyDecorators, Controller, Get, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger'
import { TablesParams } from '../exports/exports.dto'
import { GamePath } from '../../contexts/games/games.dto'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
import type { BytesAnswer, TextAnswer } from '../../core/http/raw-answers'
import { OfSeason, OfTenant } from '../../core/http/of-tenant.dto'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { PlayerPath } from '../../contexts/players/players.dto'
import { PlayerPreviewQuery } from './player-preview.queries'
import { GamePreviewQuery } from './game-preview.queries'
import { HomePreviewQuery, IconQuery, StandingsPreviewQuery, WebManifestQuery } from './previews.queries'
import { PNG } from './png'
import { IconParams } from './previews.dto'
import { BracketPreviewQuery } from './bracket-preview.queries'
import { WebManifestAnswer } from './web-manifest.answers'
import { SeasonDivisionPath } from '../../core/access/paths.dto'

const AnswersPicture = (description: string) =>
  applyDecorators(Allow('tenant'), ApiProduces(PNG), ApiOkResponse({ type: String, description }))

/** Pictures of things, for previews of links and for the screens of phones. */
@ApiTags('pictures')
@Controller('api')
export class PreviewsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('preview.png')
  @AnswersPicture('The preview of a site, 1,200 × 630')
  home(@InScope() scope: Scope): Promise<BytesAnswer> {
    return this.queries.execute(new HomePreviewQuery({ scope }))
  }

  @Get('standings/preview.png')
  @AnswersPicture('The preview of standings, of the first league where none is named, 1,200 × 630')
  standings(@Query() { seasonId, leagueId }: TablesParams, @InScope() scope: Scope): Promise<BytesAnswer> {
    return this.queries.execute(new StandingsPreviewQuery({ scope, of: { season: seasonId, league: leagueId } }))
  }

  @Get('gamesv2/:id/preview.png')
  @AnswersPicture('The preview of a game, 1,200 × 630')
  game(@Param() { id }: GamePath, @InScope() scope: Scope): Promise<BytesAnswer> {
    return this.queries.execute(new GamePreviewQuery({ scope, game: id }))
  }

  @Get('playersv2/:id/preview.png')
  @AnswersPicture('The preview of a player in the season that is named, else in the last that they played in, 1,200 × 630')
  player(@Param() { id }: PlayerPath, @Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<BytesAnswer> {
    return this.queries.execute(new PlayerPreviewQuery({ scope, player: id, season: seasonId }))
  }

  @Get('seasonsv2/:seasonId/divisions/:divisionId/preview.png')
  @AnswersPicture("The preview of a division's bracket, 1,200 × 630")
  bracket(@Param() path: SeasonDivisionPath, @InScope() scope: Scope): Promise<BytesAnswer> {
    return this.queries.execute(new BracketPreviewQuery({ scope, at: path.toDivision() }))
  }

  @Get('icon.png')
  @AnswersPicture('The icon of a site, of its logo or its letters')
  icon(@Query() { size = 32, purpose = 'any' }: IconParams, @InScope() scope: Scope): Promise<BytesAnswer> {
    return this.queries.execute(new IconQuery({ scope, side: size, purpose }))
  }

  @Reads('site.webmanifest', WebManifestAnswer)
  @Allow('tenant')
  @ApiProduces('application/manifest+json')
  manifest(@InScope() scope: Scope, @Query() { slug }: OfTenant): Promise<TextAnswer> {
    return this.queries.execute(new WebManifestQuery({ scope, slug }))
  }
}
