import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength, MinLength, Min, ValidateIf } from 'class-validator'
import { THEMES, type Theme } from '@fullcourt/domain/users/theme'
import type { Role } from '@fullcourt/domain/users/events'
import { AsStored } from '../../core/http/as-stored'
import { EmailField } from '../../core/http/email-field'
import { MayBeLeftOut } from '../../core/http/may-be-left-out'
import { NameField, OptionalNameField } from '../../core/http/name-field'
import { IdParameter } from '../../core/http/path-ids'
import { ReasonField } from '../../core/http/reason-field'
import { PASSWORD_LENGTH } from '../../core/password-rules/password-length'
import { UserAnswer } from '../../core/sign-in/user.answers'

export const LONGEST_USERNAME = 100
const ROLES = ['super_admin', 'org_owner', 'staff'] as const

export class UserPath {
  @IdParameter('User')
  id!: number
}

/** A form's empty field means none. */
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** The password of a new user; without one, one is made. */
export const NewPasswordField = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      minLength: PASSWORD_LENGTH.shortest,
      maxLength: PASSWORD_LENGTH.longest,
    }),
    ValidateIf((_, password) => isGiven(password)),
    IsString(),
    MinLength(PASSWORD_LENGTH.shortest),
    MaxLength(PASSWORD_LENGTH.longest),
  )

export class NewUserDto {
  @NameField('Username', LONGEST_USERNAME)
  username!: string

  @EmailField()
  email?: string | null

  @NewPasswordField()
  password?: string | null

  @ApiPropertyOptional({ enum: ROLES, default: 'staff' })
  @MayBeLeftOut()
  @IsIn(ROLES)
  role?: Role

  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  organization_id?: number | null

  @ReasonField()
  reason?: string
}

/** What an owner changes (username, email, role, resetPassword), and what the user changes themselves (with oldPassword and password). */
@AsStored(UserAnswer)
export class ChangeUserDto {
  @OptionalNameField('Username', LONGEST_USERNAME)
  username?: string

  @EmailField()
  email?: string | null

  @ApiPropertyOptional({ enum: ROLES })
  @MayBeLeftOut()
  @IsIn(ROLES)
  role?: Role

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsBoolean()
  resetPassword?: boolean

  @ApiPropertyOptional({ maxLength: PASSWORD_LENGTH.longest })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(PASSWORD_LENGTH.longest)
  oldPassword?: string

  @ApiPropertyOptional({ minLength: PASSWORD_LENGTH.shortest, maxLength: PASSWORD_LENGTH.longest })
  @ValidateIf((_, password) => password !== undefined && password !== '')
  @IsString()
  @MinLength(PASSWORD_LENGTH.shortest)
  @MaxLength(PASSWORD_LENGTH.longest)
  password?: string

  @ApiPropertyOptional({ enum: THEMES })
  @MayBeLeftOut()
  @IsIn(THEMES)
  theme?: Theme

  @ReasonField()
  reason?: string
}
