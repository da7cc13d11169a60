import { Injectable } from '@nestjs/common'
import { refuseField, type Refusal } from '@fullcourt/domain/facts/decision'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { Refused } from '../../../core/facts/refused'
import { Attempts } from '../../../core/sign-in/attempts'
import { Passwords } from '../../../core/sign-in/passwords'
import { TooManyAttempts } from '../../../core/sign-in/too-many-attempts'

const WRONG = refuseField('password', 'The password is wrong.')

/** Asks a signed-in person for their password once more. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
  ) {}

  /** Guessing it from a session that was left open is limited as guessing it at the sign-in is. Throws `Refused` or `TooManyAttempts`. */
  async refuseWrong(user: UserId, password: string | null, wrong: Refusal = WRONG): Promise<void> {
    const attempt = this.attempts.beginOwn(user)
    if (attempt.kind === 'refused') throw new TooManyAttempts(attempt.waitSeconds)
    if (password === null || !(await this.passwords.verify(user, password))) throw new Refused(wrong, true)
    attempt.succeeded()
  }
}
