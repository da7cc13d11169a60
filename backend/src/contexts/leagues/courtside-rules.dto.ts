import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsObject, ValidateNested } from 'class-validator'
import {
  MOST_BONUS_FOULS,
  MOST_FOULS_OUT,
  MOST_MINUTES,
  MOST_TIME_OUTS,
  type CourtsideRules,
  type SentCourtsideRules,
} from '@fullcourt/domain/leagues/courtside-rules'
import { OneOf, OptionalFlag, OptionalWholeNumber, WholeNumber } from '../../core/http/fields'
import { WithReason } from '../../core/http/with-reason.dto'

const CLOCKS = ['none', 'countdown'] as const

const Few = () => WholeNumber({ least: 0, most: MOST_TIME_OUTS })
const Minutes = () => WholeNumber({ least: 1, most: MOST_MINUTES })

export class TimeOutsOfRulesDto {
  @Few()
  firstHalf!: number

  @Few()
  secondHalf!: number

  @Few()
  overtime!: number
}

export class CourtsideRulesDto extends WithReason {
  @WholeNumber({ least: 1, most: MOST_BONUS_FOULS })
  bonusFouls!: number

  @ApiProperty({ type: TimeOutsOfRulesDto })
  @IsObject()
  @ValidateNested()
  @Type(() => TimeOutsOfRulesDto)
  timeOuts!: TimeOutsOfRulesDto

  @OneOf(CLOCKS)
  clock!: CourtsideRules['clock']

  @Minutes()
  periodMinutes!: number

  @Minutes()
  overtimeMinutes!: number

  @OptionalFlag('Whether substitutions are recorded; stays as it is where it is left out')
  keepsMinutes?: boolean

  @OptionalWholeNumber({ least: 1, most: MOST_FOULS_OUT, description: 'Fouls with which a player leaves; likewise' })
  foulsOut?: number

  toRules(): SentCourtsideRules {
    const { bonusFouls, timeOuts, clock, periodMinutes, overtimeMinutes, keepsMinutes, foulsOut } = this
    const { firstHalf, secondHalf, overtime } = timeOuts
    return {
      bonusFouls,
      timeOuts: { firstHalf, secondHalf, overtime },
      clock,
      periodMinutes,
      overtimeMinutes,
      ...(keepsMinutes === undefined ? {} : { keepsMinutes }),
      ...(foulsOut === undefined ? {} : { foulsOut }),
    }
  }
}
