import { hasScore } from './score-text'

type Scored = { readonly id: number; readonly score_home: number | null; readonly score_away: number | null }

/** The game after this one that has no score yet, else the first in the list; undefined when every game has one. */
export const nextOpenGame = <Game extends Scored>(games: readonly Game[], after: number): Game | undefined => {
  const place = games.findIndex(({ id }) => id === after)
  return [...games.slice(place + 1), ...games.slice(0, Math.max(0, place))].find(game => !hasScore(game))
}
