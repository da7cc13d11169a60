import type { Champion } from '@fullcourt/domain/brackets/champions'
import { isCompleted } from '@fullcourt/domain/games/completed'
import { knownOf, type Known } from '@fullcourt/projections/card'
import type { GameCard } from '@fullcourt/projections/games/game-card'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import type { ChampionAnswer, ChampionScoreAnswer } from '../champions.answers'
import type { ReadSeason } from './season-results'

/** The cards around champions: their teams, and the games that decided the finals. */
export type AroundChampions = { readonly teams: TeamCards; readonly games: ReadonlyMap<string, GameCard> }

const scoreOf = ({ score, context }: Known<GameCard>, { team }: Champion): ChampionScoreAnswer | null => {
  if (score === null || !isCompleted(score)) return null
  const isHome = context.home.team === team
  return { champion: isHome ? score.home : score.away, runnerUp: isHome ? score.away : score.home }
}

const nameOf = ({ of }: Champion, { divisions, leagues }: ReadSeason): string =>
  ('division' in of
    ? divisions.find(({ id }) => id === of.division)?.name
    : leagues.find(({ league }) => league.id === of.league)?.league.name) ?? ''

/** A champion with its names and its final. */
export const championAnswer = (champion: Champion, season: ReadSeason, { teams, games }: AroundChampions): ChampionAnswer => {
  const game = knownOf(games.get(String(champion.game)))
  return {
    name: nameOf(champion, season),
    division_id: 'division' in champion.of ? champion.of.division : null,
    league_id: 'league' in champion.of ? champion.of.league : null,
    team: teamNameOf(teams, champion.team),
    runnerUp: teamNameOf(teams, champion.runnerUp),
    game_id: champion.game,
    date: game?.details.date ?? null,
    score: game ? scoreOf(game, champion) : null,
    series: champion.series,
  }
}
