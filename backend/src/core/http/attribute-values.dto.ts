import { ApiPropertyOptional } from '@nestjs/swagger'
import { applyDecorators } from '@nestjs/common'
import { plainToInstance, Transform, Type } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator'
import type { ValueText } from '@fullcourt/domain/players/attribute-value'
import { jsonOfForm } from './json-of-form'
import { MayBeLeftOut, Id } from './fields'

const MOST_VALUES = 50
/** In characters, with blanks around it; the attribute's type says more. */
const LONGEST_TEXT = 200

/** A player's value of an attribute; null or a blank takes it away. */
export class AttributeValueDto {
  @Id()
  attribute_id!: number

  @ApiPropertyOptional({ type: String, nullable: true, description: 'A text, a number or a day (YYYY-MM-DD); null for none' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value))
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_TEXT)
  value?: string | null

  @ApiPropertyOptional({
    type: Object,
    nullable: true,
    description: 'Accepted and not looked at: attribute_id says which it is.',
  })
  @IsOptional()
  attribute?: unknown
}

/** A form sends a list as JSON; what is none is left for the check. */
const listOfForm = ({ value }: { value: unknown }): unknown => {
  if (typeof value !== 'string') return value
  const parsed = jsonOfForm(value)
  return Array.isArray(parsed) && parsed.length <= MOST_VALUES ? plainToInstance(AttributeValueDto, parsed as object[]) : value
}

/** Values of a player's attributes; those that are not named stay. A form sends them as JSON. */
export const AttributeValuesField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: [AttributeValueDto], description: 'Those that are not named stay; a form sends them as JSON' }),
    Type(() => AttributeValueDto),
    Transform(listOfForm),
    MayBeLeftOut(),
    IsArray(),
    ArrayMaxSize(MOST_VALUES),
    ValidateNested({ each: true }),
  )

export const valueTexts = (values: readonly AttributeValueDto[] | undefined): readonly ValueText[] | undefined =>
  values?.map(({ attribute_id: attribute, value }) => ({ attribute, value: value ?? null }))
