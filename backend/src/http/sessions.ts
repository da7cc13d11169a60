import type { UserId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { userCard } from '@fullcourt/projections/users/user'
import type { Documents } from '../documents/documents'
import type { Actor } from './actor'
import type { KnownRequest } from './request'

/** Who a request's session belongs to; undefined where it has none. */
export type UserOfSession = (request: KnownRequest) => UserId | undefined

/** The acting person of a request: his session, and what he is today (a deleted user is nobody, a new role holds at once). */
export class Sessions {
  constructor(
    private readonly documents: Documents,
    private readonly userOf: UserOfSession,
  ) {}

  async actorOf(request: KnownRequest): Promise<Actor | undefined> {
    const user = this.userOf(request)
    const card = user === undefined ? undefined : activeOf(await this.documents.get(userCard, user))
    if (user === undefined || card === undefined) return undefined
    return { user, role: card.profile.role, organization: card.organization }
  }
}
