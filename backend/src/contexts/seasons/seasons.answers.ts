import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { NameAnswer } from '../../core/http/name.answers'

export class SeasonOrganizationAnswer extends NameAnswer {}

export class SeasonSportAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  type!: string
}

/** A season (docs/http-api.md#documented-names). */
export class SeasonAnswer extends NameAnswer {
  @ApiPropertyOptional({ description: 'For staff: revision at which it was read, what a form sends back as If-Match' })
  revision?: number

  @ApiProperty({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  startDate!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  finishDate!: string | null

  @ApiProperty({ description: 'At most one season of an organization and sport is active.' })
  active!: boolean

  @ApiProperty({ description: 'The name in the letters of an address.' })
  slug!: string

  @ApiProperty()
  sport_id!: number

  @ApiProperty()
  organization_id!: number

  @ApiProperty({ type: SeasonOrganizationAnswer })
  organization!: SeasonOrganizationAnswer

  @ApiProperty({ type: SeasonSportAnswer })
  sportsv2!: SeasonSportAnswer
}

/** The season that something belongs to. */
export class SeasonNameAnswer extends NameAnswer {
  @ApiProperty()
  active!: boolean
}
