import {
  divisionsAfter,
  noDivisions,
  partsOfDivisions,
  type BracketGames,
  type SeasonDivisions,
  type SeasonDivisionsFact,
} from '../divisions/state'
import { seasonStream } from '../entries/state'
import type { Traced } from '../facts/fact'
import type { StreamOf } from '../facts/stream-of'
import type { DivisionId, GameId, SeasonId } from '../ids/kinds'
import type { BracketFact } from './events'

/** What decisions on divisions and brackets need of a season: its entries, its divisions, and the game of each matchup. */
export type SeasonBrackets = SeasonDivisions & {
  readonly games: BracketGames
  /** The divisions that play for third place. */
  readonly thirdPlaces: ReadonlyMap<DivisionId, boolean>
}
export type SeasonBracketsFact = SeasonDivisionsFact | BracketFact

/** The game that a matchup has. */
export const gameOfMatchup = ({ games }: SeasonBrackets, division: DivisionId, matchup: string): GameId | undefined =>
  games.get(division)?.get(matchup)

const changeMatchups = (
  brackets: SeasonBrackets,
  division: DivisionId,
  change: (matchups: Map<string, GameId>) => void,
): SeasonBrackets => {
  const matchups = new Map(brackets.games.get(division))
  change(matchups)
  return { ...brackets, games: new Map(brackets.games).set(division, matchups) }
}

const evolve = (brackets: SeasonBrackets, fact: Traced<SeasonBracketsFact>): SeasonBrackets => {
  switch (fact.type) {
    case 'MatchupGameCreated':
    case 'MatchupGameRestored': {
      const { division, matchup, game } = fact.data
      return changeMatchups(brackets, division, matchups => matchups.set(matchup, game))
    }
    case 'MatchupGameRemoved': {
      const { division, matchup } = fact.data
      return changeMatchups(brackets, division, matchups => matchups.delete(matchup))
    }
    case 'ThirdPlaceGameSet':
      return { ...brackets, thirdPlaces: new Map(brackets.thirdPlaces).set(fact.data.division, fact.data.is) }
    default:
      return { ...brackets, ...divisionsAfter(brackets, fact) }
  }
}

/** Whether a division plays for third place. */
export const thirdPlacePart = (division: DivisionId): string => `third place of division ${division}`

const partsOf = (fact: SeasonBracketsFact): readonly string[] => {
  switch (fact.type) {
    case 'MatchupGameCreated':
    case 'MatchupGameRestored':
    case 'MatchupGameRemoved':
      return []
    case 'ThirdPlaceGameSet':
      return [thirdPlacePart(fact.data.division)]
    case 'DivisionCreated':
    case 'DivisionRenamed':
    case 'DivisionDeleted':
    case 'DivisionRestored':
    case 'TeamAssignedToDivision':
    case 'TeamRemovedFromDivision':
    case 'DivisionTeamsOrdered':
      return partsOfDivisions(fact)
    default:
      return seasonStream.partsOf?.(fact) ?? []
  }
}

/** The season's stream, with its divisions and the games of their brackets. */
export const bracketStream: StreamOf<SeasonBrackets, Traced<SeasonBracketsFact>, SeasonId> = {
  name: seasonStream.name,
  initial: { ...noDivisions, games: new Map(), thirdPlaces: new Map() },
  evolve,
  partsOf,
}
