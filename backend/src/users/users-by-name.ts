import { Inject, Injectable } from '@nestjs/common'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { claims } from '@fullcourt/projections/organizations/claims'
import { userCard, type UserCard } from '@fullcourt/projections/users/user'
import { Documents } from '../documents/documents'
import { KEYED_HASH } from '../house/tokens'
import type { KeyedHash } from '../people/keyed-hash'
import { comparableUsername } from './usernames'

/** A user who is there. */
export type StandingUser = Known<UserCard>

/** Finds who bears a username; the look-up follows the claim (design 2, Claims). */
@Injectable()
export class UsersByName {
  constructor(
    private readonly documents: Documents,
    @Inject(KEYED_HASH) private readonly keyedHash: KeyedHash,
  ) {}

  async find(username: string): Promise<StandingUser | undefined> {
    const key = this.keyedHash('username', comparableUsername(username))
    const held = await this.documents.get(claims, `username-${key}`)
    const user = held?.holder == null ? undefined : activeOf(await this.documents.get(userCard, held.holder))
    return user?.profile.usernameKey === key ? user : undefined
  }
}
