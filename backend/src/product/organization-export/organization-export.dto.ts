import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, Matches } from 'class-validator'
import { FlagParameter, OptionalCountParameter } from '../../core/http/address-fields'
import { OfOrganization } from '../../core/http/of-tenant.dto'
import { POSITION_FORM } from '../../core/http/parameters'

/** What is taken along of an organization. */
export class ExportParams extends OfOrganization {
  @FlagParameter('With e-mail addresses and phone numbers of persons, which are left out otherwise. It is put on record')
  contactDetails?: boolean
}

/** Which of its facts. */
export class FactsParams extends ExportParams {
  @ApiPropertyOptional({ description: 'Only what came after this position of the log: that of the last line of the page before' })
  @IsOptional()
  @Matches(POSITION_FORM, { message: 'After must be a position of the log.' })
  after?: string

  @OptionalCountParameter('At most so many; all of them where it is left out')
  limit?: number
}
