import { ApiProperty } from '@nestjs/swagger'
import { DOMAIN_STATES, type DomainState } from '@fullcourt/domain/organizations/domain-check'

/** What was found where an organization's own domain leads. */
export class DomainCheckAnswer {
  @ApiProperty({ type: String, nullable: true, description: 'The domain that was looked up, as it is saved' })
  domain!: string | null

  @ApiProperty({ enum: DOMAIN_STATES })
  state!: DomainState

  @ApiProperty({ description: 'The same in words, with what was found and what was expected' })
  message!: string
}
