import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsArray, IsIn, IsInt, IsOptional, IsString, ValidateBy } from 'class-validator'
import { fieldLabel } from '@fullcourt/domain/facts/field-label'
import { MOST_WEEKS } from '@fullcourt/domain/schedules/details'
import { WEEKDAYS, type ScheduleDetails, type Weekday } from '@fullcourt/domain/schedules/events'
import type { NewSchedule } from '@fullcourt/domain/schedules/decide'
import { AllowConflictsField, MayBeLeftOut, Id, OptionalFlag } from '../../core/http/fields'
import { AsStored } from '../../core/http/as-stored'
import { IdParameter, OptionalIdParameter } from '../../core/http/address-fields'
import type { WantedGeneration } from './generation/generations'
import type { ScheduleWeek } from './queries/schedule-reader'
import { ScheduleAnswer } from './schedules.answers'
import { WithReason } from '../../core/http/with-reason.dto'
import { OfOrganization } from '../../core/http/of-tenant.dto'

export class SchedulePath {
  @IdParameter('Schedule')
  id!: number
}

export class SchedulesParams extends OfOrganization {
  @OptionalIdParameter('The league; without it those of all leagues of the active season')
  leagueId?: number
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(text => typeof text === 'string')

/** A list of texts, which may be left out. */
const Texts = (description: string) =>
  applyDecorators(ApiPropertyOptional({ type: [String], description }), MayBeLeftOut(), IsArray(), IsString({ each: true }))

/** A list of texts for each week, which may be left out. */
const TextsOfWeeks = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'array', items: { type: 'array', items: { type: 'string' } }, description }),
    MayBeLeftOut(),
    ValidateBy({
      name: 'isTextsOfWeeks',
      validator: {
        validate: value => Array.isArray(value) && value.every(isTexts),
        defaultMessage: part => `${fieldLabel(part?.property ?? '')} must be a list for each week.`,
      },
    }),
  )

/** A whole number, which may be left out; the decision says how large it may be. */
const Count = (description: string) =>
  applyDecorators(ApiPropertyOptional({ type: Number, description }), MayBeLeftOut(), IsInt())

/** What may be said of a schedule beside what is required. */
class ScheduleFieldsDto extends WithReason {
  @ApiPropertyOptional({ enum: WEEKDAYS, isArray: true, description: 'Empty: the weekday of the start date' })
  @MayBeLeftOut()
  @IsArray()
  @IsIn(WEEKDAYS, { each: true })
  gameDays?: Weekday[]

  @OptionalFlag('Whether timeSlots hold in every week', true)
  sameSlot?: boolean

  @Texts('HH:MM; a time listed twice is two games at that time')
  timeSlots?: string[]

  @TextsOfWeeks('HH:MM, of each week; required where sameSlot is off')
  weeklyTimeSlots?: string[][]

  @TextsOfWeeks('YYYY-MM-DD, of each week: instead of its game days')
  weeklyDates?: string[][]

  @Texts('Where games are played: each time slot is one game at each location')
  locations?: string[]

  @Count('The most games of a team in one day; 1 where it is not named')
  maxPerDay?: number

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'How often each pair meets; null for as many games as fit' })
  @IsOptional()
  @IsInt()
  meetings?: number | null

  @Count('The same input and seed give the same schedule')
  seed?: number

  @AllowConflictsField()
  allowConflicts?: boolean
}

const FIELDS = [
  'name',
  'startDate',
  'numWeeks',
  'gameDays',
  'sameSlot',
  'timeSlots',
  'weeklyTimeSlots',
  'weeklyDates',
  'locations',
  'maxPerDay',
  'meetings',
  'seed',
] as const satisfies readonly (keyof ScheduleDetails)[]

type Named = ScheduleFieldsDto & { readonly name?: string; readonly startDate?: string; readonly numWeeks?: number }

const detailsOf = (dto: Named): Partial<ScheduleDetails> =>
  Object.fromEntries(FIELDS.flatMap(field => (dto[field] === undefined ? [] : [[field, dto[field]]])))

/** A new schedule of a league: league, name, start date and the number of weeks are required (docs/schedules.md#weeks-and-slots). */
export class NewScheduleDto extends ScheduleFieldsDto {
  @ApiProperty({ type: String })
  @IsString()
  name!: string

  @Id('The league')
  leagueId!: number

  @ApiProperty({ type: String, description: 'YYYY-MM-DD' })
  @IsString()
  startDate!: string

  @ApiProperty({ type: Number, minimum: 1, maximum: MOST_WEEKS })
  @IsInt()
  numWeeks!: number

  toSchedule(): NewSchedule {
    const { name, startDate, numWeeks } = this
    return { ...detailsOf(this), name, startDate, numWeeks }
  }
}

/** What is not sent stays. */
@AsStored(ScheduleAnswer)
export class ScheduleDto extends ScheduleFieldsDto {
  @ApiPropertyOptional({ type: String })
  @MayBeLeftOut()
  @IsString()
  name?: string

  @ApiPropertyOptional({ type: String, description: 'YYYY-MM-DD' })
  @MayBeLeftOut()
  @IsString()
  startDate?: string

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: MOST_WEEKS })
  @MayBeLeftOut()
  @IsInt()
  numWeeks?: number

  toWanted(): Partial<ScheduleDetails> {
    return detailsOf(this)
  }
}

/** A week of a schedule. */
export class WeekParams {
  @IdParameter('Schedule')
  scheduleId!: number

  @ApiProperty({ type: Number, minimum: 0, maximum: MOST_WEEKS - 1, description: 'The week, from 0' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : NaN))
  @IsInt({ message: 'Week must be a whole number from 0.' })
  weekIndex!: number

  toWeek(): ScheduleWeek {
    return { schedule: this.scheduleId, week: this.weekIndex }
  }
}

/** Which schedule is generated, and how. */
export class GenerateDto extends WithReason {
  @Id('The schedule')
  scheduleId!: number

  @OptionalFlag('Whether played games are replaced as well; they stay otherwise', false)
  replacePlayed?: boolean

  @OptionalFlag('Answers what would come out beside what there is, and changes nothing', false)
  preview?: boolean

  @OptionalFlag('Answers at once (202); the report says how it goes', false)
  background?: boolean

  toWanted(): WantedGeneration {
    return {
      schedule: this.scheduleId,
      replacesPlayed: this.replacePlayed ?? false,
      inBackground: this.background ?? false,
    }
  }
}

/** Two games that exchange date, time and location. */
export class SwapDto extends WithReason {
  @Id('A game')
  gameId1!: number

  @Id('Another game')
  gameId2!: number

  @AllowConflictsField()
  allowConflicts?: boolean
}

export class PlanPath {
  @IdParameter('Generation or swap')
  id!: number
}

/** Of a call that needs nothing but its address. */
export class CancelDto extends WithReason {}
