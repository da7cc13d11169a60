import { ApiProperty } from '@nestjs/swagger'
import { IsString, MaxLength, MinLength } from 'class-validator'
import { IdParameter } from '../../../core/http/address-fields'
import { WithReason } from '../../../core/http/with-reason.dto'
import { PASSWORD_LENGTH } from '../../../core/password-rules/password-length'

/** Whoever found a session left open does not know it. */
export class OwnPasswordDto extends WithReason {
  @ApiProperty({ minLength: 1, maxLength: PASSWORD_LENGTH.longest, format: 'password' })
  @IsString()
  @MinLength(1, { message: 'Password is required.' })
  @MaxLength(PASSWORD_LENGTH.longest)
  password!: string
}

export class ConfirmSecondFactorDto extends WithReason {
  @ApiProperty({ description: 'The code that the app shows', example: '492039' })
  @IsString()
  @MinLength(1, { message: 'Code is required.' })
  @MaxLength(40)
  code!: string
}

export class UserOfSecondFactor {
  @IdParameter('User')
  id!: number
}
