import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsBoolean, IsOptional, IsString, MaxLength, MinLength } from 'class-validator'
import { LONGEST_NAME } from '@fullcourt/domain/facts/text'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import { AllowConflictsField, MayBeLeftOut, OptionalText } from '../../core/http/fields'
import { IdParameter } from '../../core/http/address-fields'

export class ImportPath {
  @IdParameter('The import')
  id!: number
}

/** A form sends every value as a text. */
const asBoolean = ({ value }: { value: unknown }) =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' || value === '' ? false : value

/** Where a league's files go; the files themselves come beside: CSV files, or a zip of them. */
export class NewImportDto {
  @OptionalText(63, 'Slug of the organization; without it, the own one')
  organization?: string

  @ApiProperty({ maxLength: LONGEST_NAME, description: 'Name of the season; made where there is none of that name' })
  @IsString()
  @MinLength(1, { message: 'Season is required.' })
  @MaxLength(LONGEST_NAME)
  season!: string

  @OptionalText(LONGEST_NAME, 'Name of the league; without it, that of the folder in the zip, or of the zip')
  league?: string

  @OptionalText(63, `Time zone of an organization that is made, such as America/New_York; without it ${DEFAULT_TIME_ZONE}`)
  time_zone?: string

  @ApiPropertyOptional({ type: Boolean, description: 'Only check the files and say what an import would do' })
  @MayBeLeftOut()
  @Transform(asBoolean)
  @IsBoolean()
  dryRun?: boolean

  @Transform(asBoolean)
  @AllowConflictsField()
  allowConflicts?: boolean

  @ApiPropertyOptional({
    type: [String],
    format: 'binary',
    description: 'teams.csv, players.csv, games.csv, box_scores.csv, rosters.csv, or a zip',
  })
  @IsOptional()
  files?: unknown
}
