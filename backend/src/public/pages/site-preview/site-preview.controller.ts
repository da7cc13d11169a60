import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../core/http/allow'
import { TakesBody } from '../../../core/http/body-limits'
import { InScope } from '../../../core/http/parameters'
import type { KnownRequest } from '../../../core/http/request'
import type { Scope } from '../../../core/http/scope'
import { OrganizationPath } from '../../../contexts/organizations/organizations.dto'
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
