import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean } from 'class-validator'
import { MayBeLeftOut } from './may-be-left-out'

/** Saves what conflicts refused (409): a person saw them. */
export const AllowConflictsField = () =>
  applyDecorators(
    ApiPropertyOptional({ description: 'Saved though conflicts are in the way, which the refusal (409) lists' }),
    MayBeLeftOut(),
    IsBoolean(),
  )
