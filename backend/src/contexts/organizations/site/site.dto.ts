import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsObject, IsString } from 'class-validator'
import { SITE_PAGE_NAMES, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { SITE_TEMPLATES, type SiteTemplate } from '@fullcourt/domain/pages/site-templates'
import { AsStored } from '../../../core/http/as-stored'
import { MayBeLeftOut } from '../../../core/http/may-be-left-out'
import { ReasonField } from '../../../core/http/reason-field'
import { SiteAnswer } from './site.answers'

export class SitePagePath {
  @ApiProperty({ enum: SITE_PAGE_NAMES })
  @IsString()
  @IsIn(SITE_PAGE_NAMES)
  page!: SitePageName
}

/** The template, or content of pages; fields that are not named stay, `null` leaves one to the template. */
@AsStored(SiteAnswer)
export class SiteDto {
  @ApiPropertyOptional({ enum: SITE_TEMPLATES })
  @MayBeLeftOut()
  @IsIn(SITE_TEMPLATES)
  template?: SiteTemplate

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: {} },
    description: 'By page and field',
  })
  @MayBeLeftOut()
  @IsObject()
  content?: Record<string, unknown>

  @ReasonField()
  reason?: string
}

/** A picture comes as the file `picture` of a form. */
export class PictureDto {
  @ReasonField()
  reason?: string
}
