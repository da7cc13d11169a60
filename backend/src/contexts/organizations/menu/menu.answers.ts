import { ApiProperty } from '@nestjs/swagger'

/** A link of an organization's menu (docs/http-api.md#documented-names). */
export class MenuLinkAnswer {
  @ApiProperty({ description: 'Revision at which the menu was read: what a form sends back as If-Match' })
  revision!: number

  @ApiProperty()
  id!: number

  @ApiProperty()
  label!: string

  @ApiProperty()
  is_external!: boolean

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of an internal link: made of its label, or of the page that was chosen',
  })
  slug!: string | null

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Inside the site, of the page that an internal link leads to; null where there is none, and visitors do not see the link',
  })
  page!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'Of an external link' })
  url!: string | null

  @ApiProperty()
  show_in_navbar!: boolean

  @ApiProperty({ description: 'From 0' })
  position!: number

  @ApiProperty()
  organization_id!: number
}
