import { Body, Controller, Param } from '@nestjs/common'
import { AnswersContactDetails } from '../../core/sign-in/activity/answers-contact-details'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { Position } from '@fullcourt/event-store/port'
import type { TeamDetails } from '@fullcourt/domain/teams/events'
import { Commands } from '../../core/facts/commands'
import { Refused } from '../../core/facts/refused'
import { Allow } from '../../core/http/allow'
import { refuseOthers } from '../../core/http/as-stored'
import { brandingOf } from '../../core/http/branding.dto'
import { Files, TakesImage, type UploadedFile } from '../../core/http/multipart'
import { IfMatchPosition, InScope, ChangeInScope, type ChangeCall } from '../../core/http/parameters'
import { Adds, Changes, Reads, Removes, Restores } from '../../core/http/call-kinds'
import type { Scope } from '../../core/http/scope'
import { RankQuery } from '../standings/queries/rank.query'
import { RankAnswer } from '../standings/rank.answers'
import { StandingsTeamAnswer } from '../standings/standings.answers'
import { Images } from '../../core/uploads/images'
import { ChangeTeam, CreateTeam } from '../teams/teams.commands'
import { LeagueTeamQuery, LeagueTeamsQuery } from '../standings/standings.queries'
import { TeamInLeagueQuery } from './entries.queries'
import { ChangeTeamWithPlace } from './change-team-with-place.command'
import { CopyTeam, LeaveLeague, RestoreEntry, NameCaptain } from './entries.commands'
import { TeamInLeagueAnswer } from './entries.answers'
import { LeagueTeamDto, LeagueTeamPath, NewLeagueTeamDto } from './entries.dto'
import { LeaguePath } from '../../core/access/paths.dto'

/** What is said where neither a name nor a team to copy was sent (docs/admin.md#teams). */
const NEITHER = refuse('invalid', 'Please enter a team name or select an existing team.')

@ApiTags('teams')
@Controller('api/seasonsv2/:seasonId/leagues/:leagueId/teams')
export class LeagueTeamsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly images: Images,
  ) {}

  @Reads('', [StandingsTeamAnswer])
  @Allow('staff')
  list(@Param() path: LeaguePath, @InScope() scope: Scope): Promise<StandingsTeamAnswer[]> {
    return this.queries.execute(new LeagueTeamsQuery({ scope, league: path.toLeague() }))
  }

  @Reads(':id/rank', RankAnswer)
  @Allow('tenant')
  rank(@Param() path: LeagueTeamPath, @InScope() scope: Scope): Promise<RankAnswer> {
    return this.queries.execute(new RankQuery(scope, path.toTeam()))
  }

  @Adds('', StandingsTeamAnswer)
  @Allow('staff')
  async add(
    @Param() path: LeaguePath,
    @Body() dto: NewLeagueTeamDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<StandingsTeamAnswer> {
    const { copyFromTeamId, name } = dto
    const league = path.toLeague()
    if (copyFromTeamId != null) {
      const at = { ...league, team: copyFromTeamId }
      await this.commands.execute(new CopyTeam(context, { scope, at }))
      return this.queries.execute(new LeagueTeamQuery({ scope, at }))
    }
    if (name == null || name.trim() === '') throw new Refused(NEITHER)
    const { id } = await this.commands.execute(
      new CreateTeam(context, { scope, details: { name }, enters: league, branding: brandingOf(dto) }),
    )
    return this.queries.execute(new LeagueTeamQuery({ scope, at: { ...league, team: id } }))
  }

  @Reads(':id', TeamInLeagueAnswer)
  @AnswersContactDetails('player')
  @Allow('tenant')
  team(@Param() path: LeagueTeamPath, @InScope() scope: Scope): Promise<TeamInLeagueAnswer> {
    return this.queries.execute(new TeamInLeagueQuery({ scope, at: path.toTeam() }))
  }

  @Changes(':id', StandingsTeamAnswer)
  @Allow('staff')
  @TakesImage('logo')
  async change(
    @Param() path: LeagueTeamPath,
    @Body() dto: LeagueTeamDto,
    @Files() files: readonly UploadedFile[],
    @ChangeInScope() { scope, context }: ChangeCall,
    @IfMatchPosition() expectedRevision: Position | undefined,
  ): Promise<StandingsTeamAnswer> {
    const at = path.toTeam()
    const stored = await this.queries.execute(new LeagueTeamQuery({ scope, at }))
    await refuseOthers(dto, () => Promise.resolve(stored))
    const logo = await this.images.keepField(files, 'logo')
    const wanted: Partial<TeamDetails> = {
      ...(dto.name == null ? {} : { name: dto.name }),
      ...(logo === undefined ? {} : { logo }),
    }
    const change = new ChangeTeam(context, { scope, team: at.team, wanted, branding: brandingOf(dto), expectedRevision })
    const naming =
      dto.captainId === undefined ? undefined : new NameCaptain(context, { scope, at, captain: dto.captainId, expectedRevision })
    await this.commands.execute(naming ? new ChangeTeamWithPlace(context, { place: naming, team: change }) : change)
    return this.queries.execute(new LeagueTeamQuery({ scope, at }))
  }

  @Removes(':id')
  @Allow('staff')
  async leave(@Param() path: LeagueTeamPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new LeaveLeague(context, { scope, at: path.toTeam() }))
  }

  @Restores(':id')
  @Allow('staff')
  async restore(@Param() path: LeagueTeamPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreEntry(context, { scope, at: path.toTeam() }))
  }
}
