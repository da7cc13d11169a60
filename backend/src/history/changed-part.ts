import { fieldsOf } from '@fullcourt/domain/facts/change'
import type { HistoricFact } from '@fullcourt/domain/log/historic'

const NAMES = ['name', 'firstName', 'lastName', 'username', 'usernameKey']

const isNameAlone = (is: object): boolean => fieldsOf(is).every(field => NAMES.includes(field))

/** What the one who was second has to look at, in a word: `figures`, `name`, `order`. */
export const changedPart = (fact: HistoricFact): string => {
  switch (fact.type) {
    case 'ScoreUpdated':
    case 'PeriodScoreUpdated':
    case 'BoxScoreLineRecorded':
      return 'figures'
    case 'LeaguesOrdered':
      return 'order'
    case 'LeagueRenamed':
      return 'name'
    case 'CaptainNamed':
      return 'captain'
    case 'TeamEnteredLeague':
    case 'TeamLeftLeague':
      return 'league'
    case 'FeatureFlagSet':
    case 'SeasonCreated':
    case 'SeasonActivated':
    case 'SeasonDeactivated':
      return 'settings'
    case 'OrganizationChanged':
    case 'SeasonChanged':
      return isNameAlone(fact.data.is) ? 'name' : 'settings'
    case 'TeamChanged':
    case 'PlayerChanged':
    case 'UserChanged':
      return isNameAlone(fact.data.is) ? 'name' : 'details'
    default:
      return 'details'
  }
}
