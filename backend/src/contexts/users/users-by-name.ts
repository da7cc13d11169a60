import { comparableUsername } from '@fullcourt/domain/users/username'
import { Inject, Injectable } from '@nestjs/common'
import { claims } from '@fullcourt/projections/claims/claims'
import { Documents } from '../../storage/documents/documents'
import { KEYED_HASH } from '../../core/injection/tokens'
import type { KeyedHash } from '../../storage/people/keyed-hash'
import { activeUser, type ActiveUser } from './active-user'

/** Finds who has a username; the look-up follows the claim (docs/facts.md#claims). */
@Injectable()
export class UsersByName {
  constructor(
    private readonly documents: Documents,
    @Inject(KEYED_HASH) private readonly keyedHash: KeyedHash,
  ) {}

  async find(username: string): Promise<ActiveUser | undefined> {
    const key = this.keyedHash('username', comparableUsername(username))
    const held = await this.documents.get(claims, `username-${key}`)
    const user = held?.holder == null ? undefined : await activeUser(this.documents, held.holder)
    return user?.profile.usernameKey === key ? user : undefined
  }
}
