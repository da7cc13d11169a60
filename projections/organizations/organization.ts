import type { Bearer, BrandingFact } from '@fullcourt/domain/branding/events'
import { evolveBranding, NO_BRANDING, type Branding } from '@fullcourt/domain/branding/state'
import { plainText } from '@fullcourt/domain/facts/plain-text'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { isListed } from '@fullcourt/domain/organizations/listed'
import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import {
  atRevision,
  asDeleted,
  whereKnown,
  unknownCard,
  whileActive,
  whileDeleted,
  type AtRevision,
  type Card,
  type Known,
} from '../card'
import { padId, placeById } from '../order'
import { projection, type EventContext } from '../projection'

export type OrganizationCard = Card<
  {
    readonly id: OrganizationId
    readonly profile: OrganizationProfile
    /** Flags that were ever set; one that is missing is off. */
    readonly flags: { readonly [flag: string]: boolean }
    /** Missing in cards that were made before there was one. */
    readonly branding?: Branding
  } & AtRevision
>

/** The only key of the index `all`. */
export const ALL_ORGANIZATIONS = 'all'

/** Where an organization is among the others: by its name, as people sort names. */
export const listedOrder = ({ id, profile: { name } }: Pick<Known<OrganizationCard>, 'id' | 'profile'>): string =>
  `${plainText(name)} ${padId(id)}`

const cardOf = ({ organization }: { organization: OrganizationId }) => [String(organization)]

/** None where the fact is about a team. */
const bearerOf = ({ organization, team }: Bearer) => (team === null ? [String(organization)] : [])

const withBranding = atRevision(
  (organization: OrganizationCard, _: unknown, { fact }: EventContext<BrandingFact>): OrganizationCard =>
    organization.status === 'unknown'
      ? organization
      : { ...organization, branding: evolveBranding(organization.branding ?? NO_BRANDING, fact) },
)

export const organizationCard = projection<OrganizationCard, AnyFact>('organizationCard', {
  version: 6,
  listsSince: { listed: 6 },
  initial: () => unknownCard,
  indexes: {
    all: whileActive(({ id }) => [placeById(ALL_ORGANIZATIONS, id)]),
    listed: whileActive(card => (isListed(card.flags, true) ? [{ key: ALL_ORGANIZATIONS, order: listedOrder(card) }] : [])),
    deleted: whileDeleted(({ id }) => [placeById(ALL_ORGANIZATIONS, id)]),
  },
})
  .on('OrganizationCreated', cardOf, (_, { organization, profile }, { fact: { revision } }) => ({
    revision,
    id: organization,
    profile,
    flags: {},
    branding: NO_BRANDING,
    status: 'active',
  }))
  .on(
    'OrganizationChanged',
    cardOf,
    atRevision(whereKnown((organization, { is }) => ({ ...organization, profile: { ...organization.profile, ...is } }))),
  )
  .on(
    'FeatureFlagSet',
    cardOf,
    atRevision(whereKnown((organization, { flag, is }) => ({ ...organization, flags: { ...organization.flags, [flag]: is } }))),
  )
  .on('OrganizationDeleted', cardOf, asDeleted)
  .on('ColoursChosen', bearerOf, withBranding)
  .on('AbbreviationChosen', bearerOf, withBranding)
  .on(
    'OrganizationRestored',
    cardOf,
    atRevision(whereKnown((organization, { profile, flags }) => ({ ...organization, profile, flags, status: 'active' }))),
  )
