import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { THEMES, type Theme } from '@fullcourt/domain/users/theme'
import type { Role } from '@fullcourt/domain/users/events'
import { SportAnswer } from '../http/sport.answers'

/** The organization that a person belongs to: where they are sent after signing out, and what it has switched on. */
export class UserOrganization {
  @ApiProperty({ example: 1 })
  id!: number

  @ApiProperty({ example: 'Demo League' })
  name!: string

  @ApiProperty({ type: String, nullable: true, example: 'demo' })
  slug!: string | null

  @ApiProperty({ type: String, nullable: true, example: 'league.example.com' })
  domain!: string | null

  @ApiProperty({ type: 'object', additionalProperties: { type: 'boolean' } })
  feature_flags!: Record<string, boolean>
}

/** What a signed-in person sees of themselves. A super_admin belongs to no organization. */
export class UserAnswer {
  @ApiPropertyOptional({ description: 'Revision at which it was read: what a form sends back as If-Match' })
  revision?: number

  @ApiProperty({ example: 3 })
  id!: number

  @ApiProperty({ example: 'ana' })
  username!: string

  @ApiProperty({ type: String, nullable: true, example: 'ana@example.com' })
  email!: string | null

  @ApiProperty({ enum: ['super_admin', 'org_owner', 'staff'] })
  role!: Role

  @ApiProperty({ enum: THEMES, description: 'auto: same as device' })
  theme!: Theme

  @ApiProperty({ description: 'Signing in takes a code beside the password.' })
  twoFactor!: boolean

  @ApiProperty({ description: 'How many passkeys they have' })
  passkeys!: number

  @ApiProperty({ type: Number, nullable: true, example: 1 })
  organization_id!: number | null

  @ApiProperty({ type: UserOrganization, nullable: true })
  organization!: UserOrganization | null

  @ApiProperty({ type: [SportAnswer] })
  sports!: SportAnswer[]
}
