import type { GameContext } from '@fullcourt/domain/games/events'

/** What a game belongs to, where a spec needs any game. */
export const REGULAR_GAME: GameContext = {
  organization: 1,
  season: 1,
  league: 1,
  division: null,
  stage: 'regular',
  home: { team: 1, entry: 1, league: 1 },
  away: { team: 2, entry: 2, league: 1 },
}
