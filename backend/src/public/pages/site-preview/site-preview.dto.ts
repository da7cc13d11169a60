import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsObject, IsString } from 'class-validator'
import { SITE_PAGE_NAMES, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { MayBeLeftOut } from '../../../core/http/may-be-left-out'
import { ReasonField } from '../../../core/http/reason-field'

/** A page of a site, and what is typed for it and not saved. */
export class SitePreviewDto {
  @ApiProperty({ enum: SITE_PAGE_NAMES })
  @IsString()
  @IsIn(SITE_PAGE_NAMES)
  page!: SitePageName

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: {} },
    description: 'By page and field; `null` leaves a field to the template',
  })
  @MayBeLeftOut()
  @IsObject()
  content?: Record<string, unknown>

  @ReasonField()
  reason?: string
}
