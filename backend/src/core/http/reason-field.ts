import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsString, MaxLength } from 'class-validator'
import { MayBeLeftOut } from './may-be-left-out'

/** In characters. */
export const LONGEST_REASON = 500

/** Why a change is made, in words of the person: accepted by every state-changing call (docs/http-api.md#changing). */
export const ReasonField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, description: 'Why, in words of the person.', maxLength: LONGEST_REASON }),
    MayBeLeftOut(),
    IsString(),
    MaxLength(LONGEST_REASON),
  )
