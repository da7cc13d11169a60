import { ApiPropertyOptional } from '@nestjs/swagger'
import { CourtsideRulesAnswer } from '../../core/readers/courtside-rules.answers'

export class LeagueCourtsideRulesAnswer extends CourtsideRulesAnswer {
  @ApiPropertyOptional({ description: 'Revision at which they were read, what a form sends back as If-Match' })
  revision?: number
}
