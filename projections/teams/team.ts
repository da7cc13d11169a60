import type { Bearer, BrandingFact } from '@fullcourt/domain/branding/events'
import { evolveBranding, NO_BRANDING, type Branding } from '@fullcourt/domain/branding/state'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { OrganizationId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { UnavailableSlot } from '@fullcourt/domain/schedules/slots'
import type { TeamDetails } from '@fullcourt/domain/teams/events'
import { atRevision, asDeleted, whereKnown, unknownCard, whileActive, type AtRevision, type Card } from '../card'
import { placeById } from '../order'
import { projection, type EventContext } from '../projection'

export type TeamCard = Card<
  {
    readonly id: TeamId
    readonly organization: OrganizationId
    readonly details: TeamDetails
    /** Missing in cards that were made before there was one. */
    readonly branding?: Branding
    /** When it cannot play; missing in cards that were made before there was such a list. */
    readonly unavailableSlots?: readonly UnavailableSlot[]
  } & AtRevision
>

const cardOf = ({ team }: { team: TeamId }) => [String(team)]

/** None where the fact is about the organization's own. */
const bearerOf = ({ team }: Bearer) => (team === null ? [] : [String(team)])

const withBranding = atRevision((team: TeamCard, _: unknown, { fact }: EventContext<BrandingFact>): TeamCard =>
  team.status === 'unknown' ? team : { ...team, branding: evolveBranding(team.branding ?? NO_BRANDING, fact) },
)

export const teamCard = projection<TeamCard, AnyFact>('teamCard', {
  version: 5,
  initial: () => unknownCard,
  indexes: { organization: whileActive(({ id, organization }) => [placeById(organization, id)]) },
})
  .on('TeamCreated', cardOf, (_, { team, organization, details }, { fact: { revision } }) => ({
    id: team,
    organization,
    details,
    branding: NO_BRANDING,
    unavailableSlots: [],
    revision,
    status: 'active',
  }))
  .on('TeamChanged', cardOf, atRevision(whereKnown((team, { is }) => ({ ...team, details: { ...team.details, ...is } }))))
  .on('UnavailableSlotsSet', cardOf, atRevision(whereKnown((team, { is }) => ({ ...team, unavailableSlots: is }))))
  .on('TeamDeleted', cardOf, asDeleted)
  .on('ColoursChosen', bearerOf, withBranding)
  .on('AbbreviationChosen', bearerOf, withBranding)
  .on('TeamRestored', cardOf, atRevision(whereKnown((team, { details }) => ({ ...team, details, status: 'active' }))))
