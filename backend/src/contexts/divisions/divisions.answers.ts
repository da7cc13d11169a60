import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { StandingsTeamAnswer } from '../standings/standings.answers'
import { NameAnswer } from '../../core/http/name.answers'

/** A division with its teams (docs/http-api.md#divisions). */
export class DivisionAnswer extends NameAnswer {
  @ApiPropertyOptional({ description: 'For staff: revision at which it was read, what a form sends back as If-Match' })
  revision?: number

  @ApiProperty({ description: 'Its place among the divisions of the season, from 0: by name, numbers as numbers' })
  position!: number

  @ApiProperty()
  season_id!: number

  @ApiProperty({
    description: 'While it has bracket games: teams are neither ordered, added nor removed, and it is not deleted.',
  })
  isLocked!: boolean

  @ApiProperty({ type: [StandingsTeamAnswer], description: 'In the order of their positions' })
  teams!: StandingsTeamAnswer[]
}
