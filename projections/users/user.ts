import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { runsOrganization } from '@fullcourt/domain/organizations/listed'
import type { UserProfile } from '@fullcourt/domain/users/events'
import { atRevision, asDeleted, whereKnown, unknownCard, whileActive, type AtRevision, type Card, type Known } from '../card'
import { padId, placeById } from '../order'
import { projection } from '../projection'

/** A user; username and e-mail are sealed. */
export type UserCard = Card<
  {
    readonly id: UserId
    readonly organization: OrganizationId | null
    readonly profile: UserProfile
    /** Signing in takes a code beside the password. */
    readonly secondFactor: boolean
    /** The ids of their passkeys; absent where they have none. */
    readonly passkeys?: readonly string[]
    /** Their key is gone, or about to go: their name cannot be opened. */
    readonly erased?: true
  } & AtRevision
>

/** Key in the index `organization` of those who belong to none. */
export const NO_ORGANIZATION = 'none'

/** Those who run organizations, in the order of these: whether somebody runs one is counted without reading them. */
export const STAFF = { index: 'staff', key: 'all' } as const
/** So many characters of an order in that list are the organization's id. */
export const ORGANIZATION_LENGTH = padId(0).length

const cardOf = ({ user }: { user: UserId }) => [String(user)]

const withPasskeys = (
  { passkeys: had = [], ...user }: Known<UserCard>,
  change: (had: readonly string[]) => readonly string[],
): Known<UserCard> => {
  const passkeys = change(had)
  return passkeys.length === 0 ? user : { ...user, passkeys }
}

export const userCard = projection<UserCard, AnyFact>('userCard', {
  version: 6,
  initial: () => unknownCard,
  indexes: {
    organization: whileActive(({ id, organization }) => [placeById(organization ?? NO_ORGANIZATION, id)]),
    staff: whileActive(({ id, organization, profile }) =>
      organization !== null && runsOrganization(profile.role)
        ? [{ key: STAFF.key, order: `${padId(organization)} ${padId(id)}` }]
        : [],
    ),
  },
})
  .on('UserCreated', cardOf, (_, { user, organization, profile }, { fact: { revision } }) => ({
    id: user,
    organization,
    profile,
    secondFactor: false,
    revision,
    status: 'active',
  }))
  .on('UserChanged', cardOf, atRevision(whereKnown((user, { is }) => ({ ...user, profile: { ...user.profile, ...is } }))))
  .on(
    'SecondFactorSet',
    cardOf,
    whereKnown(user => ({ ...user, secondFactor: true })),
  )
  .on(
    'SecondFactorRemoved',
    cardOf,
    whereKnown(user => ({ ...user, secondFactor: false })),
  )
  .on(
    'PasskeyAdded',
    cardOf,
    whereKnown((user, { passkey }) => withPasskeys(user, had => [...had, passkey])),
  )
  .on(
    'PasskeyRemoved',
    cardOf,
    whereKnown((user, { passkey }) => withPasskeys(user, had => had.filter(one => one !== passkey))),
  )
  .on('UserDeleted', cardOf, asDeleted)
  .on(
    'UserRestored',
    cardOf,
    atRevision(
      whereKnown((user, { profile }) => ({ ...withPasskeys(user, () => []), profile, secondFactor: false, status: 'active' })),
    ),
  )
  .on(
    'PersonErased',
    data => ('user' in data ? cardOf(data) : []),
    whereKnown(user => ({ ...user, status: 'deleted', erased: true })),
  )
