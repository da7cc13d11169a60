import type { Fact } from '../facts/fact'
import type { OrganizationId, PlayerId, UserId } from '../ids/kinds'

export type ErasedPlayer = { readonly organization: OrganizationId; readonly player: PlayerId }
export type ErasedUser = { readonly organization: OrganizationId | null; readonly user: UserId }
export type ErasedScorer = { readonly organization: OrganizationId; readonly scorer: UserId }

/**
 * A person's data is gone for good: a policy destroys the key that it was sealed with, and the photo. Figures stay.
 * It is in the person's own stream, and they were deleted before.
 * See docs/people.md#erasing.
 */
export type PersonErased = Fact<'PersonErased', ErasedPlayer | ErasedUser | ErasedScorer>
