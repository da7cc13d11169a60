import { Body, Controller, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiAcceptedResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { countGames } from '@fullcourt/domain/schedules/planned-schedule'
import type { CommandContext } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { GameAnswer } from '../games/games.answers'
import { Allow } from '../../core/http/allow'
import { Reads } from '../../core/http/call-kinds'
import { InScope, ChangeInScope, type ChangeCall } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { GameRowQuery } from '../games/game.queries'
import { WeeklyByesQuery, WeeklyGamesQuery, ScheduleStateQuery } from './schedules.queries'
import { ByeAnswer } from './byes/byes.answers'
import { SettleSwap } from './commands/settle-swap.command'
import { SwapGames } from './commands/swap-games.command'
import { UndoPlan } from './commands/undo-plan.command'
import { Generations } from './generation/generations'
import type { Generated } from './generation/requested-generation'
import { GenerationAnswer, type ScheduleStateAnswer } from './report.answers'
import { SwapAnswer, UndoneAnswer } from './schedules.answers'
import { CancelDto, GenerateDto, PlanPath, SwapDto, WeekParams } from './schedules.dto'

/** `56 games, 2 without a place.` */
const inWords = ({ schedule }: Generated): string => {
  const games = countGames(schedule)
  const left = schedule.unplaced.length === 0 ? '' : `, ${schedule.unplaced.length} without a place`
  return `${games} ${games === 1 ? 'game' : 'games'}${left}.`
}

const doneInWords = (generated: Generated): string =>
  generated.task.asDraft
    ? `The draft has ${inWords(generated)} Nobody else sees it until it is published.`
    : `The schedule was generated: ${inWords(generated)}`

@ApiTags('schedules')
@Controller('api')
export class PlannedGamesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly generations: Generations,
  ) {}

  @Reads('games/weekly-games', [GameAnswer])
  @Allow('staff')
  weeklyGames(@Query() query: WeekParams, @InScope() scope: Scope): Promise<GameAnswer[]> {
    return this.queries.execute(new WeeklyGamesQuery({ scope, week: query.toWeek() }))
  }

  @Reads('games/weekly-byes', [ByeAnswer])
  @Allow('staff')
  weeklyByes(@Query() query: WeekParams, @InScope() scope: Scope): Promise<ByeAnswer[]> {
    return this.queries.execute(new WeeklyByesQuery({ scope, week: query.toWeek() }))
  }

  @Post('games/generate-full-schedule')
  @Allow('staff')
  @ApiCreatedResponse({ type: GenerationAnswer, description: 'The schedule was generated' })
  @ApiAcceptedResponse({ type: GenerationAnswer, description: 'It is being generated: its report says how it goes' })
  @ApiOkResponse({ type: GenerationAnswer, description: 'What a preview would come to' })
  async generate(
    @Body() dto: GenerateDto,
    @ChangeInScope() { scope, context }: ChangeCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerationAnswer> {
    if (dto.preview === true) {
      reply.status(200)
      const preview = await this.generations.preview(scope, dto.toWanted())
      return { message: `The schedule would have ${inWords(preview)}`, ...(await this.state(scope, dto, preview)) }
    }
    const generated = await this.generations.generate(context, scope, dto.toWanted())
    if (!generated) reply.status(202)
    const message = generated ? doneInWords(generated) : 'The schedule is being generated.'
    return { message, ...(await this.state(scope, dto)) }
  }

  @Put('games/swap')
  @Allow('staff')
  @ApiOkResponse({ type: SwapAnswer })
  @ApiAcceptedResponse({
    type: SwapAnswer,
    description: 'The games are being swapped: the history of their league says how it ends',
  })
  async swap(
    @Body() { gameId1, gameId2, allowConflicts = false }: SwapDto,
    @ChangeInScope() { scope, context }: ChangeCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SwapAnswer> {
    const swap = new SwapGames(context, { scope, games: [gameId1, gameId2], allowConflicts })
    const { id: plan, league } = await this.commands.execute(swap)
    const isCarriedOut = await this.isCarriedOut(context, { league, plan }, reply)
    const rows = [gameId1, gameId2].map(game => this.queries.execute(new GameRowQuery({ scope, game })))
    const message = isCarriedOut ? 'Matchups swapped!' : 'The games are being swapped.'
    return { message, planId: plan, games: await Promise.all(rows) }
  }

  @Post('plans/:id/undo')
  @Allow('staff')
  @HttpCode(200)
  @ApiOkResponse({ type: UndoneAnswer })
  @ApiAcceptedResponse({
    type: UndoneAnswer,
    description: 'The swap is being undone: the history of its league says how it ends',
  })
  async undo(
    @Param() { id }: PlanPath,
    @Body() _: CancelDto,
    @ChangeInScope() { scope, context }: ChangeCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UndoneAnswer> {
    const { swap } = await this.commands.execute(new UndoPlan(context, { scope, plan: id }))
    const isDone = swap === null || (await this.isCarriedOut(context, swap, reply))
    return { message: isDone ? 'Undone.' : 'The swap is being undone.' }
  }

  /** What goes on after the answer may still be refused: 202. */
  private async isCarriedOut(
    context: CommandContext,
    { league, plan }: { readonly league: number; readonly plan: number },
    reply: FastifyReply,
  ): Promise<boolean> {
    const { isCarriedOut } = await this.commands.execute(new SettleSwap(context, { league, plan }))
    if (!isCarriedOut) reply.status(202)
    return isCarriedOut
  }

  private state(scope: Scope, { scheduleId }: GenerateDto, preview?: Generated): Promise<ScheduleStateAnswer> {
    return this.queries.execute(new ScheduleStateQuery({ scope, schedule: scheduleId, preview }))
  }
}
