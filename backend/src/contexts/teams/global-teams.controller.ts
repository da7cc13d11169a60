import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import type { Position } from '@fullcourt/event-store/port'
import type { CommandContext } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { TakesBody } from '../../core/http/body-limits'
import { refuseOthers } from '../../core/http/as-stored'
import { brandingOf } from '../../core/http/branding-fields'
import { IfMatchPosition, RequestContext, InScope } from '../../core/http/parameters'
import { Removes, Restores } from '../../core/http/remove-and-restore'
import type { Scope } from '../../core/http/scope'
import { StandingsTeamAnswer } from '../standings/standings.answers'
import { AddTeams } from './add-teams.command'
import { ChangeTeam, CreateTeam, DeleteTeam, RestoreTeam } from './teams.commands'
import { ChangeTeamWithPlace } from './change-team-with-place.command'
import { GlobalTeamsQuery } from './queries/global-teams.query'
import { LeagueTeamsQuery } from './queries/league-teams.query'
import { MoveTeam } from '../entries/move-team.command'
import { NewTeamsDto } from './lists.dto'
import { GlobalTeamAnswer } from './teams.answers'
import { NewTeamDto, TeamDto, TeamPath, TeamsByLeagueParams } from './teams.dto'

/** Teams of an organization, whatever league they play in. */
@ApiTags('teams')
@Controller('api/teams')
export class GlobalTeamsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Allow('staff')
  @ApiOkResponse({ type: [GlobalTeamAnswer] })
  list(@InScope() scope: Scope): Promise<GlobalTeamAnswer[]> {
    return this.queries.execute(new GlobalTeamsQuery(scope))
  }

  @Get('teamsByLeague')
  @Allow('staff')
  @ApiOkResponse({ type: [StandingsTeamAnswer] })
  byLeague(@Query() { leagueId }: TeamsByLeagueParams, @InScope() scope: Scope): Promise<StandingsTeamAnswer[]> {
    return this.queries.execute(new LeagueTeamsQuery(scope, leagueId))
  }

  @Post()
  @Allow('staff')
  @ApiCreatedResponse({ type: GlobalTeamAnswer })
  async create(
    @Body() dto: NewTeamDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
  ): Promise<GlobalTeamAnswer> {
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
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
  ): Promise<StandingsTeamAnswer[]> {
    const command = new AddTeams(context, { scope, league: leagueId, names, isConfirmed: confirm === true })
    const { teams } = await this.commands.execute(command)
    const rows = await this.queries.execute<LeagueTeamsQuery, StandingsTeamAnswer[]>(new LeagueTeamsQuery(scope, leagueId))
    return teams.flatMap(team => rows.filter(({ id }) => id === team))
  }

  @Put(':id')
  @Allow('staff')
  @ApiOkResponse({ type: GlobalTeamAnswer })
  async change(
    @Param() { id }: TeamPath,
    @Body() dto: TeamDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
    @IfMatchPosition() expectedRevision: Position | undefined,
  ): Promise<GlobalTeamAnswer> {
    await refuseOthers(dto, () => this.team(scope, id))
    const wanted = {
      ...(dto.name == null ? {} : { name: dto.name }),
      ...(dto.unavailableSlots === undefined ? {} : { unavailableSlots: dto.unavailableSlots }),
    }
    const change = new ChangeTeam(context, { scope, team: id, wanted, branding: brandingOf(dto), expectedRevision })
    const move = dto.leagueId == null ? undefined : new MoveTeam(context, { scope, team: id, to: dto.leagueId, expectedRevision })
    await this.commands.execute(move ? new ChangeTeamWithPlace(context, { place: move, team: change }) : change)
    return this.team(scope, id)
  }

  @Removes(':id')
  @Allow('staff')
  async delete(@Param() { id }: TeamPath, @InScope() scope: Scope, @RequestContext() context: CommandContext): Promise<void> {
    await this.commands.execute(new DeleteTeam(context, { scope, team: id }))
  }

  @Restores(':id')
  @Allow('staff')
  async restore(@Param() { id }: TeamPath, @InScope() scope: Scope, @RequestContext() context: CommandContext): Promise<void> {
    await this.commands.execute(new RestoreTeam(context, { scope, team: id }))
  }

  private async team(scope: Scope, id: TeamId): Promise<GlobalTeamAnswer> {
    const [team] = await this.queries.execute<GlobalTeamsQuery, GlobalTeamAnswer[]>(new GlobalTeamsQuery(scope, id))
    return team as GlobalTeamAnswer
  }
}
