import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import type { Role } from '@fullcourt/domain/users/events'
import { SportAnswer } from '../../core/http/sport.answers'
import { NameAnswer } from '../../core/http/name.answers'

/** What everybody may know of an organization (docs/http-api.md#documented-names). */
export class OrganizationAnswer extends NameAnswer {
  @ApiPropertyOptional({ description: 'For staff: revision at which it was read, what a form sends back as If-Match' })
  revision?: number

  @ApiProperty({ type: String, nullable: true })
  slug!: string | null

  @ApiProperty({ type: String, nullable: true })
  domain!: string | null

  @ApiProperty({ enum: ['light', 'dark'] })
  theme!: string

  @ApiProperty({ type: String, nullable: true })
  logo_url!: string | null

  @ApiProperty({ type: [String], description: 'The main colour and a second one, such as #1b5fd1; empty where none were chosen' })
  colors!: readonly string[]

  @ApiProperty({ type: String, nullable: true, description: 'Three letters or digits; null where none was chosen' })
  abbreviation!: string | null

  @ApiProperty({ type: String, nullable: true })
  facebook_url!: string | null

  @ApiProperty({ type: String, nullable: true })
  instagram_url!: string | null

  @ApiProperty({ type: String, nullable: true })
  youtube_url!: string | null

  @ApiProperty()
  time_zone!: string

  @ApiProperty({ type: [SportAnswer] })
  sports!: SportAnswer[]

  @ApiProperty({ type: 'object', additionalProperties: { type: 'boolean' } })
  feature_flags!: Record<string, boolean>
}

export class OrganizationUserAnswer {
  @ApiProperty({ description: 'Revision at which the user was read: what a form sends back as If-Match' })
  revision!: number

  @ApiProperty()
  id!: number

  @ApiProperty()
  username!: string

  @ApiProperty({ type: String, nullable: true })
  email!: string | null

  @ApiProperty({ enum: ['super_admin', 'org_owner', 'staff'] })
  role!: Role

  @ApiProperty({ description: 'Signing in takes a code beside the password.' })
  twoFactor!: boolean

  @ApiProperty({ description: 'How many passkeys they have' })
  passkeys!: number
}

/** An organization as its staff see it. */
export class OrganizationDetailAnswer extends OrganizationAnswer {
  @ApiProperty({ type: [OrganizationUserAnswer] })
  users!: OrganizationUserAnswer[]
}

/** An organization that can be brought back. */
export class DeletedOrganizationAnswer extends NameAnswer {}
