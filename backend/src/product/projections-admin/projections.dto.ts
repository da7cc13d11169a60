import { ApiProperty } from '@nestjs/swagger'
import { IsString, MaxLength } from 'class-validator'

/** Names every projection. */
const ALL_PROJECTIONS = 'all'

export class ProjectionPath {
  @ApiProperty({ description: `Name of a projection, or \`${ALL_PROJECTIONS}\``, maxLength: 100 })
  @IsString()
  @MaxLength(100)
  name!: string
}
