import type { Role } from '@fullcourt/domain/users/events'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'

/** The signed-in person who makes a call. */
export type Actor = { readonly user: UserId; readonly role: Role; readonly organization: OrganizationId | null }

/** Under whose id a call writes. */
export type Caller = Pick<Actor, 'user'>
