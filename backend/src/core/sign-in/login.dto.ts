import { ApiProperty } from '@nestjs/swagger'
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator'
import { PASSWORD_LENGTH } from '../password-rules/password-length'
import { UserAnswer } from './user.answers'

/** The longest username that is looked for; a username may be an e-mail address. */
const LONGEST_USERNAME = 254

/** A recovery code with room for blanks. */
const LONGEST_CODE = 40

/** Who signs in, and on whose page they do (an empty text is the same as none). */
export class LoginDto {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_USERNAME, example: 'ana' })
  @IsString()
  @MinLength(1, { message: 'Username is required.' })
  @MaxLength(LONGEST_USERNAME)
  username!: string

  @ApiProperty({ minLength: 1, maxLength: PASSWORD_LENGTH.longest, format: 'password' })
  @IsString()
  @MinLength(1, { message: 'Password is required.' })
  @MaxLength(PASSWORD_LENGTH.longest)
  password!: string

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    maxLength: LONGEST_CODE,
    description: 'Where the user switched two-factor sign-in on: the code that their app shows, or a recovery code',
  })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_CODE)
  code?: string | null

  @ApiProperty({ type: String, required: false, nullable: true, maxLength: 253, example: 'league.example.com' })
  @IsOptional()
  @IsString()
  @MaxLength(253)
  domain?: string | null

  @ApiProperty({ type: String, required: false, nullable: true, maxLength: 63, example: 'demo' })
  @IsOptional()
  @IsString()
  @MaxLength(63)
  slug?: string | null
}

export class LoginAnswer {
  @ApiProperty({ type: UserAnswer })
  user!: UserAnswer
}

/** A sign-in with a new device, which the user has to be told of. */
export class NewDeviceAnswer {
  @ApiProperty({ description: 'Its name in the calls about it; nobody can use it' })
  id!: string

  @ApiProperty({ example: 'Firefox on Windows' })
  device!: string

  @ApiProperty({ description: 'ISO 8601' })
  signedInAt!: string
}

export class CheckAuthAnswer {
  @ApiProperty()
  authenticated!: boolean

  @ApiProperty({ type: UserAnswer, required: false, description: 'Only where somebody is signed in.' })
  user?: UserAnswer

  @ApiProperty({
    type: [NewDeviceAnswer],
    required: false,
    description: 'Somebody signed in as this user with a device that was new, and nobody said yet on this one whose it is.',
  })
  newDevices?: NewDeviceAnswer[]

  @ApiProperty({
    required: false,
    description: 'The password was made by somebody else: nothing else is allowed until it is changed.',
  })
  mustChangePassword?: boolean

  @ApiProperty({
    required: false,
    description: 'The organization needs two factors of whoever works for it: nothing else is allowed until one is set.',
  })
  mustSetSecondFactor?: boolean
}

export class LogoutAnswer {}
