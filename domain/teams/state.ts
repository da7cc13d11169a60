import { fieldsOf } from '../facts/change'
import type { Traced } from '../facts/fact'
import type { StreamOf } from '../facts/stream-of'
import type { OrganizationId, TeamId } from '../ids/kinds'
import type { BrandingFact } from '../branding/events'
import { brandingPartsOf, evolveBranding, NO_BRANDING, type Branding } from '../branding/state'
import type { UnavailableSlot } from '../schedules/slots'
import type { TeamDetails, TeamFact } from './events'

export type Team =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'active' | 'deleted'
      readonly id: TeamId
      readonly organization: OrganizationId
      readonly details: TeamDetails
      readonly branding: Branding
      readonly unavailableSlots: readonly UnavailableSlot[]
      /** Id of its last deletion; null where it was never deleted. */
      readonly deletion: string | null
    }

export type TeamStreamFact = TeamFact | BrandingFact

const evolve = (team: Team, fact: Traced<TeamStreamFact>): Team => {
  if (fact.type === 'TeamCreated')
    return {
      kind: 'active',
      id: fact.data.team,
      organization: fact.data.organization,
      details: fact.data.details,
      branding: NO_BRANDING,
      unavailableSlots: [],
      deletion: null,
    }
  if (team.kind === 'unknown') return team
  switch (fact.type) {
    case 'TeamChanged':
      return { ...team, details: { ...team.details, ...fact.data.is } }
    case 'UnavailableSlotsSet':
      return { ...team, unavailableSlots: fact.data.is }
    case 'TeamDeleted':
      return { ...team, kind: 'deleted', deletion: fact.id ?? '' }
    case 'TeamRestored':
      return { ...team, kind: 'active', details: fact.data.details }
    case 'ColoursChosen':
    case 'AbbreviationChosen':
      return { ...team, branding: evolveBranding(team.branding, fact) }
  }
}

const UNAVAILABLE_SLOTS_PART = 'unavailableSlots'

const partsOf = (fact: TeamStreamFact): readonly string[] => {
  switch (fact.type) {
    case 'TeamChanged':
      return fieldsOf(fact.data.is)
    case 'UnavailableSlotsSet':
      return [UNAVAILABLE_SLOTS_PART]
    case 'ColoursChosen':
    case 'AbbreviationChosen':
      return brandingPartsOf(fact)
    default:
      return []
  }
}

export const teamStream: StreamOf<Team, Traced<TeamStreamFact>, TeamId> = {
  name: id => `team-${id}`,
  initial: { kind: 'unknown' },
  evolve,
  partsOf,
}
