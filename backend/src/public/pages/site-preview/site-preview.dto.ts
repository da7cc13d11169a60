import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsObject } from 'class-validator'
import { SITE_PAGE_NAMES, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { MayBeLeftOut, OneOf } from '../../../core/http/fields'
import { WithReason } from '../../../core/http/with-reason.dto'

/** A page of a site, and what is typed for it and not saved. */
export class SitePreviewDto extends WithReason {
  @OneOf(SITE_PAGE_NAMES)
  page!: SitePageName

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: {} },
    description: 'By page and field; `null` leaves a field to the template',
  })
  @MayBeLeftOut()
  @IsObject()
  content?: Record<string, unknown>
}
