import type { GameAnswer } from '../../../contexts/games/games.answers'
import type { ExportTable } from '../csv'
import { ROUNDS } from './rounds'

/** Games in the order in which they are played, with the scores of those that were. */
export const scheduleTable = (games: readonly GameAnswer[]): ExportTable => ({
  name: 'schedule',
  columns: ['Game', 'Date', 'Time', 'Away', 'Away score', 'Home', 'Home score', 'Location', 'League', 'Round', 'Status'],
  rows: games.map(game => [
    game.id,
    game.date,
    game.time,
    game.awayTeam,
    game.score_away,
    game.homeTeam,
    game.score_home,
    game.location,
    game.league?.name ?? game.division?.name ?? null,
    game.matchupLabel ?? ROUNDS[game.stage],
    game.statusLabel,
  ]),
})
