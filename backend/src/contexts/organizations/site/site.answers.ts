import { ApiProperty } from '@nestjs/swagger'
import type { SiteContent } from '@fullcourt/domain/organizations/site/state'
import { SITE_TEMPLATES, type SiteTemplate } from '@fullcourt/domain/pages/site-templates'

const ofFields = { type: 'object', additionalProperties: {} } as const

/** An organization's site as its staff edit it. */
export class SiteAnswer {
  @ApiProperty({ description: 'Revision at which the site was read: what a form sends back as If-Match' })
  revision!: number

  @ApiProperty({ enum: SITE_TEMPLATES })
  template!: SiteTemplate

  @ApiProperty({
    type: 'object',
    additionalProperties: ofFields,
    description:
      'What was written, by page and field: texts in Markdown, lists of entries. What is missing is left to the template.',
  })
  content!: SiteContent
}

/** What an organization wrote on one page of its site, as visitors read it. */
export class SitePageAnswer {
  @ApiProperty({ enum: SITE_TEMPLATES })
  template!: SiteTemplate

  @ApiProperty({
    ...ofFields,
    description: 'By field: a text is {html}, which is safe in a page. What is missing is left to the template.',
  })
  content!: Record<string, unknown>
}

export class PictureAnswer {
  @ApiProperty({ description: 'Where the stored picture is served: what a picture field of a page takes' })
  url!: string
}
