import { fullName } from '@fullcourt/domain/players/full-name'
import type { BoxScoreAnswer, RosterPlayerAnswer } from '../../../contexts/games/box-score.answers'
import type { ExportCell, ExportTable } from '../csv'
import { shownStatistics } from './shown-statistics'

/** What everybody did in a game, the away team first. */
export const boxScoreTable = ({ game, homeRoster, awayRoster, playerStats, allStats }: BoxScoreAnswer): ExportTable => {
  const figures = shownStatistics(allStats, playerStats)
  const valueOf = (player: number, team: number, figure: string) =>
    playerStats.find(row => row.player_id === player && row.team_id === team && row.stat.abbreviation === figure)?.value ?? null
  const rowsOf = (team: string, roster: readonly RosterPlayerAnswer[]): ExportCell[][] =>
    roster.map(player => [
      team,
      player.number,
      fullName(player),
      ...figures.map(figure => valueOf(player.player_id, player.team_id, figure)),
    ])
  return {
    name: `box-score-${game.id}`,
    columns: ['Team', 'Number', 'Player', ...figures],
    rows: [...rowsOf(game.awayTeam, awayRoster), ...rowsOf(game.homeTeam, homeRoster)],
  }
}
