import { Body, Controller, Param, Post } from '@nestjs/common'
import { AnswersContactDetails } from '../../core/sign-in/activity/answers-contact-details'
import { QueryBus } from '@nestjs/cqrs'
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { PLAYER_NOT_FOUND } from '@fullcourt/domain/players/decide'
import { Commands } from '../../core/facts/commands'
import { Refused } from '../../core/facts/refused'
import { Allow } from '../../core/http/allow'
import { TakesBody } from '../../core/http/body-limits'
import { valueTexts } from '../../core/http/attribute-values.dto'
import { fileOf, Files, TakesImage, type UploadedFile } from '../../core/http/multipart'
import { InScope, ChangeInScope, type ChangeCall } from '../../core/http/parameters'
import { Adds, Does, Reads, Removes, Restores } from '../../core/http/call-kinds'
import type { Scope } from '../../core/http/scope'
import { AddPlayer } from '../players/commands/add-player.command'
import { AddPlayers } from '../players/commands/add-players.command'
import type { TeamInLeague } from '../../core/access/season-access'
import { TeamPlayersQuery } from './entries.queries'
import { JoinRoster, LeaveRoster, MovePlayers, RestoreRosterPlace } from './entries.commands'
import { NewTeamPlayersDto } from './lists.dto'
import { MovedPlayersAnswer, TeamPlayerAnswer } from './entries.answers'
import { LeagueTeamPath, MovedPlayersDto, NewTeamPlayerDto, TeamPlayerPath } from './entries.dto'

@ApiTags('teams')
@Controller('api/seasonsv2/:seasonId/leagues/:leagueId/teams/:id/players')
export class TeamPlayersController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('', [TeamPlayerAnswer])
  @AnswersContactDetails('player')
  @Allow('staff')
  list(@Param() path: LeagueTeamPath, @InScope() scope: Scope): Promise<TeamPlayerAnswer[]> {
    return this.queries.execute(new TeamPlayersQuery({ scope, at: path.toTeam() }))
  }

  @Adds('', TeamPlayerAnswer)
  @Allow('staff')
  @TakesImage('image')
  async add(
    @Param() path: LeagueTeamPath,
    @Body() { player_id: player, firstName, lastName, attributeValues }: NewTeamPlayerDto,
    @Files() files: readonly UploadedFile[],
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<TeamPlayerAnswer> {
    const at = path.toTeam()
    if (player != null) {
      await this.commands.execute(new JoinRoster(context, { scope, at, player }))
      return this.player(scope, at, player)
    }
    const wanted = {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      photo: fileOf(files, 'image'),
      values: valueTexts(attributeValues),
    }
    const { id } = await this.commands.execute(new AddPlayer(context, { scope, player: wanted, joins: at }))
    return this.player(scope, at, id)
  }

  @Post('list')
  @Allow('staff')
  @TakesBody({ kilobytes: 256, values: 4_000 })
  @ApiCreatedResponse({ type: [TeamPlayerAnswer], description: 'The roster, by name' })
  async addList(
    @Param() path: LeagueTeamPath,
    @Body() players: NewTeamPlayersDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<TeamPlayerAnswer[]> {
    const at = path.toTeam()
    await this.commands.execute(
      new AddPlayers(context, { scope, at, players: players.toRows(), isConfirmed: players.confirm === true }),
    )
    return this.queries.execute(new TeamPlayersQuery({ scope, at }))
  }

  @Does('move', MovedPlayersAnswer)
  @Allow('staff')
  async move(
    @Param() path: LeagueTeamPath,
    @Body() { player_ids: players }: MovedPlayersDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<MovedPlayersAnswer> {
    await this.commands.execute(new MovePlayers(context, { scope, at: path.toTeam(), players }))
    return { id: context.correlation }
  }

  @Removes(':playerId')
  @Allow('staff')
  async leave(@Param() path: TeamPlayerPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new LeaveRoster(context, { scope, at: path.toTeam(), player: path.playerId }))
  }

  @Restores(':playerId')
  @Allow('staff')
  async restore(@Param() path: TeamPlayerPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreRosterPlace(context, { scope, at: path.toTeam(), player: path.playerId }))
  }

  private async player(scope: Scope, at: TeamInLeague, player: PlayerId): Promise<TeamPlayerAnswer> {
    const players = await this.queries.execute(new TeamPlayersQuery({ scope, at }))
    const found = players.find(({ id }) => id === player)
    if (!found) throw new Refused(PLAYER_NOT_FOUND)
    return found
  }
}
