import { DIVISION_NOT_FOUND } from '../divisions/decide'
import type { DivisionPlace } from '../divisions/events'
import { existingDivision } from '../divisions/state'
import { facts, nothing, refuse, type Decision, type Refusal } from '../facts/decision'
import { scheduleGame, type GameSides } from '../games/decide'
import type { GameContext, GameDetails, GameFact, GameSide } from '../games/events'
import type { EntryId, TeamId } from '../ids/kinds'
import { deriveBracket } from './derive'
import type { BracketFact, MatchupGameCreated, MatchupPlace } from './events'
import { THIRD_PLACE } from '../divisions/bracket-shape'
import { bracketInput, matchupOf, notKnownYet, type BracketGameResult } from './results'
import { teamsOfMatchup } from './settle'
import { gameOfMatchup, type SeasonBrackets } from './state'

/** A matchup has one game (docs/brackets.md#one-game-per-matchup). */
const MATCHUP_HAS_GAME = refuse('conflict', 'A game already exists for this matchup. Edit it instead.')

/** Where the game of a matchup belongs: to its division, and to the playoffs (docs/facts.md#identities). */
export const matchupGameContext = ({ organization, season, division, home, away }: MatchupGameCreated['data']): GameContext => ({
  organization,
  season,
  league: null,
  division,
  stage: 'playoff',
  home,
  away,
})

/** What the games of the division came to, read beside its season. */
type WithResults = { readonly results: readonly BracketGameResult[] }

type CreateMatchupGame = MatchupPlace &
  WithResults & {
    /** Of the two teams of the matchup; the better seed is at home where neither is named. */
    readonly home?: TeamId | undefined
    readonly away?: TeamId | undefined
    readonly details: Partial<Omit<GameDetails, 'matchId'>>
  }

type Playable = {
  readonly label: string
  /** Both teams as sides of a game, the better seed first. */
  readonly teams: readonly [GameSide, GameSide]
}

/** A matchup whose teams are known; a refusal where there is nobody, or not yet, to play its game. */
const playable = (
  brackets: SeasonBrackets,
  { division: id, matchup: matchId }: Pick<MatchupPlace, 'division' | 'matchup'>,
  results: readonly BracketGameResult[],
): Playable | Refusal => {
  if (!existingDivision(brackets, id)) return DIVISION_NOT_FOUND
  const matchup = matchupOf(deriveBracket(bracketInput(brackets, id, results)), matchId)
  if (!matchup) return refuse('invalid', 'Matchup must be one of the bracket, such as r1-0.')
  if (matchup.isBye) return refuse('conflict', 'A team with a bye advances without a game.')
  const { label } = matchup
  const teams = teamsOfMatchup(brackets, { division: id, matchup: matchId }, results)
  return teams ? { label, teams } : notKnownYet(label)
}

/** The better seed is at home, unless the caller says so otherwise. */
const sidesOf = (
  { label, teams: [better, other] }: Playable,
  { home, away }: Pick<CreateMatchupGame, 'home' | 'away'>,
): GameSides | Refusal => {
  if (home !== undefined && home === away) return refuse('invalid', 'Teams must be different.')
  const ways = [
    { home: better, away: other },
    { home: other, away: better },
  ]
  const fits = (sides: GameSides) =>
    sides.home.team === (home ?? sides.home.team) && sides.away.team === (away ?? sides.away.team)
  return ways.find(fits) ?? refuse('conflict', `${label} can only be played by the two teams in it.`)
}

/**
 * One game per matchup (docs/brackets.md#one-game-per-matchup), of the teams that stand in it; what could not be scheduled is refused here.
 */
export const createMatchupGame = (brackets: SeasonBrackets, command: CreateMatchupGame): Decision<BracketFact> => {
  const { home, away, details, results, ...place } = command
  const holder = gameOfMatchup(brackets, place.division, place.matchup)
  if (holder !== undefined) return holder === place.game ? nothing : MATCHUP_HAS_GAME
  const matchup = playable(brackets, place, results)
  if ('kind' in matchup) return matchup
  const sides = sidesOf(matchup, { home, away })
  return 'kind' in sides ? sides : created(place, sides, details)
}

const created = (place: MatchupPlace, sides: GameSides, details: CreateMatchupGame['details']): Decision<BracketFact> => {
  const data = { ...place, home: sides.home, away: sides.away }
  const context = matchupGameContext({ ...data, details: { ...details, matchId: place.matchup } as GameDetails })
  const scheduled: Decision<GameFact> = scheduleGame(
    { kind: 'unknown' },
    { game: place.game, in: context, details: { ...details, matchId: place.matchup } },
  )
  if (scheduled.kind !== 'facts') return scheduled
  const [fact] = scheduled.facts
  return fact.type === 'GameScheduled'
    ? facts({ type: 'MatchupGameCreated', data: { ...data, details: fact.data.details } })
    : nothing
}

/** The game is gone; a matchup that has another game by now stays as it is. */
export const removeMatchupGame = (brackets: SeasonBrackets, place: MatchupPlace): Decision<BracketFact> =>
  gameOfMatchup(brackets, place.division, place.matchup) === place.game
    ? facts({ type: 'MatchupGameRemoved', data: place })
    : nothing

/** A deleted game, and the entries that it was a game of. */
export type RestoreMatchupGame = MatchupPlace & WithResults & { readonly entries: readonly EntryId[] }

/** A deleted game takes its matchup again before it comes back; refused where another game or other teams have it by now. */
export const restoreMatchupGame = (brackets: SeasonBrackets, command: RestoreMatchupGame): Decision<BracketFact> => {
  const { entries, results, ...place } = command
  const holder = gameOfMatchup(brackets, place.division, place.matchup)
  if (holder !== undefined && holder !== place.game) return MATCHUP_HAS_GAME
  const matchup = playable(brackets, place, results)
  if ('kind' in matchup) return matchup
  return matchup.teams.every(({ entry }) => entries.includes(entry))
    ? facts({ type: 'MatchupGameRestored', data: place })
    : refuse('conflict', `Other teams play ${matchup.label} now. Create a game for them instead.`)
}

/** Whether the losers of the semifinals play a game; one that is there has to go first. */
export const setThirdPlace = (
  brackets: SeasonBrackets,
  { is, ...place }: DivisionPlace & { readonly is: boolean },
): Decision<BracketFact> => {
  if (!existingDivision(brackets, place.division)) return DIVISION_NOT_FOUND
  const was = brackets.thirdPlaces.get(place.division) ?? false
  if (was === is) return nothing
  return gameOfMatchup(brackets, place.division, THIRD_PLACE) === undefined
    ? facts({ type: 'ThirdPlaceGameSet', data: { ...place, was, is } })
    : refuse('conflict', 'Delete the game for third place first.')
}
