import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import type { CommandContext } from '../../facts/command-context'
import { Commands } from '../../facts/commands'
import { Allow } from '../../http/allow'
import { refuseOthers } from '../../http/as-stored'
import { IfMatch, InScope, RequestContext } from '../../http/parameters'
import type { Scope } from '../../http/scope'
import { OrganizationPath } from '../organizations.dto'
import { ChangeSite } from './change-site.command'
import { SiteAnswer, SitePageAnswer } from './site.answers'
import { SiteDto, SitePagePath } from './site.dto'
import { SitePageQuery, SiteQuery } from './site.query'

/** The template of an organization's site, and what is written on its pages. */
@ApiTags('organizations')
@Controller('api')
export class SiteController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('site-pages/:page')
  @Allow('tenant')
  @ApiOkResponse({ type: SitePageAnswer })
  page(@Param() { page }: SitePagePath, @InScope() scope: Scope): Promise<SitePageAnswer> {
    return this.queries.execute(new SitePageQuery(scope, page))
  }

  @Get('organizations/:id/site')
  @Allow('staff')
  @ApiOkResponse({ type: SiteAnswer })
  site(@Param() { id }: OrganizationPath, @InScope() scope: Scope): Promise<SiteAnswer> {
    return this.queries.execute(new SiteQuery(scope, id))
  }

  @Put('organizations/:id/site')
  @Allow('owner')
  @ApiOkResponse({ type: SiteAnswer })
  async change(
    @Param() { id }: OrganizationPath,
    @Body() dto: SiteDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
    @IfMatch() expectedRevision: number | undefined,
  ): Promise<SiteAnswer> {
    await refuseOthers(dto, () => this.queries.execute(new SiteQuery(scope, id)))
    await this.commands.execute(new ChangeSite(context, scope, id, dto, expectedRevision))
    return this.queries.execute(new SiteQuery(scope, id))
  }
}
