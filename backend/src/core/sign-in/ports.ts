import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import type { Actor } from '../http/actor'
import type { UserAnswer } from './user.answers'

/** An organization as a sign-in form names it. */
export type TenantNamed = { readonly slug?: string | undefined; readonly domain?: string | undefined }

/** What signing in needs to know of users and organizations, and tells of it. */
export interface Accounts {
  /** Who has a username, however it is written; undefined where nobody does, or they were deleted. */
  findByUsername(username: string): Promise<Actor | undefined>
  /** What a signed-in person sees of themselves; undefined where they were deleted meanwhile. */
  answer(user: UserId): Promise<UserAnswer | undefined>
  /** The organization of a slug or domain; undefined where nobody has it. */
  organizationAt(tenant: TenantNamed): Promise<OrganizationId | undefined>
  /** Somebody signed in, with a device that is new to them or not. */
  signedIn(actor: Actor, isNewDevice: boolean): void
  /** They used up a recovery code of their second factor; so many are left. */
  usedRecoveryCode(actor: Actor, left: number): void
  /** Somebody said to be this user, and was not let in. */
  refused(actor: Actor): void
}

/** `@Inject(ACCOUNTS) private readonly accounts: Accounts` */
export const ACCOUNTS = Symbol('accounts')
