import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsObject } from 'class-validator'
import { SITE_PAGE_NAMES, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { SITE_TEMPLATES, type SiteTemplate } from '@fullcourt/domain/pages/site-templates'
import { AsStored } from '../../../core/http/as-stored'
import { MayBeLeftOut, OneOf, OptionalOneOf } from '../../../core/http/fields'
import { SiteAnswer } from './site.answers'
import { WithReason } from '../../../core/http/with-reason.dto'

export class SitePagePath {
  @OneOf(SITE_PAGE_NAMES)
  page!: SitePageName
}

/** The template, or content of pages; fields that are not named stay, `null` leaves one to the template. */
@AsStored(SiteAnswer)
export class SiteDto extends WithReason {
  @OptionalOneOf(SITE_TEMPLATES)
  template?: SiteTemplate

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: {} },
    description: 'By page and field',
  })
  @MayBeLeftOut()
  @IsObject()
  content?: Record<string, unknown>
}

/** A picture comes as the file `picture` of a form. */
export class PictureDto extends WithReason {}
