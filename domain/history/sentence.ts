import type { Claimed } from '../claims/events'
import type { AnyFact } from '../facts/catalogue'
import { gameSentence } from '../games/history-sentence'
import type { IdsReserved } from '../ids/events'
import type { OuterIdsMapped, RowsBroughtIn } from '../imports/events'
import { importSentence } from '../imports/history-sentence'
import type { LogCreated } from '../log/events'
import { organizationSentence } from '../organizations/history-sentence'
import { playerSentence } from '../players/history-sentence'
import { seasonSentence } from '../seasons/history-sentence'
import { leagueSentence } from '../seasons/leagues/history-sentence'
import { teamSentence } from '../teams/history-sentence'
import { userSentence } from '../users/history-sentence'
import type { NameOf } from './words'

/** Facts that a history tells; those of the machinery (claims, ids, what an import maps) are nobody's history. */
export type HistoricFact = Exclude<AnyFact, LogCreated | IdsReserved | Claimed | OuterIdsMapped | RowsBroughtIn>

/**
 * What was done, in words that follow the name of who did it: `changed the final score from 61–58 to 61–59`. Who, when and
 * why stand around the fact and are told by the face.
 */
export const historySentence = (fact: HistoricFact, nameOf: NameOf): string => {
  switch (fact.type) {
    case 'OrganizationCreated':
    case 'OrganizationChanged':
    case 'FeatureFlagSet':
    case 'OrganizationDeleted':
      return organizationSentence(fact)
    case 'UserCreated':
    case 'UserChanged':
    case 'PasswordChanged':
    case 'UserDeleted':
      return userSentence(fact, nameOf)
    case 'SeasonCreated':
    case 'SeasonChanged':
    case 'SeasonActivated':
    case 'SeasonDeactivated':
    case 'SeasonDeleted':
      return seasonSentence(fact, nameOf)
    case 'LeagueAdded':
    case 'LeagueRenamed':
    case 'LeaguesOrdered':
    case 'LeagueDeleted':
    case 'TeamEnteredLeague':
    case 'TeamLeftLeague':
    case 'PlayerJoinedRoster':
    case 'PlayerLeftRoster':
    case 'CaptainNamed':
      return leagueSentence(fact, nameOf)
    case 'TeamCreated':
    case 'TeamChanged':
    case 'TeamDeleted':
      return teamSentence(fact, nameOf)
    case 'PlayerAdded':
    case 'PlayerChanged':
    case 'PlayerDeleted':
      return playerSentence(fact, nameOf)
    case 'GameScheduled':
    case 'GameDetailsChanged':
    case 'ScoreUpdated':
    case 'PeriodScoreUpdated':
    case 'BoxScoreLineRecorded':
    case 'GameDeleted':
    case 'GameRestored':
      return gameSentence(fact, nameOf)
    case 'ImportBegun':
    case 'ImportFinished':
    case 'ImportFailed':
      return importSentence(fact)
  }
}
