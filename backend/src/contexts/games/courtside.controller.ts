import { Body, Controller, Inject, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../core/facts/commands'
import { Allow, ForScorers } from '../../core/http/allow'
import { Changes, Does, Reads } from '../../core/http/call-kinds'
import { ChangeInScope, InScope, type ChangeCall } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { CLOCK, type Clock } from '../../core/injection/tokens'
import { CourtsideAnswer, TimedCourtsideAnswer } from './courtside.answers'
import { RecordFoul, RecordTimeOut, SetGameClock } from './courtside.commands'
import { FoulDto, GameClockDto, SubstitutionDto, TimeOutDto } from './courtside.dto'
import { GamePath } from './games.dto'
import { RecordSubstitution, TakeBackSubstitution } from './substitutions.commands'
import { CourtsideQuery } from './queries/courtside.query'

/** What the scorer beside the court records besides figures (docs/games.md#fouls-time-outs-and-the-clock). */
@ApiTags('games')
@Controller('api/gamesv2/:id')
export class CourtsideController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly time: Clock,
  ) {}

  @Reads('courtside', TimedCourtsideAnswer)
  @Allow('staff')
  @ForScorers()
  async courtside(@Param() { id }: GamePath, @InScope() scope: Scope): Promise<TimedCourtsideAnswer> {
    const answer = await this.queries.execute<CourtsideQuery, CourtsideAnswer>(new CourtsideQuery(scope, id))
    return { ...answer, now: this.time().toISOString() }
  }

  @Does('fouls', CourtsideAnswer)
  @Allow('staff')
  @ForScorers()
  async foul(
    @Param() { id: game }: GamePath,
    @Body() { gamePeriodId: period, team_id: team, player_id, change }: FoulDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<CourtsideAnswer> {
    await this.commands.execute(new RecordFoul(context, { scope, game, period, team, player: player_id ?? null, change }))
    return this.queries.execute(new CourtsideQuery(scope, game))
  }

  @Does('time-outs', CourtsideAnswer)
  @Allow('staff')
  @ForScorers()
  async timeOut(
    @Param() { id: game }: GamePath,
    @Body() { gamePeriodId: period, team_id: team, change }: TimeOutDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<CourtsideAnswer> {
    await this.commands.execute(new RecordTimeOut(context, { scope, game, period, team, change }))
    return this.queries.execute(new CourtsideQuery(scope, game))
  }

  @Does('substitutions', CourtsideAnswer)
  @Allow('staff')
  @ForScorers()
  async substitution(
    @Param() { id: game }: GamePath,
    @Body() { gamePeriodId: period, team_id: team, takenBack, remaining, at, out, in: entering }: SubstitutionDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<CourtsideAnswer> {
    const of = { scope, game, team, at: new Date(at).toISOString() }
    await this.commands.execute(
      takenBack
        ? new TakeBackSubstitution(context, of)
        : new RecordSubstitution(context, { ...of, period, remaining, out, in: entering }),
    )
    return this.queries.execute(new CourtsideQuery(scope, game))
  }

  @Changes('clock', CourtsideAnswer)
  @Allow('staff')
  @ForScorers()
  async clock(
    @Param() { id: game }: GamePath,
    @Body() { gamePeriodId: period, runs, set: isSet, remaining, at }: GameClockDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<CourtsideAnswer> {
    await this.commands.execute(new SetGameClock(context, { scope, game, period, remaining, runs, isSet, at }))
    return this.queries.execute(new CourtsideQuery(scope, game))
  }
}
