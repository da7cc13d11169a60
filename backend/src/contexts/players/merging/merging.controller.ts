import { Body, Controller, Param, Query } from '@nestjs/common'
import { AnswersContactDetails } from '../../../core/sign-in/activity/answers-contact-details'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../../core/facts/commands'
import { Allow } from '../../../core/http/allow'
import { Does, Reads } from '../../../core/http/call-kinds'
import { Previewed } from '../../../core/effects/previewed'
import { InScope, ChangeInScope, type ChangeCall } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { PlayerInformationQuery } from '../players.queries'
import { DuplicatesQuery } from './duplicates.query'
import { MergePlayers, UnmergePlayer } from './merging.commands'
import { MergePreviewQuery } from './merge-preview.query'
import { DuplicateGroupAnswer, MergeAnswer, UnmergeAnswer } from './merging.answers'
import { MasterPath, MergeDto, MergeParams, UnmergeDto } from './merging.dto'

@ApiTags('players')
@Controller('api/playersv2')
export class MergingController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('duplicates', [DuplicateGroupAnswer])
  @AnswersContactDetails('player')
  @Allow('staff')
  duplicates(@InScope() scope: Scope): Promise<DuplicateGroupAnswer[]> {
    return this.queries.execute(new DuplicatesQuery(scope))
  }

  @Does('merge', MergeAnswer)
  @AnswersContactDetails('player')
  @Allow('staff')
  @Previewed()
  async merge(
    @Body() { masterId: master, duplicateIds: duplicates }: MergeDto,
    @Query() { preview }: MergeParams,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<MergeAnswer> {
    const shown = preview ? await this.queries.execute(new MergePreviewQuery(scope, { master, duplicates })) : undefined
    await this.commands.execute(new MergePlayers(context, { scope, named: { master, duplicates } }))
    return shown ?? this.queries.execute(new PlayerInformationQuery({ scope, player: master }))
  }

  /** Answers the player whom the duplicate was merged into; where they were deleted, the one who stands for themselves again. */
  @Does(':masterId/unmerge', UnmergeAnswer)
  @AnswersContactDetails('player')
  @Allow('staff')
  @Previewed()
  async unmerge(
    @Param() { masterId }: MasterPath,
    @Body() { duplicateId }: UnmergeDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<UnmergeAnswer> {
    const { id } = await this.commands.execute(new UnmergePlayer(context, { scope, master: masterId, duplicate: duplicateId }))
    return this.queries.execute(new PlayerInformationQuery({ scope, player: id ?? masterId }))
  }
}
