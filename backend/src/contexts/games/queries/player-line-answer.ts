import { deriveLine, didNotPlay } from '@fullcourt/domain/statistics/line'
import type { SheetLine } from '@fullcourt/projections/games/game-sheet'
import type { Outcome } from '../../../core/facts/decider'
import type { PlayerLineAnswer } from '../box-score.answers'
import type { GameParts } from './game-documents'
import { sheetStatRows } from './sheet-stat-rows'

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

/** The line that a command wrote, whatever others made of it since; undefined where it changed nothing. */
export const writtenLine = ({ facts, revision }: Outcome): SheetLine | undefined => {
  const fact = facts.filter(one => one.type === 'BoxScoreLineRecorded').find(({ data }) => data.is !== null)
  if (fact === undefined || fact.data.is === null || revision === null) return undefined
  const { player, side, is } = fact.data
  return { player, side, line: is, revision }
}
