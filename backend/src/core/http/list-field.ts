import { applyDecorators, type Type as Class } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator'

type Limits = { readonly least?: number; readonly most: number; readonly description?: string }

/** A list of things in a body. */
export const ListOf = (thing: Class, { least = 0, most, description }: Limits) =>
  applyDecorators(
    ApiProperty({ type: [thing], minItems: least || undefined, maxItems: most, description }),
    IsArray(),
    ArrayMinSize(least),
    ArrayMaxSize(most),
    ValidateNested({ each: true }),
    Type(() => thing),
  )
