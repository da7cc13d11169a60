import { Body, Controller, Header, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../../core/facts/commands'
import { Allow } from '../../../core/http/allow'
import { Adds, Does, Reads, Removes } from '../../../core/http/call-kinds'
import { ChangeInScope, InScope, type ChangeCall } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { WithReason } from '../../../core/http/with-reason.dto'
import { MakeScorerLink, type MadeSecret } from './make-scorer-link.command'
import { RenewScorerLink } from './renew-scorer-link.command'
import { ScorerLinkAnswer, ScorerLinkWithSecretAnswer } from './scorers.answers'
import { EndScorerLink } from './scorers.commands'
import { NewScorerLinkDto, ScorerLinkPath, ScorerLinksParams } from './scorers.dto'
import { ScorerLinkQuery, ScorerLinksQuery } from './scorers.queries'

/** Links by which people score beside the court, for staff (docs/tenancy.md#scorers). */
@ApiTags('Scorers')
@Controller('api/scorer-links')
export class ScorerLinksController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('', [ScorerLinkAnswer])
  @Allow('staff')
  links(@Query() { gameId }: ScorerLinksParams, @InScope() scope: Scope): Promise<ScorerLinkAnswer[]> {
    return this.queries.execute(new ScorerLinksQuery({ scope, game: gameId }))
  }

  @Adds('', ScorerLinkWithSecretAnswer)
  @Allow('staff')
  @Header('Cache-Control', 'no-store')
  async make(
    @Body() link: NewScorerLinkDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<ScorerLinkWithSecretAnswer> {
    const wanted = { name: link.name, games: link.toGames(), lastDay: link.lastDay ?? null }
    return this.shown(scope, await this.commands.execute(new MakeScorerLink(context, { scope, wanted })))
  }

  @Does(':id/renew', ScorerLinkWithSecretAnswer)
  @Allow('staff')
  @Header('Cache-Control', 'no-store')
  async renew(
    @Param() { id }: ScorerLinkPath,
    @Body() _: WithReason,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<ScorerLinkWithSecretAnswer> {
    return this.shown(scope, await this.commands.execute(new RenewScorerLink(context, { scope, scorer: id })))
  }

  @Removes(':id')
  @Allow('staff')
  async end(@Param() { id }: ScorerLinkPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new EndScorerLink(context, { scope, scorer: id }))
  }

  private async shown(scope: Scope, { id, secret }: MadeSecret): Promise<ScorerLinkWithSecretAnswer> {
    const link = await this.queries.execute(new ScorerLinkQuery({ scope, scorer: id }))
    return secret === undefined ? link : { ...link, secret }
  }
}
