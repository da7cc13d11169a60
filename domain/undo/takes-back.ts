import type { AnyFact } from '../log/fact-types'

/** The kinds of facts that take something back, whoever asked for it. */
const TAKING_BACK: readonly AnyFact['type'][] = [
  'OrganizationRestored',
  'MenuLinkRestored',
  'BusinessRestored',
  'UserRestored',
  'SeasonRestored',
  'LeagueRestored',
  'EntryRestored',
  'RosterPlaceRestored',
  'DivisionRestored',
  'TeamRestored',
  'PlayerRestored',
  'PlayersUnmerged',
  'GameFiguresRestored',
  'GameRestored',
  'MatchupGameRestored',
  'ByeRestored',
  'WeekOffRestored',
  'ScheduleRestored',
  'GenerationUndone',
]

/** Whether a fact took something back: whoever takes one step after another back does not go forward again by it. */
export const takesBack = (fact: AnyFact): boolean =>
  TAKING_BACK.includes(fact.type) || (fact.type === 'GamesSwapPlanned' && fact.data.undoes !== null)
