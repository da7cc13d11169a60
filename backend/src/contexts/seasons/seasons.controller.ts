import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { refuseOthers } from '../../core/http/as-stored'
import { InScope, ChangeInScope, type ChangeCall, ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import { Adds, Changes, Reads, Removes, Restores } from '../../core/http/call-kinds'
import { within, type Scope } from '../../core/http/scope'
import { SeasonListQuery, SeasonQuery } from './seasons.queries'
import { ChangeSeason, CreateSeason, DeleteSeason, RestoreSeason } from './seasons.commands'
import { SeasonAnswer } from './seasons.answers'
import { NewSeasonDto, SeasonDto, SeasonPath } from './seasons.dto'

@ApiTags('seasons')
@Controller('api/seasonsv2')
export class SeasonsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('', [SeasonAnswer])
  @Allow('tenant')
  list(@InScope() scope: Scope): Promise<SeasonAnswer[]> {
    return this.queries.execute(new SeasonListQuery({ scope }))
  }

  @Reads(':id', SeasonAnswer)
  @Allow('tenant')
  season(@Param() { id }: SeasonPath, @InScope() scope: Scope): Promise<SeasonAnswer> {
    return this.queries.execute(new SeasonQuery({ scope, season: id }))
  }

  @Adds('', SeasonAnswer)
  @Allow('staff')
  async create(@Body() dto: NewSeasonDto, @ChangeInScope() { scope, context }: ChangeCall): Promise<SeasonAnswer> {
    const place = dto.organization_id == null ? scope : within(scope, dto.organization_id)
    const { id } = await this.commands.execute(new CreateSeason(context, { scope: place, wanted: dto.toSeason() }))
    return this.queries.execute(new SeasonQuery({ scope, season: id }))
  }

  @Changes(':id', SeasonAnswer)
  @Allow('staff')
  async change(
    @Param() { id }: SeasonPath,
    @Body() dto: SeasonDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<SeasonAnswer> {
    await refuseOthers(dto, () => this.queries.execute(new SeasonQuery({ scope, season: id })))
    await this.commands.execute(
      new ChangeSeason(context, { scope, season: id, wanted: dto.toWanted(), active: dto.active ?? undefined, expectedRevision }),
    )
    return this.queries.execute(new SeasonQuery({ scope, season: id }))
  }

  @Removes(':id')
  @Allow('staff')
  async delete(@Param() { id }: SeasonPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new DeleteSeason(context, { scope, season: id }))
  }

  @Restores(':id')
  @Allow('staff')
  async restore(@Param() { id }: SeasonPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreSeason(context, { scope, season: id }))
  }
}
