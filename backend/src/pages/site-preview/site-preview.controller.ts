import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../http/allow'
import { TakesBody } from '../../http/body-limits'
import { InScope } from '../../http/parameters'
import type { KnownRequest } from '../../http/request'
import type { Scope } from '../../http/scope'
import { OrganizationPath } from '../../organizations/organizations.dto'
import { SitePreviewAnswer } from './site-preview.answers'
import { SitePreviewDto } from './site-preview.dto'
import { SitePreviews } from './site-previews'

/** A page of a site with what is typed for it: nothing is saved. */
@ApiTags('organizations')
@Controller('api')
export class SitePreviewController {
  constructor(private readonly previews: SitePreviews) {}

  @Post('organizations/:id/site/preview')
  @Allow('staff')
  @TakesBody({ kilobytes: 1024, values: 10_000 })
  @HttpCode(200)
  @ApiOkResponse({ type: SitePreviewAnswer })
  preview(
    @Param() { id }: OrganizationPath,
    @Body() { page, content = {} }: SitePreviewDto,
    @InScope() scope: Scope,
    @Req() request: KnownRequest,
  ): Promise<SitePreviewAnswer> {
    return this.previews.of(request, scope, { organization: id, page, content })
  }
}
