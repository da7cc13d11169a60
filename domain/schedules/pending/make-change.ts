import { factsOrNothing, nothing, refuse, type Decision } from '../../facts/decision'
import { changeDetails, changeSides, deleteGame, isPlayed, restoreGameDeletedBy, slotOf, type Because } from '../../games/decide'
import type { GameFact } from '../../games/events'
import { gameStream, hasFollowed, type ActiveGame, type Game } from '../../games/state'
import type { TermsChange, GameTerms } from '../events'
import { isSameTerms, termsOf } from './terms'

const WAS_DELETED = refuse('conflict', 'The game was deleted meanwhile.')
const WAS_PLAYED = refuse('conflict', 'The game was played meanwhile.')
const WAS_MOVED = refuse('conflict', 'The game was moved meanwhile.')

const inTurn = (game: Game, decisions: readonly ((game: Game) => Decision<GameFact>)[]): Decision<GameFact> => {
  const written: GameFact[] = []
  let now = game
  for (const decide of decisions) {
    const decision = decide(now)
    if (decision.kind === 'refused') return decision
    if (decision.kind === 'nothing') continue
    written.push(...decision.facts)
    now = decision.facts.reduce<Game>(gameStream.evolve, now)
  }
  return factsOrNothing(written)
}

const withTerms = (game: ActiveGame, is: GameTerms): Decision<GameFact> =>
  inTurn(game, [now => changeSides(now, { home: is.home, away: is.away }), now => changeDetails(now, slotOf(is))])

type MakeChange = Omit<TermsChange, 'game'> & Because

/** A step of published changes: makes one game what it is to be, as long as it is what it was then. */
export const makeChange = (game: Game, { was, is, because }: MakeChange): Decision<GameFact> => {
  if (hasFollowed(game, because)) return nothing
  if (game.kind !== 'active') return WAS_DELETED
  if (isPlayed(game)) return WAS_PLAYED
  if (!isSameTerms(termsOf(game), was)) return WAS_MOVED
  return is === null ? deleteGame(game) : withTerms(game, is)
}

/** Takes such a step back where another one was refused; a game that was changed since stays. `made` is the id of the fact that it followed. */
export const takeChangeBack = (
  game: Game,
  { was, is, because, made }: MakeChange & { readonly made: string },
): Decision<GameFact> => {
  if (game.kind === 'unknown' || !hasFollowed(game, made) || hasFollowed(game, because)) return nothing
  if (is === null) return restoreGameDeletedBy(game, made)
  if (game.kind !== 'active' || isPlayed(game) || !isSameTerms(termsOf(game), is)) return nothing
  return was === null ? deleteGame(game) : withTerms(game, was)
}
