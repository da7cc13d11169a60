import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { GameStatAnswer } from '../../../contexts/games/game-stat.answers'
import type { PlayerStatsAnswer } from '../../../contexts/players/players.answers'
import type { ExportCell, ExportTable } from '../csv'
import { ROUNDS } from './rounds'
import { shownStatistics } from './shown-statistics'

/** The figures of one line of a box score. */
const rowOf = (rows: readonly [GameStatAnswer, ...GameStatAnswer[]], figures: readonly string[]): ExportCell[] => {
  const [{ game, team_id }] = rows
  const [own, other] = game.home_team.id === team_id ? [game.home_team, game.away_team] : [game.away_team, game.home_team]
  return [
    game.seasons_league.season.name,
    game.seasons_league.league.name,
    ROUNDS[game.stage],
    game.id,
    game.date,
    own.name,
    other.name,
    ...figures.map(figure => rows.find(({ stat }) => stat.abbreviation === figure)?.value ?? null),
  ]
}

/** What a player did, game by game, from the earliest: they may have two lines in a game, one for each team. */
export const gameLogTable = (player: number, { gameStats, allStats }: PlayerStatsAnswer): ExportTable => {
  const figures = shownStatistics(allStats, gameStats)
  return {
    name: `player-${player}-games`,
    columns: ['Season', 'League', 'Round', 'Game', 'Date', 'Team', 'Opponent', ...figures],
    rows: groupBy(gameStats, ({ game_id, team_id }) => `${game_id}/${team_id}`).map(rows => rowOf(rows, figures)),
  }
}
