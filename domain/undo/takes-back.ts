import type { AnyFact } from '../log/fact-types'
import type { DeletableThing } from './inverse'
import { inverseOf } from './inverses'

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
  TAKING_BACK.includes(fact.type) ||
  (fact.type === 'GamesSwapPlanned' && fact.data.undoes !== null) ||
  (fact.type === 'PendingChangesPublished' && fact.data.undoes !== null) ||
  (fact.type === 'DraftChosen' && fact.data.is !== null)

/** The thing that a fact deleted, or brought back. */
const thingOf = (fact: AnyFact, does: 'delete' | 'restore'): DeletableThing | undefined => {
  const inverse = inverseOf(fact)
  return inverse !== undefined && 'thing' in inverse && inverse.does === does ? inverse.thing : undefined
}

/** Names a thing, whatever was entered for it and goes with it. */
const nameOf = (thing: DeletableThing): string => JSON.stringify({ ...thing, asItWas: undefined, only: undefined })

/** Whether a fact separated the players whom an earlier one had merged. */
const separates = (later: AnyFact, earlier: AnyFact): boolean =>
  later.type === 'PlayersUnmerged' &&
  earlier.type === 'PlayersMerged' &&
  later.data.master === earlier.data.master &&
  later.data.duplicate === earlier.data.duplicate

/** Whether a fact brought back what an earlier one had deleted, or merged: together they changed nothing. */
export const bringsBack = (later: AnyFact, earlier: AnyFact): boolean => {
  if (separates(later, earlier)) return true
  const [back, deleted] = [takesBack(later) ? thingOf(later, 'delete') : undefined, thingOf(earlier, 'restore')]
  return back !== undefined && deleted !== undefined && nameOf(back) === nameOf(deleted)
}
