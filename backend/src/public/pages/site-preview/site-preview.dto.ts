import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsObject } from 'class-validator'
import { SITE_PAGE_NAMES, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { WithBranding } from '../../../core/http/branding.dto'
import { MayBeLeftOut, OneOf, OptionalText } from '../../../core/http/fields'

/** A page of a site, and what is typed for it and not saved; colours and abbreviation are those of the organization. */
export class SitePreviewDto extends WithBranding {
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

  @OptionalText(200, 'The address of an uploaded picture as the logo')
  logo?: string
}
