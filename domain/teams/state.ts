import { fieldsOf } from '../facts/change'
import type { StreamOf } from '../facts/stream-of'
import type { OrganizationId, TeamId } from '../ids/kinds'
import type { TeamDetails, TeamFact } from './events'

export type Team =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'active' | 'deleted'
      readonly id: TeamId
      readonly organization: OrganizationId
      readonly details: TeamDetails
    }

const evolve = (team: Team, fact: TeamFact): Team => {
  if (fact.type === 'TeamCreated')
    return { kind: 'active', id: fact.data.team, organization: fact.data.organization, details: fact.data.details }
  if (team.kind === 'unknown') return team
  switch (fact.type) {
    case 'TeamChanged':
      return { ...team, details: { ...team.details, ...fact.data.is } }
    case 'TeamDeleted':
      return { ...team, kind: 'deleted' }
  }
}

const partsOf = (fact: TeamFact): readonly string[] => (fact.type === 'TeamChanged' ? fieldsOf(fact.data.is) : [])

export const teamStream: StreamOf<Team, TeamFact, TeamId> = {
  name: id => `team-${id}`,
  initial: { kind: 'unknown' },
  evolve,
  partsOf,
}
