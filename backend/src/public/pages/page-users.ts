import { Injectable } from '@nestjs/common'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import type { Role } from '@fullcourt/domain/users/events'
import type { Theme } from '@fullcourt/domain/users/theme'
import type { SiteUser } from '@fullcourt/domain/pages/render-contract'
import { Documents } from '../../storage/documents/documents'
import type { KnownRequest } from '../../core/http/request'
import { Sessions } from '../../contexts/users/sessions'
import { hasSessionCookie } from '../../core/sign-in/session-cookie'
import { activeUser } from '../../contexts/users/active-user'

/** What a page shows of the signed-in person for whom it is made. */
export type PageUser = {
  readonly id: UserId
  readonly theme: Theme
  readonly role: Role
  readonly organization: OrganizationId | null
}

/** Whether a person may edit the site of an organization; null: the product's own pages. */
const isStaffOf = ({ role, organization }: PageUser, site: OrganizationId | null): boolean =>
  role === 'super_admin' || (site !== null && organization === site)

/** What a public page knows of the person for whom it is made. */
export const siteUser = (user: PageUser, site: OrganizationId | null): SiteUser => ({
  id: user.id,
  role: user.role,
  isStaff: isStaffOf(user, site),
})

/** Finds out who asks for a page. */
@Injectable()
export class PageUsers {
  constructor(
    private readonly sessions: Sessions,
    private readonly documents: Documents,
  ) {}

  /** Nobody is looked up for a visitor, who has no cookie of a session. */
  async of(request: KnownRequest): Promise<PageUser | undefined> {
    if (!hasSessionCookie(request.headers.cookie)) return undefined
    const actor = await this.sessions.actorOf(request)
    const user = actor && (await activeUser(this.documents, actor.user))
    return user && { id: user.id, theme: user.profile.theme, role: user.profile.role, organization: user.organization }
  }
}
