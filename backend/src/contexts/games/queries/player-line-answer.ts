import { refuse } from '@fullcourt/domain/facts/decision'
import { deriveLine, didNotPlay } from '@fullcourt/domain/statistics/line'
import type { SheetLine } from '@fullcourt/projections/games/game-sheet'
import type { Outcome } from '../../../core/facts/decider'
import type { PlayerLineAnswer } from '../box-score.answers'
import type { GameParts } from './game-documents'
import { sheetStatRows } from './sheet-stat-rows'

export const NO_LINE = refuse('not-found', 'The player has no line in this game.')

/** A line of a game's sheet as the documented rows, with its revision. */
export const playerLineAnswer = (shown: GameParts, line: SheetLine): PlayerLineAnswer => ({
  revision: line.revision,
  player_id: line.player,
  game_id: shown.card.id,
  team_id: shown.card.context[line.side].team,
  didNotPlay: didNotPlay(line.line),
  flags: [...deriveLine(line.line).flags],
  stats: sheetStatRows(shown, line),
})

/** The lines that a command wrote, whatever others made of them since; none where it changed nothing. */
export const writtenLines = ({ facts, revision }: Outcome): readonly SheetLine[] =>
  facts.flatMap((fact, at) => {
    if (fact.type !== 'BoxScoreLineRecorded' || fact.data.is === null || revision === null) return []
    const { player, side, is } = fact.data
    return [{ player, side, line: is, revision: revision - (facts.length - 1 - at) }]
  })
