import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import {
  BUSINESS_CATEGORIES,
  BUSINESS_SPORTS,
  SIGNUP_STATUSES,
  type BusinessCategory,
  type BusinessSport,
  type SignupStatus,
} from '@fullcourt/domain/organizations/businesses/events'
import { NameAnswer } from '../../../core/http/name.answers'

/**
 * A business listing (docs/http-api.md#documented-names). To visitors, its phone and e-mail are not shown
 * (docs/people.md#what-visitors-see).
 */
export class BusinessAnswer extends NameAnswer {
  @ApiPropertyOptional({ description: 'To staff: revision at which it was read, what a form sends back as If-Match' })
  revision?: number

  @ApiProperty()
  organization_id!: number

  @ApiPropertyOptional({ type: String, nullable: true, description: 'To staff' })
  phone?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, description: 'To staff' })
  email?: string | null

  @ApiProperty({ type: String, nullable: true })
  website!: string | null

  @ApiProperty({ type: String, nullable: true })
  city!: string | null

  @ApiProperty({ type: String, nullable: true })
  state!: string | null

  @ApiProperty({ type: String, nullable: true })
  location!: string | null

  @ApiProperty({ type: String, nullable: true })
  facebook!: string | null

  @ApiProperty({ type: String, nullable: true })
  instagram!: string | null

  @ApiProperty({ type: String, nullable: true })
  season!: string | null

  @ApiProperty({ type: String, nullable: true })
  nextSeason!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  signupDeadline!: string | null

  @ApiProperty({ type: String, nullable: true })
  cost!: string | null

  @ApiProperty({ type: String, nullable: true })
  skillLevel!: string | null

  @ApiProperty({ enum: BUSINESS_SPORTS, nullable: true })
  sport!: BusinessSport | null

  @ApiProperty({ enum: BUSINESS_CATEGORIES, nullable: true })
  category!: BusinessCategory | null

  @ApiProperty({ enum: SIGNUP_STATUSES })
  signupStatus!: SignupStatus
}
