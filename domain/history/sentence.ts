import { bracketSentence } from './bracket-sentence'
import { gameSentence } from './game-sentence'
import type { HistoricFact } from './historic'
import { importSentence } from './import-sentence'
import { leagueSentence } from './league-sentence'
import { organizationSentence } from './organization-sentence'
import { personSentence } from './person-sentence'
import { playerSentence } from './player-sentence'
import { seasonSentence } from './season-sentence'
import { teamSentence } from './team-sentence'
import { userSentence } from './user-sentence'
import type { NameOf } from './words'

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
    case 'PersonErased':
      return personSentence(fact, nameOf)
    case 'GameScheduled':
    case 'GameDetailsChanged':
    case 'ScoreUpdated':
    case 'PeriodScoreUpdated':
    case 'BoxScoreLineRecorded':
    case 'GameSidesChanged':
    case 'GameDeleted':
    case 'GameRestored':
      return gameSentence(fact, nameOf)
    case 'MatchupGameCreated':
    case 'MatchupGameRemoved':
    case 'MatchupGameRestored':
      return bracketSentence(fact, nameOf)
    case 'ImportBegun':
    case 'ImportFinished':
    case 'ImportFailed':
      return importSentence(fact)
  }
}
