import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../../core/facts/commands'
import { Allow } from '../../../core/http/allow'
import { Adds, Changes, Does, Reads, Removes, Restores } from '../../../core/http/call-kinds'
import { ChangeIfMatch, ChangeInScope, InScope, type ChangeCall, type ChangeCallIfMatch } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { ScheduleQuery } from '../schedules.queries'
import { ScheduleAnswer } from '../schedules.answers'
import { DraftAnswer } from './drafts.answers'
import { AddDraftGames, MoveDraftGames, RemoveDraftGames, SwapDraftGames } from './draft-games.commands'
import { DiscardDraft, PublishDraft, RestoreDraft } from './drafts.commands'
import {
  DraftGamePath,
  DraftPath,
  DraftSlotDto,
  DraftSwapDto,
  NewDraftGamesDto,
  PublishDto,
  RemovedDraftGamesDto,
} from './drafts.dto'
import { DraftQuery } from './drafts.queries'
import { ScheduleAccess } from '../schedule-access'

@ApiTags('schedules')
@Controller('api/drafts')
export class DraftsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly schedules: ScheduleAccess,
  ) {}

  @Reads(':id', DraftAnswer)
  @Allow('staff')
  draft(@Param() { id: draft }: DraftPath, @InScope() scope: Scope): Promise<DraftAnswer> {
    return this.queries.execute(new DraftQuery({ scope, draft }))
  }

  @Changes(':id/games/:gameId', DraftAnswer)
  @Allow('staff')
  async move(
    @Param() { id: draft, gameId: game }: DraftGamePath,
    @Body() dto: DraftSlotDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<DraftAnswer> {
    const moves = [{ game, slot: dto.toSlot() }]
    await this.commands.execute(new MoveDraftGames(context, { scope, draft, moves, expectedRevision }))
    return this.queries.execute(new DraftQuery({ scope, draft }))
  }

  @Does(':id/swap', DraftAnswer)
  @Allow('staff')
  async swap(
    @Param() { id: draft }: DraftPath,
    @Body() { gameId1, gameId2 }: DraftSwapDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<DraftAnswer> {
    await this.commands.execute(new SwapDraftGames(context, { scope, draft, games: [gameId1, gameId2] }))
    return this.queries.execute(new DraftQuery({ scope, draft }))
  }

  @Adds(':id/games', DraftAnswer)
  @Allow('staff')
  async add(
    @Param() { id: draft }: DraftPath,
    @Body() { games }: NewDraftGamesDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<DraftAnswer> {
    await this.commands.execute(new AddDraftGames(context, { scope, draft, games: games.map(game => game.toGame()) }))
    return this.queries.execute(new DraftQuery({ scope, draft }))
  }

  @Does(':id/games/remove', DraftAnswer)
  @Allow('staff')
  async removeGames(
    @Param() { id: draft }: DraftPath,
    @Body() { games }: RemovedDraftGamesDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<DraftAnswer> {
    await this.commands.execute(new RemoveDraftGames(context, { scope, draft, games }))
    return this.queries.execute(new DraftQuery({ scope, draft }))
  }

  @Does(':id/publish', ScheduleAnswer)
  @Allow('staff')
  async publish(
    @Param() { id: draft }: DraftPath,
    @Body() _: PublishDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<ScheduleAnswer> {
    await this.commands.execute(new PublishDraft(context, { scope, draft, expectedRevision }))
    const { schedule } = await this.schedules.placeOfDraft(scope, draft)
    return this.queries.execute(new ScheduleQuery({ scope, schedule }))
  }

  @Removes(':id')
  @Allow('staff')
  async remove(@Param() { id: draft }: DraftPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new DiscardDraft(context, { scope, draft }))
  }

  @Restores(':id')
  @Allow('staff')
  async restore(@Param() { id: draft }: DraftPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreDraft(context, { scope, draft }))
  }
}
