import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Commands } from '../../../core/facts/commands'
import { Refused } from '../../../core/facts/refused'
import { Allow } from '../../../core/http/allow'
import { TakesBody } from '../../../core/http/body-limits'
import { refuseOthers } from '../../../core/http/as-stored'
import { Files, TakesImage, type UploadedFile } from '../../../core/http/multipart'
import { InScope, ChangeIfMatch, type ChangeCallIfMatch } from '../../../core/http/parameters'
import type { Scope } from '../../../core/http/scope'
import { Images } from '../../../core/uploads/images'
import { OrganizationPath } from '../organizations.dto'
import { SitePageQuery, SiteQuery } from './site.queries'
import { ChangeSite } from './site.commands'
import { PictureAnswer, SiteAnswer, SitePageAnswer } from './site.answers'
import { PictureDto, SiteDto, SitePagePath } from './site.dto'

/** The template of an organization's site, and what is written on its pages. */
@ApiTags('organizations')
@Controller('api')
export class SiteController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly images: Images,
  ) {}

  @Get('site-pages/:page')
  @Allow('tenant')
  @ApiOkResponse({ type: SitePageAnswer })
  page(@Param() { page }: SitePagePath, @InScope() scope: Scope): Promise<SitePageAnswer> {
    return this.queries.execute(new SitePageQuery({ scope, page }))
  }

  @Get('organizations/:id/site')
  @Allow('staff')
  @ApiOkResponse({ type: SiteAnswer })
  site(@Param() { id }: OrganizationPath, @InScope() scope: Scope): Promise<SiteAnswer> {
    return this.queries.execute(new SiteQuery({ scope, organization: id }))
  }

  @Put('organizations/:id/site')
  @Allow('staff')
  @TakesBody({ kilobytes: 1024, values: 10_000 })
  @ApiOkResponse({ type: SiteAnswer })
  async change(
    @Param() { id }: OrganizationPath,
    @Body() dto: SiteDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<SiteAnswer> {
    await refuseOthers(dto, () => this.queries.execute(new SiteQuery({ scope, organization: id })))
    await this.commands.execute(new ChangeSite(context, { scope, organization: id, wanted: dto, expectedRevision }))
    return this.queries.execute(new SiteQuery({ scope, organization: id }))
  }

  /** Stores a picture; a page shows it once its address is written in a field. */
  @Post('organizations/:id/pictures')
  @Allow('staff')
  @TakesImage('picture')
  @ApiCreatedResponse({ type: PictureAnswer })
  async picture(
    @Param() { id }: OrganizationPath,
    @Body() _: PictureDto,
    @Files() files: readonly UploadedFile[],
    @InScope() scope: Scope,
  ): Promise<PictureAnswer> {
    await this.queries.execute(new SiteQuery({ scope, organization: id }))
    const url = await this.images.keepField(files, 'picture')
    if (url === undefined) throw new Refused(refuse('invalid', 'Picture is required: send an image as a form.'))
    return { url }
  }
}
