import { ApiPropertyOptional } from '@nestjs/swagger'
import { UserAnswer } from '../../core/sign-in/user.answers'

/** With the password that was made for the user, shown this once. */
export class UserWithPasswordAnswer extends UserAnswer {
  @ApiPropertyOptional()
  tempPassword?: string
}
