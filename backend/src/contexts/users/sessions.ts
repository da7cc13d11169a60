import { mustSetSecondFactor } from '@fullcourt/domain/organizations/features'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { Documents } from '../../storage/documents/documents'
import { activeAccount } from './active-user'
import type { Actor } from '../../core/http/actor'
import type { KnownRequest } from '../../core/http/request'

/** Who a request's session belongs to; undefined where it has none. */
export type UserOfSession = (request: KnownRequest) => UserId | undefined

/** Who is signed in, and whether they may do nothing before they have set a second factor. */
type Signed = { readonly actor: Actor; readonly mustSetSecondFactor: boolean }

/** The acting person of a request: their session, and what they are today (a deleted user is nobody, as are the people of a deleted organization; a new role holds at once). */
export class Sessions {
  constructor(
    private readonly documents: Documents,
    private readonly userOf: UserOfSession,
  ) {}

  async of(request: KnownRequest): Promise<Signed | undefined> {
    const id = this.userOf(request)
    const account = id === undefined ? undefined : await activeAccount(this.documents, id)
    if (account === undefined) return undefined
    const { id: user, profile, organization } = account.user
    return {
      actor: { user, role: profile.role, organization },
      mustSetSecondFactor: mustSetSecondFactor(account.user.secondFactor, account.organization?.flags),
    }
  }

  /** The acting person alone. */
  async actorOf(request: KnownRequest): Promise<Actor | undefined> {
    return (await this.of(request))?.actor
  }
}
