import { facts, nothing, refuse, type Decision, type Refusal } from '../facts/decision'
import { scheduleGame } from '../games/decide'
import type { GameContext, GameDetails, GameFact, GameSide } from '../games/events'
import { sideOf } from '../games/place'
import type { TeamId } from '../ids/kinds'
import type { BracketFact, MatchupGameCreated, MatchupPlace } from './events'
import { gameOfMatchup, type SeasonBrackets } from './state'

const MATCHUP = /^r[1-9]\d?-\d{1,3}$/

const taken = ({ matchup }: MatchupPlace): Refusal => refuse('conflict', `The matchup ${matchup} has a game already.`)

/** Where the game of a matchup belongs: to its division, and to the playoffs (design 2, Identities). */
export const matchupGameContext = ({ organization, season, division, home, away }: MatchupGameCreated['data']): GameContext => ({
  organization,
  season,
  league: null,
  division,
  stage: 'playoff',
  home,
  away,
})

export type CreateMatchupGame = MatchupPlace & {
  readonly home: TeamId
  readonly away: TeamId
  readonly details: Partial<Omit<GameDetails, 'matchId'>>
}

/** One game per matchup (design 8, Brackets); what could not be scheduled is refused here. */
export const createMatchupGame = (brackets: SeasonBrackets, command: CreateMatchupGame): Decision<BracketFact> => {
  const { home, away, details, ...place } = command
  const holder = gameOfMatchup(brackets, place.division, place.matchup)
  if (holder !== undefined) return holder === place.game ? nothing : taken(place)
  if (!MATCHUP.test(place.matchup)) return refuse('invalid', 'matchup must be a round and a place, such as r1-0.')
  const [homeSide, awaySide] = [sideOf(brackets.contents, home), sideOf(brackets.contents, away)]
  if ('kind' in homeSide) return homeSide
  if ('kind' in awaySide) return awaySide
  return created(place, homeSide, awaySide, details)
}

const created = (
  place: MatchupPlace,
  home: GameSide,
  away: GameSide,
  details: CreateMatchupGame['details'],
): Decision<BracketFact> => {
  const data = { ...place, home, away }
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

/** A deleted game takes its matchup again before it comes back; refused where another game has it. */
export const restoreMatchupGame = (brackets: SeasonBrackets, place: MatchupPlace): Decision<BracketFact> => {
  const holder = gameOfMatchup(brackets, place.division, place.matchup)
  if (holder !== undefined && holder !== place.game) return taken(place)
  return facts({ type: 'MatchupGameRestored', data: place })
}
