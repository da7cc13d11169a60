import { Body, Controller, Param, Query } from '@nestjs/common'
import { AnswersContactDetails } from '../../core/sign-in/activity/answers-contact-details'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { refuseOthers } from '../../core/http/as-stored'
import { fileOf, Files, TakesImage, type UploadedFile } from '../../core/http/multipart'
import { InScope, ChangeIfMatch, type ChangeCallIfMatch, ChangeInScope, type ChangeCall } from '../../core/http/parameters'
import { Changes, Reads, Removes, Restores } from '../../core/http/call-kinds'
import type { Scope } from '../../core/http/scope'
import { PlayerInformationQuery, PlayerListQuery, PlayerNameQuery, PlayerStatsQuery, PlayerBasicQuery } from './players.queries'
import { ChangePlayer } from './commands/change-player.command'
import { DeletePlayer, RestorePlayer } from './players.commands'
import { PlayerAnswer, PlayerBasicAnswer, PlayerInformationAnswer, PlayerNameAnswer, PlayerStatsAnswer } from './players.answers'
import { PlayerBasicParams, PlayerDto, PlayerListParams, PlayerPath } from './players.dto'

@ApiTags('players')
@Controller('api/playersv2')
export class PlayersController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('', [PlayerAnswer])
  @AnswersContactDetails('player')
  @Allow('tenant')
  list(@Query() { seasonId }: PlayerListParams, @InScope() scope: Scope): Promise<PlayerAnswer[]> {
    return this.queries.execute(new PlayerListQuery({ scope, season: seasonId }))
  }

  @Reads(':id', PlayerNameAnswer)
  @Allow('tenant')
  name(@Param() { id }: PlayerPath, @InScope() scope: Scope): Promise<PlayerNameAnswer> {
    return this.queries.execute(new PlayerNameQuery({ scope, player: id }))
  }

  @Reads(':id/information', PlayerInformationAnswer)
  @AnswersContactDetails('player')
  @Allow('staff')
  information(@Param() { id }: PlayerPath, @InScope() scope: Scope): Promise<PlayerInformationAnswer> {
    return this.queries.execute(new PlayerInformationQuery({ scope, player: id }))
  }

  @Reads(':id/basic', PlayerBasicAnswer)
  @AnswersContactDetails('player')
  @Allow('tenant')
  basic(
    @Param() { id }: PlayerPath,
    @Query() { scope: stats, games, seasonId: season }: PlayerBasicParams,
    @InScope() scope: Scope,
  ): Promise<PlayerBasicAnswer> {
    return this.queries.execute(new PlayerBasicQuery({ scope, player: id, stats: stats ?? 'active', games, season }))
  }

  @Reads(':id/stats', PlayerStatsAnswer)
  @Allow('tenant')
  stats(@Param() { id }: PlayerPath, @InScope() scope: Scope): Promise<PlayerStatsAnswer> {
    return this.queries.execute(new PlayerStatsQuery({ scope, player: id }))
  }

  @Changes(':id', PlayerInformationAnswer)
  @AnswersContactDetails('player')
  @Allow('staff')
  @TakesImage('image')
  async change(
    @Param() { id }: PlayerPath,
    @Body() dto: PlayerDto,
    @Files() files: readonly UploadedFile[],
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<PlayerInformationAnswer> {
    await refuseOthers(dto, () => this.queries.execute(new PlayerInformationQuery({ scope, player: id })))
    await this.commands.execute(
      new ChangePlayer(context, { scope, player: id, wanted: dto.toWanted(fileOf(files, 'image')), expectedRevision }),
    )
    return this.queries.execute(new PlayerInformationQuery({ scope, player: id }))
  }

  @Removes(':id')
  @Allow('staff')
  async delete(@Param() { id }: PlayerPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new DeletePlayer(context, { scope, player: id }))
  }

  @Restores(':id')
  @Allow('staff')
  async restore(@Param() { id }: PlayerPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestorePlayer(context, { scope, player: id }))
  }
}
