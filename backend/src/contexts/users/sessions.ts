import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { Documents } from '../../storage/documents/documents'
import { activeUser } from './active-user'
import type { Actor } from '../../core/http/actor'
import type { KnownRequest } from '../../core/http/request'

/** Who a request's session belongs to; undefined where it has none. */
export type UserOfSession = (request: KnownRequest) => UserId | undefined

/** The acting person of a request: their session, and what they are today (a deleted user is nobody, as are the people of a deleted organization; a new role holds at once). */
export class Sessions {
  constructor(
    private readonly documents: Documents,
    private readonly userOf: UserOfSession,
  ) {}

  async actorOf(request: KnownRequest): Promise<Actor | undefined> {
    const id = this.userOf(request)
    const user = id === undefined ? undefined : await activeUser(this.documents, id)
    return user && { user: user.id, role: user.profile.role, organization: user.organization }
  }
}
