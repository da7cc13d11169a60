import type { LeaguePlayOffs } from '@fullcourt/domain/brackets/champions'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import type { Known } from '../card'
import type { GameCard } from '../games/game-card'

type PlayOffGames = LeaguePlayOffs['games']

const playOffGame = ({ id, context: { home, away }, score, walkover }: Known<GameCard>): PlayOffGames[number] => ({
  game: id,
  home: home.team,
  away: away.team,
  entries: [home.entry, away.entry],
  score,
  walkover: walkover ?? null,
})

/** The play-offs of each league, of cards in the order in which the games are played (`playOffs` of game cards). */
export const playOffsByLeague = (cards: readonly Known<GameCard>[]): ReadonlyMap<LeagueId, PlayOffGames> => {
  const leagues = new Map<LeagueId, PlayOffGames>()
  for (const card of cards) {
    const { league } = card.context
    if (league !== null) leagues.set(league, [...(leagues.get(league) ?? []), playOffGame(card)])
  }
  return leagues
}
