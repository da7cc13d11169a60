import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import type { PlayedGameAnswer, PlayerStatAnswer } from '../players.answers'

/** What a player entered on the sheet of one game, for one team. */
export type PlayedLine = {
  readonly player: number
  readonly team: number
  readonly line: Figures
  readonly game: PlayedGameAnswer
}

/** One row per figure of a line: what was entered, what follows from it, and percentages as ratios; what was not kept has no row (spec 2 §3). */
export const statRows = ({ player, team, line, game }: PlayedLine): PlayerStatAnswer[] => {
  const { figures } = deriveLine(line)
  return STAT_DEFINITIONS.flatMap(({ id, abbreviation }) => {
    const value = statOfLine(abbreviation, figures)
    if (value === null) return []
    return [{ game_id: game.id, stat_id: id, player_id: player, team_id: team, value, stat: { id, abbreviation }, game }]
  })
}
