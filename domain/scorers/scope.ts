import { isSameLocation } from '../games/location'
import type { GameContext, GameDetails } from '../games/events'
import type { GameId } from '../ids/kinds'
import type { ScorerGames } from './events'

/** Whether a link's time is over at a moment; both are ISO 8601 in UTC. */
export const isLinkOver = ({ ends }: { readonly ends: string }, now: string): boolean => Date.parse(ends) <= Date.parse(now)

/** What of a game says whether a scorer may score it. */
export type ScopedGame = {
  readonly id: GameId
  readonly context: Pick<GameContext, 'home' | 'away'>
  readonly details: Pick<GameDetails, 'date' | 'location'>
}

const isWithin = (date: string | null, from: string, to: string) => date !== null && from <= date && date <= to

/** Whether a game is one of a scorer's, where and when it is played now: one that was moved away is not any more. */
export const isScorersGame = (games: ScorerGames, { id, context, details }: ScopedGame): boolean => {
  switch (games.kind) {
    case 'game':
      return games.game === id
    case 'place':
      return details.date === games.day && isSameLocation(details.location, games.location)
    case 'team':
      return [context.home.team, context.away.team].includes(games.team) && isWithin(details.date, games.from, games.to)
  }
}
