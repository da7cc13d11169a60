import type { GameContext } from '@fullcourt/domain/games/events'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import { isFigure } from '@fullcourt/domain/statistics/figures'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import type { SheetLine } from '@fullcourt/projections/games/game-sheet'
import type { GameStatAnswer } from '../box-score.answers'

/** A line as rows: what was entered, what follows from it and percentages, by the ids of the definitions; what is not kept has no row. */
export const statRows = (game: GameId, context: GameContext, { player, side, line }: SheetLine): GameStatAnswer[] => {
  const { figures } = deriveLine(line)
  return STAT_DEFINITIONS.flatMap(({ id, abbreviation }) => {
    const value = statOfLine(abbreviation, figures)
    return value === null
      ? []
      : [
          {
            game_id: game,
            player_id: player,
            team_id: context[side].team,
            stat_id: id,
            stat: abbreviation,
            value,
            entered: isFigure(abbreviation) && line[abbreviation] !== undefined,
          },
        ]
  })
}
