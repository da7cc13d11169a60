import { AUDIT_KINDS, isAccessKind, type AuditKind } from '@fullcourt/domain/history/fact-record'
import { isInAudience } from '@fullcourt/domain/users/audience'
import type { Role } from '@fullcourt/domain/users/events'

const labels: { readonly [kind in AuditKind]: string } = {
  organization: 'Organization',
  season: 'Seasons',
  league: 'Leagues',
  team: 'Teams',
  player: 'Players',
  game: 'Games',
  user: 'Users',
  import: 'Imports',
  role: 'Roles',
  scenario: 'Scenarios',
  scorer: 'Scorer links',
  'sign-in': 'Sign-ins',
  'look-up': 'Contact details opened',
}

/** Kinds of what was done that somebody may ask for: who came and who looked is for owners. */
export const kindChoices = (role: Role) =>
  AUDIT_KINDS.filter(kind => !isAccessKind(kind) || isInAudience('owner', role)).map(value => ({ value, label: labels[value] }))
