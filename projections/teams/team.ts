import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { OrganizationId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { TeamDetails } from '@fullcourt/domain/teams/events'
import { atRevision, deleted, known, unknownCard, whileActive, type AtRevision, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

export type TeamCard = Card<
  { readonly id: TeamId; readonly organization: OrganizationId; readonly details: TeamDetails } & AtRevision
>

const cardOf = ({ team }: { team: TeamId }) => [String(team)]

export const teamCard = projection<TeamCard, AnyFact>('teamCard', {
  version: 3,
  initial: () => unknownCard,
  indexes: { organization: whileActive(({ id, organization }) => [placeById(organization, id)]) },
})
  .on('TeamCreated', cardOf, (_, { team, organization, details }, { fact: { revision } }) => ({
    id: team,
    organization,
    details,
    revision,
    status: 'active',
  }))
  .on('TeamChanged', cardOf, atRevision(known((team, { is }) => ({ ...team, details: { ...team.details, ...is } }))))
  .on('TeamDeleted', cardOf, deleted)
