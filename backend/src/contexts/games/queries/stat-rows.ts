import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import { isFigure, type Figures } from '@fullcourt/domain/statistics/figures'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import type { GameStatAnswer, PlayedGameAnswer } from '../game-stat.answers'

/** What was entered for a player in one game, for one team. */
export type PlayedLine = {
  readonly player: PlayerId
  readonly team: TeamId
  readonly line: Figures
  readonly game: PlayedGameAnswer
}

/**
 * One row per figure of a line: what was entered, what follows from it, and percentages as ratios; what is not kept has no row
 * (docs/standings.md#percentages).
 */
export const statRows = ({ player, team, line, game }: PlayedLine): GameStatAnswer[] => {
  const { figures } = deriveLine(line)
  return STAT_DEFINITIONS.flatMap(({ id, abbreviation }) => {
    const value = statOfLine(abbreviation, figures)
    if (value === null) return []
    const entered = isFigure(abbreviation) && line[abbreviation] !== undefined
    return [{ game_id: game.id, stat_id: id, player_id: player, team_id: team, value, entered, stat: { id, abbreviation }, game }]
  })
}
