import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { IsString, Matches, MaxLength } from 'class-validator'

/** Bytes that an authenticator or its browser made. `longest`: in characters. */
export const Base64UrlField = (longest: number, description: string) =>
  applyDecorators(
    ApiProperty({ type: String, maxLength: longest, description: `${description}, base64url` }),
    IsString(),
    MaxLength(longest),
    Matches(/^[\w-]+$/, { message: 'This must be base64url.' }),
  )
