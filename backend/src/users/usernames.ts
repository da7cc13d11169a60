import { Injectable } from '@nestjs/common'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { Claims } from '../claims/claims'
import type { Call } from '../facts/call'

/** A username as it is compared: trimmed, NFKC, lower case (design 2, Claims). */
export const comparableUsername = (username: string): string => username.normalize('NFKC').trim().toLowerCase()

/** Usernames are unique in the installation. */
@Injectable()
export class Usernames {
  constructor(private readonly claims: Claims) {}

  /** Claims a username and answers its key. */
  async take(call: Call, user: UserId, username: string): Promise<string> {
    const value = comparableUsername(username)
    await this.claims.take(call, { claim: 'username', value, holder: user, taken: 'This username is taken.' })
    return this.claims.keyOf('username', value)
  }
}
