import type { StreamOf } from '../facts/stream-of'
import { seasonStream, type SeasonContents, type SeasonContentsFact } from '../entries/state'
import type { DivisionId, GameId, SeasonId } from '../ids/kinds'
import type { BracketFact } from './events'

/** What decisions on brackets need of a season: its entries, and the game of each matchup, by `matchupKey`. */
export type SeasonBrackets = { readonly contents: SeasonContents; readonly games: ReadonlyMap<string, GameId> }

export const matchupKey = (division: DivisionId, matchup: string): string => `${division}/${matchup}`

const evolve = (brackets: SeasonBrackets, fact: SeasonContentsFact | BracketFact): SeasonBrackets => {
  switch (fact.type) {
    case 'MatchupGameCreated':
    case 'MatchupGameRestored': {
      const { division, matchup, game } = fact.data
      return { ...brackets, games: new Map(brackets.games).set(matchupKey(division, matchup), game) }
    }
    case 'MatchupGameRemoved': {
      const { division, matchup } = fact.data
      return { ...brackets, games: new Map([...brackets.games].filter(([key]) => key !== matchupKey(division, matchup))) }
    }
    default:
      return { ...brackets, contents: seasonStream.evolve(brackets.contents, fact) ?? brackets.contents }
  }
}

/** The season's stream, with the contents of its brackets. */
export const bracketStream: StreamOf<SeasonBrackets, SeasonContentsFact | BracketFact, SeasonId> = {
  name: seasonStream.name,
  initial: { contents: seasonStream.initial, games: new Map() },
  evolve,
}
