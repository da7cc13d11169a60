import { Body, Controller, Param, Res } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { LeaguePath } from '../../../core/access/paths.dto'
import { Commands } from '../../../core/facts/commands'
import { Allow } from '../../../core/http/allow'
import { Changes, Does, Reads } from '../../../core/http/call-kinds'
import { ChangeIfMatch, ChangeInScope, InScope, type ChangeCall, type ChangeCallIfMatch } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { PendingChangesAnswer, PublishedChangesAnswer } from './pending.answers'
import { PublishPending, SetPendingChanges } from './pending.commands'
import { PublishDto } from '../drafts/drafts.dto'
import { DiscardedChangesDto, WantedChangesDto } from './pending.dto'
import { PendingChangesQuery } from './pending.queries'
import { SettlePublishing } from './settle-publishing.command'

@ApiTags('schedules')
@Controller('api/seasonsv2/:seasonId/leagues/:leagueId/pending-changes')
export class PendingChangesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('', PendingChangesAnswer)
  @Allow('staff')
  pending(@Param() path: LeaguePath, @InScope() scope: Scope): Promise<PendingChangesAnswer> {
    return this.queries.execute(new PendingChangesQuery({ scope, at: path.toLeague() }))
  }

  @Changes('', PendingChangesAnswer)
  @Allow('staff')
  async set(
    @Param() path: LeaguePath,
    @Body() { changes }: WantedChangesDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<PendingChangesAnswer> {
    const at = path.toLeague()
    await this.commands.execute(new SetPendingChanges(context, { scope, at, changes: changes.map(one => one.toChange()) }))
    return this.queries.execute(new PendingChangesQuery({ scope, at }))
  }

  @Does('discard', PendingChangesAnswer)
  @Allow('staff')
  async discard(
    @Param() path: LeaguePath,
    @Body() { games }: DiscardedChangesDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<PendingChangesAnswer> {
    const at = path.toLeague()
    const changes = games.map(game => ({ game, wanted: null }))
    await this.commands.execute(new SetPendingChanges(context, { scope, at, changes }))
    return this.queries.execute(new PendingChangesQuery({ scope, at }))
  }

  @Does('publish', PublishedChangesAnswer)
  @Allow('staff')
  @ApiAcceptedResponse({
    type: PublishedChangesAnswer,
    description: 'The games are being changed: the history of their league says how it ends',
  })
  async publish(
    @Param() path: LeaguePath,
    @Body() _: PublishDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublishedChangesAnswer> {
    const at = path.toLeague()
    const { id: planId } = await this.commands.execute(new PublishPending(context, { scope, at, expectedRevision }))
    const settle = new SettlePublishing(context, { league: at.league, plan: planId })
    const { isCarriedOut } = await this.commands.execute(settle)
    if (!isCarriedOut) reply.status(202)
    return { message: isCarriedOut ? 'The changes are public now.' : 'The changes are being published.', planId }
  }
}
