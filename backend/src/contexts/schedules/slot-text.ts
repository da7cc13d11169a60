import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, IsString } from 'class-validator'
import { BlankAsNone } from '../../core/http/fields'

/** When or where a game is to be played, which may be left out, or be none: what a form leaves empty is none. */
export const SlotText = (description: string) =>
  applyDecorators(ApiPropertyOptional({ type: String, nullable: true, description }), BlankAsNone(), IsOptional(), IsString())
