import type { PlayerAnswer } from '../../players/players.answers'
import type { Table } from '../csv'

/** Players by name, with the teams that they are on. */
export const playersTable = (players: readonly PlayerAnswer[]): Table => ({
  name: 'players',
  columns: ['Player', 'First name', 'Last name', 'Teams'],
  rows: players.map(player => [
    player.id,
    player.firstName,
    player.lastName,
    [...new Set(player.rosters.map(({ team }) => team.name))].join('; '),
  ]),
})
