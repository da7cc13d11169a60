import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import type { Position } from '@fullcourt/event-store/port'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { Changes } from '../../core/http/call-kinds'
import { refuseOthers } from '../../core/http/as-stored'
import { brandingOf } from '../../core/http/branding.dto'
import { IfMatchPosition, ChangeInScope, type ChangeCall } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { ChangeTeam } from '../teams/teams.commands'
import { GlobalTeamsQuery } from '../teams/teams.queries'
import { ChangeTeamWithPlace } from './change-team-with-place.command'
import { MoveTeam } from './move-team.command'
import { GlobalTeamAnswer } from '../teams/teams.answers'
import { TeamDto, TeamPath } from '../teams/teams.dto'

/** A team as it is changed together with the league that it plays in. */
@ApiTags('teams')
@Controller('api/teams')
export class TeamPlaceController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Changes(':id', GlobalTeamAnswer)
  @Allow('staff')
  async change(
    @Param() { id }: TeamPath,
    @Body() dto: TeamDto,
    @ChangeInScope() { scope, context }: ChangeCall,
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

  private async team(scope: Scope, id: TeamId): Promise<GlobalTeamAnswer> {
    const [team] = await this.queries.execute(new GlobalTeamsQuery({ scope, team: id }))
    return team as GlobalTeamAnswer
  }
}
