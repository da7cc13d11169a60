import { Body, Controller, Param, Req } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../core/http/allow'
import { Does } from '../../../core/http/call-kinds'
import { brandingOf } from '../../../core/http/branding.dto'
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

  @Does('organizations/:id/site/preview', SitePreviewAnswer)
  @Allow('staff')
  @TakesBody({ kilobytes: 1024, values: 10_000 })
  preview(
    @Param() { id }: OrganizationPath,
    @Body() { page, content = {}, logo, ...branding }: SitePreviewDto,
    @InScope() scope: Scope,
    @Req() request: KnownRequest,
  ): Promise<SitePreviewAnswer> {
    return this.previews.of(request, scope, { organization: id, page, content, logo, branding: brandingOf(branding) })
  }
}
