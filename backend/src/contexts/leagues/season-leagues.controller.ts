import { Body, Controller, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Commands } from '../../core/facts/commands'
import { Refused } from '../../core/facts/refused'
import { Allow } from '../../core/http/allow'
import { TakesBody } from '../../core/http/body-limits'
import { refuseOthers } from '../../core/http/as-stored'
import { InScope, ChangeInScope, type ChangeCall, ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import { Adds, Changes, Reads, Removes, Restores } from '../../core/http/call-kinds'
import type { Scope } from '../../core/http/scope'
import type { LeagueInSeason } from '../../core/access/season-access'
import { LeagueQuery, LeaguesWithTeamsQuery } from './leagues.queries'
import { AddLeague, DeleteLeague, RestoreLeague, OrderLeagues, RenameLeague } from './leagues.commands'
import { LeagueAnswer, LeagueWithTeamsAnswer } from './leagues.answers'
import { LeagueDto, LeagueOrderDto, NewLeagueDto, TablesOfSeasonParams } from './leagues.dto'
import { InSeasonPath, LeaguePath } from '../../core/access/paths.dto'

@ApiTags('leagues')
@Controller('api/seasonsv2/:seasonId')
export class SeasonLeaguesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('leagues-with-teams-public', [LeagueWithTeamsAnswer])
  @Allow('tenant')
  withTeams(
    @Param() { seasonId }: InSeasonPath,
    @Query() { through }: TablesOfSeasonParams,
    @InScope() scope: Scope,
  ): Promise<LeagueWithTeamsAnswer[]> {
    return this.queries.execute(new LeaguesWithTeamsQuery({ scope, season: seasonId, through }))
  }

  @Reads('leagues/:leagueId', LeagueAnswer)
  @Allow('tenant')
  league(@Param() path: LeaguePath, @InScope() scope: Scope): Promise<LeagueAnswer> {
    return this.queries.execute(new LeagueQuery({ scope, at: path.toLeague() }))
  }

  @Adds('leagues', LeagueAnswer)
  @Allow('staff')
  async add(
    @Param() { seasonId }: InSeasonPath,
    @Body() { name, season_id: sent, copyFromSeasonId }: NewLeagueDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<LeagueAnswer> {
    if (sent != null && sent !== seasonId) throw new Refused(refuse('invalid', 'Season must be the season in the address.'))
    const { id } = await this.commands.execute(
      new AddLeague(context, { scope, season: seasonId, name, copyFrom: copyFromSeasonId }),
    )
    return this.queries.execute(new LeagueQuery({ scope, at: { season: seasonId, league: id } }))
  }

  @Changes('leagues/order', [LeagueWithTeamsAnswer])
  @Allow('staff')
  @TakesBody({ kilobytes: 64, values: 4_000 })
  async order(
    @Param() { seasonId }: InSeasonPath,
    @Body() dto: LeagueOrderDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<LeagueWithTeamsAnswer[]> {
    await this.commands.execute(new OrderLeagues(context, { scope, season: seasonId, order: dto.toOrder(), expectedRevision }))
    return this.queries.execute(new LeaguesWithTeamsQuery({ scope, season: seasonId }))
  }

  @Changes('leagues/:leagueId', LeagueAnswer)
  @Allow('staff')
  @TakesBody({ kilobytes: 1024, values: 40_000 })
  async rename(
    @Param() path: LeaguePath,
    @Body() dto: LeagueDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<LeagueAnswer> {
    await refuseOthers(dto, () => this.stored(scope, path.toLeague()))
    await this.commands.execute(new RenameLeague(context, { scope, at: path.toLeague(), name: dto.name, expectedRevision }))
    return this.queries.execute(new LeagueQuery({ scope, at: path.toLeague() }))
  }

  @Removes('leagues/:leagueId')
  @Allow('staff')
  async delete(@Param() path: LeaguePath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new DeleteLeague(context, { scope, at: path.toLeague() }))
  }

  @Restores('leagues/:leagueId')
  @Allow('staff')
  async restore(@Param() path: LeaguePath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreLeague(context, { scope, at: path.toLeague() }))
  }

  /** A league with everything that any list shows of it. */
  private async stored(scope: Scope, { season, league }: LeagueInSeason): Promise<object> {
    const leagues = await this.queries.execute(new LeaguesWithTeamsQuery({ scope, season }))
    return leagues.find(({ id }) => id === league) ?? this.queries.execute(new LeagueQuery({ scope, at: { season, league } }))
  }
}
