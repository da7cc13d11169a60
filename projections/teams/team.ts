import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { OrganizationId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { TeamDetails } from '@fullcourt/domain/teams/events'
import { deleted, known, unknownCard, whileActive, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

export type TeamCard = Card<{ readonly id: TeamId; readonly organization: OrganizationId; readonly details: TeamDetails }>

const cardOf = ({ team }: { team: TeamId }) => [String(team)]

export const teamCard = projection<TeamCard, AnyFact>('teamCard', {
  version: 2,
  initial: () => unknownCard,
  indexes: { organization: whileActive(({ id, organization }) => [placeById(organization, id)]) },
})
  .on('TeamCreated', cardOf, (_, { team, organization, details }) => ({ id: team, organization, details, status: 'active' }))
  .on(
    'TeamChanged',
    cardOf,
    known((team, { is }) => ({ ...team, details: { ...team.details, ...is } })),
  )
  .on('TeamDeleted', cardOf, deleted)
