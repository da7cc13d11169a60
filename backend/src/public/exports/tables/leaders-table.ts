import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerLeaderAnswer, TeamLeaderAnswer } from '../../../contexts/statistics/statistics.answers'
import type { ExportCell, ExportTable } from '../csv'

/** The leaders of one figure. */
export type PlayerBoard = { readonly figure: string; readonly players: readonly PlayerLeaderAnswer[] }

const playerRows = ({ figure, players }: PlayerBoard): ExportCell[][] =>
  players.map(player => [
    figure,
    player.rank,
    fullName(player),
    player.teams.map(({ name }) => name).join('; '),
    player.value,
    player.games,
  ])

/** The leaders of each figure, and the teams with most wins, one list below the other. */
export const leadersTable = (boards: readonly PlayerBoard[], wins: readonly TeamLeaderAnswer[]): ExportTable => ({
  name: 'leaders',
  columns: ['Figure', 'Rank', 'Name', 'Team', 'Total', 'GP'],
  rows: [...boards.flatMap(playerRows), ...wins.map(team => ['Wins', team.rank, team.name, team.name, team.value, team.games])],
})
