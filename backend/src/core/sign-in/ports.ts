import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import type { Actor } from '../http/actor'
import type { UserAnswer } from './user.answers'

/** An organization as a sign-in form names it. */
export type TenantNamed = { readonly slug?: string | undefined; readonly domain?: string | undefined }

export type HowSignedIn = {
  /** Nobody of this name had signed in with the device before. */
  readonly isNewDevice: boolean
  /** What it is called, where the user has to be told of it: `Firefox on Windows`. */
  readonly device: string | null
  readonly withPasskey: boolean
}

/** What signing in needs to know of users and organizations, and tells of it. */
export interface Accounts {
  /** Who has a username, however it is written; undefined where nobody does, or they were deleted. */
  findByUsername(username: string): Promise<Actor | undefined>
  /** What a signed-in person sees of themselves; undefined where they were deleted meanwhile. */
  answer(user: UserId): Promise<UserAnswer | undefined>
  /** Who has a passkey, by what is on record; undefined where they do not, or were deleted. */
  withPasskey(user: UserId, passkey: string): Promise<Actor | undefined>
  /** The organization of a slug or domain; undefined where nobody has it. */
  organizationAt(tenant: TenantNamed): Promise<OrganizationId | undefined>
  /** Somebody signed in. */
  signedIn(actor: Actor, how: HowSignedIn): void
  /** They used up a recovery code of their second factor; so many are left. */
  usedRecoveryCode(actor: Actor, left: number): void
  /** Somebody said to be this user, and was not let in. */
  refused(actor: Actor): void
}

/** `@Inject(ACCOUNTS) private readonly accounts: Accounts` */
export const ACCOUNTS = Symbol('accounts')
