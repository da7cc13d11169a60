import { Body, Controller, Param, Post } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { TakesBody } from '../../core/http/body-limits'
import { brandingOf } from '../../core/http/branding.dto'
import { InScope, ChangeInScope, type ChangeCall } from '../../core/http/parameters'
import { Adds, Reads, Removes, Restores } from '../../core/http/call-kinds'
import type { Scope } from '../../core/http/scope'
import { StandingsTeamAnswer } from '../standings/standings.answers'
import { LeagueTeamsQuery } from '../standings/standings.queries'
import { GlobalTeamsQuery } from './teams.queries'
import { AddTeams } from './add-teams.command'
import { CreateTeam, DeleteTeam, RestoreTeam } from './teams.commands'
import { NewTeamsDto } from './lists.dto'
import { GlobalTeamAnswer } from './teams.answers'
import { NewTeamDto, TeamPath } from './teams.dto'

/** Teams of an organization, whatever league they play in. */
@ApiTags('teams')
@Controller('api/teams')
export class GlobalTeamsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('', [GlobalTeamAnswer])
  @Allow('staff')
  list(@InScope() scope: Scope): Promise<GlobalTeamAnswer[]> {
    return this.queries.execute(new GlobalTeamsQuery({ scope }))
  }

  @Adds('', GlobalTeamAnswer)
  @Allow('staff')
  async create(@Body() dto: NewTeamDto, @ChangeInScope() { scope, context }: ChangeCall): Promise<GlobalTeamAnswer> {
    const { name, leagueId } = dto
    const { id } = await this.commands.execute(
      new CreateTeam(context, { scope, details: { name }, enters: leagueId ?? undefined, branding: brandingOf(dto) }),
    )
    return this.team(scope, id)
  }

  @Post('list')
  @Allow('staff')
  @TakesBody({ kilobytes: 256, values: 4_000 })
  @ApiCreatedResponse({ type: [StandingsTeamAnswer], description: 'In the order of the names' })
  async createList(
    @Body() { leagueId, names, confirm }: NewTeamsDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<StandingsTeamAnswer[]> {
    const command = new AddTeams(context, { scope, league: leagueId, names, isConfirmed: confirm === true })
    const { teams } = await this.commands.execute(command)
    const rows = await this.queries.execute(new LeagueTeamsQuery({ scope, league: leagueId }))
    return teams.flatMap(team => rows.filter(({ id }) => id === team))
  }

  @Removes(':id')
  @Allow('staff')
  async delete(@Param() { id }: TeamPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new DeleteTeam(context, { scope, team: id }))
  }

  @Restores(':id')
  @Allow('staff')
  async restore(@Param() { id }: TeamPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreTeam(context, { scope, team: id }))
  }

  private async team(scope: Scope, id: TeamId): Promise<GlobalTeamAnswer> {
    const [team] = await this.queries.execute(new GlobalTeamsQuery({ scope, team: id }))
    return team as GlobalTeamAnswer
  }
}
