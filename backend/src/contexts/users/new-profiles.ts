import { Inject, Injectable } from '@nestjs/common'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { UserProfile } from '@fullcourt/domain/users/events'
import type { CommandContext } from '../../core/facts/command-context'
import { PEOPLE } from '../../core/injection/tokens'
import type { People } from '../../storage/people/people'
import { UsernameClaims } from './username-claims'

type Names = {
  /** As `cleanUsername` answers it. */
  readonly username: string
  readonly email: string | null
}

/** The profiles that users begin with. */
@Injectable()
export class NewProfiles {
  constructor(
    private readonly usernames: UsernameClaims,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** Claims the username and seals what is personal. Throws `Refused` where somebody else has the name. */
  async make(context: CommandContext, user: UserId, { username, email }: Names): Promise<Omit<UserProfile, 'role'>> {
    const usernameKey = await this.usernames.take(context, user, username)
    return {
      username: await this.people.seal(`user-${user}`, username),
      usernameKey,
      email: email === null ? null : await this.people.seal(`user-${user}`, email),
      theme: 'auto',
    }
  }
}
