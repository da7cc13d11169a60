import { Injectable } from '@nestjs/common'
import { refuseField, type Refusal } from '@fullcourt/domain/facts/decision'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { Refused } from '../../../core/facts/refused'
import { Attempts } from '../../../core/sign-in/attempts'
import { Passwords } from '../../../core/sign-in/passwords'
import { TooManyAttempts } from '../../../core/sign-in/too-many-attempts'

const WRONG = refuseField('password', 'The password is wrong.')

/** Asks a signed-in person for what they alone know. Guessing it from a session that was left open is limited as at the sign-in. */
@Injectable()
export class OwnSecrets {
  constructor(
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
  ) {}

  /** Their password. Throws `Refused` or `TooManyAttempts`. */
  async refuseWrongPassword(user: UserId, password: string | null, wrong: Refusal = WRONG): Promise<void> {
    await this.refuseUnless(user, async () => password !== null && (await this.passwords.verify(user, password)), wrong)
  }

  /** Whatever `isRight` looks at. Throws `Refused` or `TooManyAttempts`. */
  async refuseUnless(user: UserId, isRight: () => Promise<boolean>, wrong: Refusal): Promise<void> {
    const attempt = this.attempts.beginOwn(user)
    if (attempt.kind === 'refused') throw new TooManyAttempts(attempt.waitSeconds)
    if (!(await isRight())) throw new Refused(wrong, true)
    attempt.succeeded()
  }
}
