import { Injectable } from '@nestjs/common'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { comparableUsername } from '@fullcourt/domain/users/username'
import { Claims } from '../../core/claims/claims'
import type { CommandContext } from '../../core/facts/command-context'

/** Usernames are unique in the installation. */
@Injectable()
export class UsernameClaims {
  constructor(private readonly claims: Claims) {}

  /** Claims a username and answers its key. */
  async take(context: CommandContext, user: UserId, username: string): Promise<string> {
    const value = comparableUsername(username)
    await this.claims.take(context, { claim: 'username', value, holder: user, taken: 'This username is taken.' })
    return this.claims.keyOf('username', value)
  }
}
