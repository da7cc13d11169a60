import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Commands } from '../../../core/facts/commands'
import { Refused } from '../../../core/facts/refused'
import { Allow } from '../../../core/http/allow'
import { Adds, Changes, Reads } from '../../../core/http/call-kinds'
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

  @Reads('site-pages/:page', SitePageAnswer)
  @Allow('tenant')
  page(@Param() { page }: SitePagePath, @InScope() scope: Scope): Promise<SitePageAnswer> {
    return this.queries.execute(new SitePageQuery({ scope, page }))
  }

  @Reads('organizations/:id/site', SiteAnswer)
  @Allow('staff')
  site(@Param() { id }: OrganizationPath, @InScope() scope: Scope): Promise<SiteAnswer> {
    return this.queries.execute(new SiteQuery({ scope, organization: id }))
  }

  @Changes('organizations/:id/site', SiteAnswer)
  @Allow('staff')
  @TakesBody({ kilobytes: 1024, values: 10_000 })
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
  @Adds('organizations/:id/pictures', PictureAnswer)
  @Allow('staff')
  @TakesImage('picture')
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
