import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsInt, IsOptional, IsString, MaxLength, MinLength, Min, ValidateIf } from 'class-validator'
import { THEMES, type Theme } from '@fullcourt/domain/users/theme'
import type { Role } from '@fullcourt/domain/users/events'
import { AsStored } from '../../core/http/as-stored'
import { EmailField } from '../../core/http/email-field'
import { NameField, OptionalNameField } from '../../core/http/name-field'
import { IdParameter } from '../../core/http/address-fields'
import { PASSWORD_LENGTH } from '../../core/password-rules/password-length'
import { UserAnswer } from '../../core/sign-in/user.answers'
import { WithReason } from '../../core/http/with-reason.dto'
import { OptionalFlag, OptionalOneOf, OptionalText } from '../../core/http/fields'

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

export class NewUserDto extends WithReason {
  @NameField('Username', LONGEST_USERNAME)
  username!: string

  @EmailField()
  email?: string | null

  @NewPasswordField()
  password?: string | null

  @OptionalOneOf(ROLES, { default: 'staff' })
  role?: Role

  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  organization_id?: number | null
}

/** What an owner changes (username, email, role, resetPassword), and what the user changes themselves (with oldPassword and password). */
@AsStored(UserAnswer)
export class ChangeUserDto extends WithReason {
  @OptionalNameField('Username', LONGEST_USERNAME)
  username?: string

  @EmailField()
  email?: string | null

  @OptionalOneOf(ROLES)
  role?: Role

  @OptionalFlag()
  resetPassword?: boolean

  @OptionalText(PASSWORD_LENGTH.longest)
  oldPassword?: string

  @ApiPropertyOptional({ minLength: PASSWORD_LENGTH.shortest, maxLength: PASSWORD_LENGTH.longest })
  @ValidateIf((_, password) => password !== undefined && password !== '')
  @IsString()
  @MinLength(PASSWORD_LENGTH.shortest)
  @MaxLength(PASSWORD_LENGTH.longest)
  password?: string

  @OptionalOneOf(THEMES)
  theme?: Theme
}

/** With the password that was made for the user, shown this once. */
export class UserWithPasswordAnswer extends UserAnswer {
  @ApiPropertyOptional()
  tempPassword?: string
}
