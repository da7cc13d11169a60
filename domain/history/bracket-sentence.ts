import type { BracketFact } from '../brackets/events'
import { matchup, when } from './game-sentence'
import type { NameOf } from './words'

/** What somebody did to a bracket, in words that follow a name. */
export const bracketSentence = ({ type, data }: BracketFact, nameOf: NameOf): string => {
  switch (type) {
    case 'MatchupGameCreated':
      return `created the game ${matchup(data, nameOf)} of the bracket matchup ${data.matchup}${when(data.details)}`
    case 'MatchupGameRemoved':
      return `freed the bracket matchup ${data.matchup}`
    case 'MatchupGameRestored':
      return `gave the bracket matchup ${data.matchup} back to its game`
  }
}
