import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { Adds, Reads } from '../../core/http/call-kinds'
import { InScope, ChangeInScope, type ChangeCall } from '../../core/http/parameters'
import { within, type Scope } from '../../core/http/scope'
import { SeasonListQuery, SeasonQuery } from './seasons.queries'
import { CreateSeason } from './seasons.commands'
import { SeasonAnswer } from './seasons.answers'
import { NewSeasonDto, SeasonsOfOrganizationPath } from './seasons.dto'

/** Seasons of a named organization. */
@ApiTags('seasons')
@Controller('api/organizations/:id/seasons')
export class OrganizationSeasonsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('', [SeasonAnswer])
  @Allow('staff')
  list(@Param() { id }: SeasonsOfOrganizationPath, @InScope() scope: Scope): Promise<SeasonAnswer[]> {
    return this.queries.execute(new SeasonListQuery({ scope: within(scope, id) }))
  }

  @Adds('', SeasonAnswer)
  @Allow('staff')
  async create(
    @Param() { id: organization }: SeasonsOfOrganizationPath,
    @Body() dto: NewSeasonDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<SeasonAnswer> {
    const place = within(within(scope, organization), dto.organization_id ?? organization)
    const { id } = await this.commands.execute(new CreateSeason(context, { scope: place, wanted: dto.toSeason() }))
    return this.queries.execute(new SeasonQuery({ scope, season: id }))
  }
}
