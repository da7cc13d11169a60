import { fieldsOf } from '@fullcourt/domain/facts/change'
import { isFiguresFact } from '@fullcourt/domain/games/figures-facts'
import type { HistoricFact } from '@fullcourt/domain/log/historic'

const NAMES = ['name', 'label', 'firstName', 'lastName', 'username', 'usernameKey']

const namesAlone = (data: object): boolean =>
  'is' in data && typeof data.is === 'object' && data.is !== null && fieldsOf(data.is).every(field => NAMES.includes(field))

/** What the one who was second has to look at, in a word: `figures`, `name`, `order`. */
export const changedPart = (fact: HistoricFact): string => {
  if (isFiguresFact(fact)) return 'figures'
  const { type, data } = fact
  switch (type) {
    case 'LeagueRenamed':
    case 'DivisionRenamed':
      return 'name'
    case 'CaptainNamed':
    case 'RosterPlaceRestored':
      return 'captain'
    case 'TeamEnteredLeague':
    case 'TeamLeftLeague':
    case 'EntryRestored':
      return 'league'
    case 'TeamAssignedToDivision':
    case 'TeamRemovedFromDivision':
    case 'DivisionRestored':
      return 'order'
    case 'FeatureFlagSet':
    case 'SeasonCreated':
    case 'SeasonActivated':
    case 'SeasonDeactivated':
    case 'SeasonRestored':
      return 'settings'
    default:
      if (type.endsWith('Ordered') || type === 'LeagueRestored' || type === 'LeagueOrderRuleSet') return 'order'
      if (namesAlone(data)) return 'name'
      return type === 'OrganizationChanged' || type === 'SeasonChanged' ? 'settings' : 'details'
  }
}
