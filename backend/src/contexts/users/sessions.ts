import { mustSetSecondFactor } from '@fullcourt/domain/organizations/features'
import type { Documents } from '../../storage/documents/documents'
import { activeAccount } from './active-user'
import type { Actor } from '../../core/http/actor'
import type { KnownRequest } from '../../core/http/request'
import { userOfSession } from '../../core/sign-in/user-of-session'

/** Who is signed in, and whether they may do nothing before they have set a second factor. */
type Signed = { readonly actor: Actor; readonly mustSetSecondFactor: boolean }

/** The acting person of a request: their session, and what they are today (a deleted user is nobody, as are the people of a deleted organization; a new role holds at once). */
export class Sessions {
  constructor(private readonly documents: Documents) {}

  async of(request: KnownRequest): Promise<Signed | undefined> {
    const id = userOfSession(request)
    const account = id === undefined ? undefined : await activeAccount(this.documents, id)
    if (account === undefined) return undefined
    const { id: user, profile, organization, secondFactor, passkeys = [] } = account.user
    const hasTwo = secondFactor || passkeys.includes(request.session.passkey ?? '')
    return {
      actor: { user, role: profile.role, organization },
      mustSetSecondFactor: mustSetSecondFactor(hasTwo, account.organization?.flags),
    }
  }

  /** The acting person alone. */
  async actorOf(request: KnownRequest): Promise<Actor | undefined> {
    return (await this.of(request))?.actor
  }
}
